import { toBase, type Unit } from '../facts/unit.ts'
import type { ProductLink } from '../products/product-schema.ts'
import { grouped } from '../text/count-of.ts'
import {
  type BoardPlugs,
  type BoardSize,
  boardSizes,
  type Bracket,
  type Build,
  type CardPlugs,
  type Chassis,
  type Cooler,
  type Radiator,
  radiatorPositions,
  type Supply,
} from './build.ts'
import {
  type BuildValues,
  buildFields,
  type FieldKind,
  type frontEnds,
  own,
} from './build-fields.ts'

/** A part of ours that can be chosen. */
export interface Choice<Part> {
  /** Its slug or, if it has none, its id. */
  key: string
  product: ProductLink
  part: Part
}

/** What of ours can be chosen. */
export interface Choices {
  cases: readonly Choice<Chassis>[]
  coolers: readonly Choice<Cooler>[]
  supplies: readonly Choice<Supply>[]
  bracket?: Choice<Bracket>
}

export interface ReadBuild {
  build: Build
  /** One message for each field that cannot be read; the build is without it. */
  errors: Record<string, string>
}

type Values = Map<string, string | number>
type NumberField = FieldKind & { kind: 'number' }

/** Parts that are one of ours or, by the fields that begin with their name, the visitor's own. */
const ownParts = { case: 'cases', cooler: 'coolers', supply: 'supplies' } as const

/** Reads what was typed into a build's fields. */
export function readBuild(values: BuildValues, choices: Choices): ReadBuild {
  const errors: Record<string, string> = {}
  const read: Values = new Map()
  for (const [name, field] of buildFields) {
    const text = values[name]
    if (text === undefined || text === '') continue
    const value = readField(field, text, keysOf(name, choices))
    if (value === undefined) errors[name] = refusalOf(field)
    else read.set(name, value)
  }
  // Who gives a measure of a part and chooses none of ours means one of their own.
  for (const part of Object.keys(ownParts))
    if (!values[part] && [...read.keys()].some((name) => name.startsWith(`${part}-`)))
      read.set(part, own)
  return { build: toBuild(read, choices), errors: { ...errors, ...unusedFields(read) } }
}

function keysOf(name: string, { cases, coolers, supplies }: Choices): readonly string[] {
  const parts = { case: cases, cooler: coolers, supply: supplies }[name] ?? []
  return parts.map(({ key }) => key)
}

function readField(
  field: FieldKind,
  text: string,
  keys: readonly string[],
): string | number | undefined {
  if (field.kind === 'choice')
    return Object.hasOwn(field.choices, text) ? field.choices[text] : undefined
  if (field.kind === 'product') return text === own || keys.includes(text) ? text : undefined
  const { unit, least, most } = field
  const number = readNumber(text, unit)
  if (number === undefined || number < least || number > most) return undefined
  return unit === 'drives' && !Number.isInteger(number) ? undefined : number
}

const units = {
  mm: 'number in millimeters',
  W: 'number in watts',
  g: 'number in grams',
  slots: 'number of slots',
  drives: 'whole number of drives',
}

function refusalOf(field: FieldKind): string {
  if (field.kind === 'choice') return 'Please choose from the list'
  if (field.kind === 'product') return 'We have no such product'
  const { unit, least, most } = field
  return `Please give a ${units[unit]}, from ${least} to ${grouped(most)}`
}

const inches: Unit = '″'

/** What else than the field's own unit may be written behind its number. */
const otherUnits: Partial<Record<NumberField['unit'], Readonly<Record<string, Unit>>>> = {
  mm: { cm: 'cm', in: inches, inch: inches, inches, '"': inches, '”': inches, '″': inches },
  g: { kg: 'kg' },
}

// "336", "33,6 cm", "1,000 W".
function readNumber(text: string, unit: NumberField['unit']): number | undefined {
  const [, digits = '', written = ''] = /^([\d.,]+) ?(\D*)$/.exec(text) ?? []
  const named = written.toLowerCase()
  const other = otherUnits[unit]?.[named]
  if (!other && named !== '' && named !== unit.toLowerCase()) return undefined
  const number = numberOf(digits, other !== undefined)
  return number === undefined || !other ? number : toBase(number, other)
}

