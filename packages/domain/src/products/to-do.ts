import { valueOf } from '../facts/lookup.ts'
import { isShownAsText } from '../facts/describe-spec.ts'
import { readSpecs, type SpecReading } from '../facts/read-specs.ts'
import { isAccessory } from '../features/key-figures.ts'
import { colorsOf } from '../pictures/pictures.ts'
import { grouped } from '../text/count-of.ts'
import { inWords } from '../text/in-words.ts'
import type { Periods } from '../texts/periods.ts'
import { warrantyKind } from '../warranty/warranty-kind.ts'
import type { Category } from './category.ts'
import { isKnownColor } from './color.ts'
import { consequencesOf } from './consequences.ts'
import { noPicture } from './product-form.ts'
import type { Product } from './product.ts'
import type { ProductSettings } from './product-settings.ts'

/** What is to be looked into, by kind. */
export type ToDoKind =
  | 'malformed'
  | 'unreadable'
  | 'missing'
  | 'picture'
  | 'file'
  | 'alt'
  | 'color'
  | 'warranty'
  | 'description'
  | 'name'
  | 'feature'
  | 'successor'
  | 'draft'

/** Something about a product that staff should look into. */
export interface ToDo {
  kind: ToDoKind
  /** The field of the form that mends it; for a spec "specs.3". */
  field: string
  sentence: string
}

type Readings = readonly SpecReading[]

interface Surroundings {
  /** Whether the site has a file at a path such as "/pictures/edge/hero-960.webp". */
  hasFile: (path: string) => boolean
  /** The alt text of a picture beside the product's name; undefined for one without. */
  altOf: (src: string) => string | undefined
  /** Undefined where they cannot be read. */
  periods: Periods | undefined
}

/** What staff should look into about a product, in the order of its form. */
export function toDoOf(
  product: Product,
  settings: ProductSettings,
  surroundings: Surroundings,
): ToDo[] {
  const readings = readSpecs(product)
  return [
    ...description(product, readings),
    ...pictures(product, surroundings),
    ...colors(product),
    ...specs(readings, product.category),
    ...missing(product, readings),
    ...warranty(product, readings, surroundings),
    ...features(readings, settings),
  ]
}

function pictures(product: Product, { hasFile, altOf }: Surroundings): ToDo[] {
  return [product.imageUrl, ...product.images].flatMap((src, index) => {
    const field = index === 0 ? 'imageUrl' : `images.${index - 1}`
    if (src === noPicture) return toDo('picture', field, 'It has no picture.')
    if (src.startsWith('https://'))
      return toDo(
        'picture',
        field,
        `${src} is on another host, and browsers are told to load none from there.`,
      )
    if (!hasFile(src)) return toDo('picture', field, `There is no picture at ${src}.`)
    return altOf(src) === undefined
      ? toDo(
          'alt',
          field,
          `Picture ${index + 1} has no alt text of its own: it is read out as “${product.name}”.`,
        )
      : []
  })
}

function colors(product: Product): ToDo[] {
  const { colorVariations, defaultColor } = product
  const names = colorVariations ?? []
  const pictured = colorsOf(product) ?? []
  const without = names.length > 1 ? names.filter((color) => !pictured.includes(color)) : []
  const all = names.flatMap((color, index) =>
    isKnownColor(color)
      ? []
      : toDo(
          'color',
          `colorVariations.${index}`,
          `${color} is no color that the site knows: its swatch is dark gray.`,
        ),
  )
  if (without.length > 0)
    all.push(
      toDo(
        'color',
        'images',
        `There are no pictures in ${inWords(without)}: choosing it shows another color.`,
      ),
    )
  if (defaultColor !== null && !names.includes(defaultColor))
    all.push(
      toDo('color', 'defaultColor', `The default color, ${defaultColor}, is none of its colors.`),
    )
  return all
}

function specs(readings: Readings, category: Category): ToDo[] {
  return readings.flatMap((reading, index) => {
    const { label, value, problem } = reading
    if (problem === undefined || isShownAsText(reading, category)) return []
    return toDo('unreadable', `specs.${index}`, `“${label}: ${value}”: ${problem}.`)
  })
}

// An accessory states what it likes.
function missing(product: Product, readings: Readings): ToDo[] {
  if (isAccessory(product)) return []
  return consequencesOf(product, readings).map(({ sentence }) => toDo('missing', 'specs', sentence))
}

function warranty(product: Product, readings: Readings, { periods }: Surroundings): ToDo[] {
  const index = readings.findIndex(({ label }) => label === 'Warranty')
  const stated = valueOf(readings[index]?.facts ?? [], 'Warranty', 'quantity')?.number
  const years = periods?.[warrantyKind(product)]
  if (stated === undefined || years === undefined || stated === years) return []
  const sentence = `It states ${stated} years of warranty; the policy gives it ${years}.`
  return [toDo('warranty', `specs.${index}`, sentence)]
}

// A figure with a unit that the description says, of a length say, is one that the specs say too.
function description({ description }: Product, readings: Readings): ToDo[] {
  const toDescribe = (sentence: string) => toDo('description', 'description', sentence)
  if (description === '') return [toDescribe('It has no description.')]
  // "120 × 120 × 25 mm" states each of them.
  const stated = new Set(
    readings.flatMap(({ value }) =>
      unitsIn(value).flatMap((unit) => numbersIn(value).map((number) => `${number} ${unit}`)),
    ),
  )
  const statedUnits = new Set([...stated].map((figure) => figure.split(' ')[1]))
  return figuresIn(description)
    .filter((figure) => statedUnits.has(figure.split(' ')[1]) && !stated.has(figure))
    .map((figure) => toDescribe(`The description says ${figure}, and no spec does.`))
}

const number = String.raw`(?<![\d.,])(\d[\d,]*(?:\.\d+)?)`
const unit = String.raw`(mm|cm|kg|g|W|V|Hz|DPI|rpm|dB\(A\)|%|ms|°|K|lx)(?![\p{L}\d])`
const figures = new RegExp(String.raw`${number}[ \u00a0]?${unit}`, 'gu')
const numbers = new RegExp(number, 'gu')
const units = new RegExp(String.raw`(?<=[\d\s])${unit}`, 'gu')

function figuresIn(text: string): string[] {
  return [...text.matchAll(figures)].map(([, digits = '', of = '']) => `${plain(digits)} ${of}`)
}

function numbersIn(text: string): string[] {
  return [...text.matchAll(numbers)].map(([, digits = '']) => plain(digits))
}

function unitsIn(text: string): string[] {
  return [...new Set(text.match(units) ?? [])]
}

function plain(digits: string): string {
  return grouped(Number(digits.replaceAll(',', '')))
}

function features(readings: Readings, { keyFeatures }: ProductSettings): ToDo[] {
  const labels = new Set<string>(readings.map(({ label }) => label))
  return (keyFeatures ?? []).flatMap(({ label }, index) =>
    label === undefined || labels.has(label)
      ? []
      : toDo(
          'feature',
          `keyFeatures.${index}`,
          `The key feature of “${label}” is not shown: no spec has that label.`,
        ),
  )
}

function toDo(kind: ToDoKind, field: string, sentence: string): ToDo {
  return { kind, field, sentence }
}
