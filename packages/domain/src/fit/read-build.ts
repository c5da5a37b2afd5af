import { readMeasure } from '../facts/read-measure.ts'
import type { ProductInShort } from '../products/product-schema.ts'
import { grouped } from '../text/count-of.ts'
import {
  boardSizes,
  type Bracket,
  type Build,
  type Chassis,
  type Cooler,
  type Radiator,
  radiatorPositions,
  type Supply,
} from './build.ts'
import {
  type BuildField,
  buildFields,
  measuredPart,
  type NameField,
  own,
  partFields,
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
    const text = values[name]
    if (text === undefined || text === '') continue
    const part = partFields.find((each) => each === name)
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
  for (const [name, value] of Object.entries(listed.values)) if (!errors[name]) read[name] ??= value
  return { build: toBuild(read, choices), errors: { ...errors, ...unusedFields(read) }, listed }
}

function readField(
  field: Exclude<BuildField, NameField>,
  text: string,
  choices: readonly Choice<unknown>[],
): string | number | undefined {
  if (field.kind === 'choice')
    return Object.hasOwn(field.choices, text) ? field.choices[text] : undefined
  if (field.kind === 'product')
    return text === own || choices.some(({ key }) => key === text) ? text : undefined
  const number = readMeasure(text, field)
  return field.unit === 'drives' && !Number.isInteger(number) ? undefined : number
}

const units = {
  mm: 'number in millimeters',
  W: 'number in watts',
  g: 'number in grams',
  slots: 'number of slots',
  drives: 'whole number of drives',
}

function refusalOf(field: BuildField): string {
  if (field.kind === 'choice') return 'Please choose from the list'
  if (field.kind === 'product') return 'We have no such product'
  if (field.kind === 'name') return 'We have no figures of it: please give them below'
  const { unit, least, most, example } = field
  const sign = unit === 'slots' || unit === 'drives' ? '' : ` ${unit}`
  return `Please give a ${units[unit]} such as ${grouped(example)}${sign}, from ${least} to ${grouped(most)}`
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
  for (const position of radiatorPositions)
    if (read[`${position}-thickness`] !== undefined && !read[position])
      unused[`${position}-thickness`] = 'Please choose the radiator’s size too'
  if (read['case-measured'] && read['case-card'] === undefined && read.case === own)
    unused['case-measured'] = 'Please give the room for a graphics card too'
  if (read['board-width'] !== undefined && read.board !== 'E-ATX')
    unused['board-width'] = 'It counts for an E-ATX board: please choose it, or empty this field'
  return unused
}

function toBuild(read: ReadValues, choices: Choices): Build {
  const chosen = <Part>(key: string | undefined, parts: readonly Choice<Part>[], ownPart: Part) =>
    key === own ? ownPart : parts.find((choice) => choice.key === key)?.part
  const upright = read.upright !== undefined
  const card = {
    name: read['card-name'],
    length: read['card-length'],
    thickness: read['card-thickness'],
    slots: read['card-slots'],
    weight: read['card-weight'],
    watts: read['card-watts'],
    recommendedSupply: read['card-supply'],
    plugs: read['card-plugs'],
  }
  return {
    chassis: chosen(read.case, choices.case, ownCase(read)),
    card: upright || Object.values(card).some((value) => value !== undefined) ? card : undefined,
    ...(upright && { bracket: choices.bracket?.part ?? { name: 'The bracket' } }),
    cooler: chosen(read.cooler, choices.cooler, {
      name: 'Your cooler',
      height: read['cooler-height'],
    }),
    processorName: read['processor-name'],
    processor: read.processor,
    socket: read.socket,
    radiators: radiatorPositions.flatMap((position): Radiator[] => {
      const size = read[position]
      return size
        ? [{ position, size: Number(size), thickness: read[`${position}-thickness`] }]
        : []
    }),
    supply: chosen(read.supply, choices.supply, {
      name: 'Your supply',
      length: read['supply-length'],
      watts: read['supply-watts'],
    }),
    board: read.board && { size: read.board, width: read['board-width'] },
    boardPlugs: read['board-plugs'],
    drives: { large: read.large ?? 0, small: read.small ?? 0 },
  }
}

function ownCase(read: ReadValues): Chassis {
  const { 'case-card': card, 'case-supply': supply, 'case-board': largest } = read
  const end = read['case-measured']
  const taken = (sizes: string | undefined) =>
    sizes === 'none' ? [] : sizes?.split(' or ').map(Number)
  return {
    name: 'Your case',
    card: card === undefined ? undefined : { length: card, withFans: end && end === 'Front fans' },
    coolerHeight: read['case-cooler'],
    supply: supply === undefined ? undefined : { length: supply },
    boards: largest && { sizes: boardSizes.slice(boardSizes.indexOf(largest)) },
    slots: read['case-slots'],
    radiators: { front: taken(read['case-front']), top: taken(read['case-top']) },
    allPositionsKnown: false,
    bays: { large: read['case-large'], small: read['case-small'] },
  }
}