// A point before three digits is for thousands in some countries, and for thousandths in others: only 1.634 kg is sure.
function numberOf(digits: string, isLargeUnit: boolean): number | undefined {
  if (/^\d{1,3}(,\d{3})+$/.test(digits)) return Number(digits.replaceAll(',', ''))
  const isDecimal = /^\d{1,6}([.,]\d{1,2})?$/.test(digits)
  const isPrecise = isLargeUnit && /^\d{1,3}\.\d{3}$/.test(digits)
  return isDecimal || isPrecise ? Number(digits.replace(',', '.')) : undefined
}

// What was read and counts for nothing beside the other fields: none is passed over in silence.
function unusedFields(read: Values): Record<string, string> {
  const unused: Record<string, string> = {}
  for (const [part, parts] of Object.entries(ownParts)) {
    if (!read.has(part) || read.get(part) === own) continue
    for (const name of read.keys())
      if (name.startsWith(`${part}-`))
        unused[name] =
          `One of our ${parts} is chosen, with its own figures: choose your own, or empty this field`
  }
  for (const position of radiatorPositions)
    if (read.has(`${position}-thickness`) && !read.has(position))
      unused[`${position}-thickness`] = 'Please choose the radiator’s size too'
  if (read.has('case-measured') && !read.has('case-card') && read.get('case') === own)
    unused['case-measured'] = 'Please give the room for a graphics card too'
  if (read.has('board-width') && read.get('board') !== 'E-ATX')
    unused['board-width'] = 'It counts for an E-ATX board: please choose it, or empty this field'
  return unused
}

function toBuild(read: Values, choices: Choices): Build {
  const number = (name: string) => {
    const value = read.get(name)
    return value === undefined ? undefined : Number(value)
  }
  const word = (name: string) => read.get(name)?.toString()
  const chosen = <Part>(name: string, parts: readonly Choice<Part>[], ownPart: () => Part) =>
    word(name) === own ? ownPart() : parts.find(({ key }) => key === word(name))?.part
  const upright = word('upright') !== undefined
  const card = {
    length: number('card-length'),
    thickness: number('card-thickness'),
    slots: number('card-slots'),
    weight: number('card-weight'),
    watts: number('card-watts'),
    recommendedSupply: number('card-supply'),
    plugs: word('card-plugs') as CardPlugs | undefined,
  }
  const board = word('board') as BoardSize | undefined
  return {
    chassis: chosen('case', choices.cases, () => ownCase(number, word)),
    card: upright || Object.values(card).some((value) => value !== undefined) ? card : undefined,
    ...(upright && { bracket: choices.bracket?.part ?? { name: 'The bracket' } }),
    cooler: chosen('cooler', choices.coolers, () => ({
      name: 'Your cooler',
      height: number('cooler-height'),
    })),
    processor: number('processor'),
    socket: word('socket'),
    radiators: radiatorPositions.flatMap((position): Radiator[] => {
      const size = number(position)
      const thickness = number(`${position}-thickness`)
      return size === undefined ? [] : [{ position, size, thickness }]
    }),
    supply: chosen('supply', choices.supplies, () => ({
      name: 'Your supply',
      length: number('supply-length'),
      watts: number('supply-watts'),
    })),
    board: board && { size: board, width: number('board-width') },
    boardPlugs: word('board-plugs') as BoardPlugs | undefined,
    drives: { large: number('large') ?? 0, small: number('small') ?? 0 },
  }
}

function ownCase(
  number: (name: string) => number | undefined,
  word: (name: string) => string | undefined,
): Chassis {
  const largest = word('case-board') as BoardSize | undefined
  const card = number('case-card')
  const end = word('case-measured') as (typeof frontEnds)[number] | undefined
  const supply = number('case-supply')
  const taken = (position: 'front' | 'top') => {
    const sizes = word(`case-${position}`)
    return sizes === 'none' ? [] : sizes?.split(' or ').map(Number)
  }
  return {
    name: 'Your case',
    card: card === undefined ? undefined : { length: card, withFans: end && end === 'Front fans' },
    coolerHeight: number('case-cooler'),
    supply: supply === undefined ? undefined : { length: supply },
    boards: largest && { sizes: boardSizes.slice(boardSizes.indexOf(largest)) },
    slots: number('case-slots'),
    radiators: { front: taken('front'), top: taken('top') },
    allPositionsKnown: false,
    bays: { large: number('case-large'), small: number('case-small') },
  }
}
