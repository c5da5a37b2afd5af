import { readMeasure } from '../facts/read-measure.ts'
import type { ProductInShort } from '../products/product-schema.ts'
import { grouped } from '../text/count-of.ts'
import {
  type Bracket,
  type Build,
  type Chassis,
  type Cooler,
  mostSlots,
  type Radiator,
  radiatorPositions,
  type Supply,
} from './build.ts'
import {
  type BuildField,
  buildFields,
  inAddress,
  measuredPart,
  type NameField,
  own,
  partFields,
  questions,
  type ReadValues,
} from './build-fields.ts'
import type { BuildValues } from './build-search.ts'
import { type ListedFigures, listedFigures, type NameFieldName } from '../hardware/figures.ts'

/** A part of ours that can be chosen. */
export interface Choice<Part> {
  /** Its slug or, if it has none, its id. */
  key: string
  product: ProductInShort
  part: Part
}

/** What of ours can be chosen, by the field of the form. */
export interface Choices {
  case: readonly Choice<Chassis>[]
  cooler: readonly Choice<Cooler>[]
  supply: readonly Choice<Supply>[]
  bracket?: Choice<Bracket>
}

export interface ReadBuild {
  build: Build
  /** One message for each field that cannot be read; the build is without it. */
  errors: Record<string, string>
  /** What fills the fields that are left empty. */
  listed: ListedFigures
}

/** Reads what was typed into a build's fields. */
export function readBuild(values: BuildValues, choices: Choices): ReadBuild {
  const errors: Record<string, string> = {}
  const listed = listedFigures(values)
  const read: Record<string, string | number> = {}
  for (const [name, field] of Object.entries(buildFields)) {
    // A model in the place of a measure stands for its figure.
    const isModel = field.kind === 'number' && name in listed.parts
    const text = (!isModel && values[name]) || String(listed.values[name] ?? '')
    if (text === '') continue
    const part = partFields.find((each) => each === name)
    const slots = field.kind === 'number' && field.slots ? readMeasure(text, inSlots) : undefined
    if (slots !== undefined) {
      read['card-slots'] = slots
      continue
    }
    // Who has no name for a card has its length.
    const length =
      name === 'card-name' && !listed.parts[name] && readMeasure(text, questions['card-length'])
    if (length) {
      read['card-length'] = length
      continue
    }
    const value =
      field.kind === 'name'
        ? listed.parts[name as NameFieldName]?.name
        : readField(field, text, part ? choices[part] : [])
    if (value === undefined) errors[name] = refusalOf(field)
    else read[name] = value
  }
  // Who gives a measure of a part and chooses none of ours means one of their own.
  for (const name of Object.keys(read)) {
    const part = measuredPart(name)
    if (part && !values[part]) read[part] = own
  }
  const asked = listed.values['card-supply']
  if (asked !== undefined) read['card-supply'] = asked
  const build = toBuild(read, choices, listed.parts)
  return { build, errors: { ...errors, ...unusedFields(read) }, listed }
}

const inSlots = { unit: 'slots', least: 1, most: mostSlots } as const

function readField(
  field: Exclude<BuildField, NameField>,
  text: string,
  choices: readonly Choice<unknown>[],
): string | number | undefined {
  if (field.kind === 'choice') {
    const key = inAddress(text)
    return Object.hasOwn(field.choices, key) ? field.choices[key] : undefined
  }
  if (field.kind === 'product')
    return text === own || choices.some(({ key }) => key === text) ? text : undefined
  const number = readMeasure(text, field)
  return field.unit === 'drives' && !Number.isInteger(number) ? undefined : number
}

const units = {
  mm: 'number in millimeters',
  W: 'number in watts',
  slots: 'number of slots',
  drives: 'whole number of drives',
}

function refusalOf(field: BuildField): string {
  if (field.kind === 'choice') return 'Please choose from the list'
  if (field.kind === 'product') return 'We have no such product'
  if (field.kind === 'name')
    return `We have no figures of it: please give them below, or a model such as ${field.example}`
  const { unit, least, most, example, slots, model } = field
  const sign = unit === 'slots' || unit === 'drives' ? '' : ` ${unit}`
  const listed = model ? `model that we list such as ${model}, or a ` : ''
  return `Please enter a ${listed}${units[unit]} such as ${grouped(example)}${sign}, from ${least} to ${grouped(most)}${slots ? ', or slots such as 2.5' : ''}`
}

const ours = { case: 'cases', cooler: 'coolers', supply: 'supplies' }

// What was read and counts for nothing beside the other fields: none is passed over in silence.
function unusedFields(read: ReadValues): Record<string, string> {
  const unused: Record<string, string> = {}
  for (const name of Object.keys(read)) {
    const part = measuredPart(name)
    if (part && read[part] && read[part] !== own)
      unused[name] =
        `One of our ${ours[part]} is chosen, with its own figures: choose your own, or empty this field`
  }
  for (const position of ['front', 'top'] as const)
    if (read[`${position}-thickness`] !== undefined && !read[position])
      unused[`${position}-thickness`] = 'Please choose the radiator’s size too'
  if (read.form && read.case !== own && read.supply !== own)
    unused.form =
      'It counts for your own case or another brand’s supply: choose one, or empty this field'
  return unused
}

function toBuild(read: ReadValues, choices: Choices, listed: ListedFigures['parts']): Build {
  const chosen = <Part>(key: string | undefined, parts: readonly Choice<Part>[], ownPart: Part) =>
    key === own ? ownPart : parts.find((choice) => choice.key === key)?.part
  const upright = read.upright !== undefined
  const card = {
    name: read['card-name'],
    length: read['card-length'],
    height: read['card-height'],
    thickness: read['card-thickness'],
    slots: read['card-slots'],
    watts: read['card-watts'],
    recommendedSupply: read['card-supply'],
    plugs: read['card-plugs'],
  }
  return {
    chassis: chosen(read.case, choices.case, ownCase(read)),
    card: upright || Object.values(card).some((value) => value !== undefined) ? card : undefined,
    ...(upright && { bracket: choices.bracket?.part ?? { name: 'The bracket' } }),
    cooler: chosen(read.cooler, choices.cooler, {
      name: listed['cooler-height']?.name ?? 'Your cooler',
      isOwn: true,
      height: read['cooler-height'],
    }),
    processorName: read['processor-name'],
    processor: read.processor,
    socket: read.socket,
    radiators: radiatorPositions.flatMap((position): Radiator[] => {
      const size = read[position]
      return size
        ? [{ position, size: Number(size), thickness: read[`${position as 'front'}-thickness`] }]
        : []
    }),
    supply: chosen(read.supply, choices.supply, {
      name: 'Your supply',
      isOwn: true,
      form: read.form,
      length: read['supply-length'],
      watts: read['supply-watts'],
    }),
    board: read.board,
    drives: { large: read.large ?? 0, small: read.small ?? 0 },
  }
}

function ownCase(read: ReadValues): Chassis {
  const { 'case-card': card, 'case-supply': supply } = read
  return {
    name: 'Your case',
    isOwn: true,
    card: card === undefined ? undefined : { length: card, withFans: true },
    coolerHeight: read['case-cooler'],
    supply: supply === undefined ? undefined : { length: supply },
    slots: read['case-slots'],
    allPositionsKnown: false,
    // Of a supply of one's own it is said, otherwise.
    form: read.supply === own ? undefined : read.form,
  }
}
