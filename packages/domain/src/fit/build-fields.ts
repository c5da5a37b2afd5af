import type { BuildFieldName } from './build-search.ts'
import { boardPlugs, boardSizes, cardPlugs, type RadiatorPosition } from './build.ts'

/** The value of a part of which the visitor gives the measures. */
export const own = 'own'

/** The fields in which one of our products can be chosen. */
export const partFields = ['case', 'cooler', 'supply'] as const
export type PartField = (typeof partFields)[number]

/** Sockets of current desktop boards; a board may have another. */
export const sockets = ['LGA 1851', 'LGA 1700', 'LGA 1200', 'AM5', 'AM4', 'another'] as const
export type Socket = (typeof sockets)[number]

/** Lengths of radiators in mm, by their fans: one to three of 120, then of 140 mm. */
export const radiatorSizes = [120, 240, 360, 140, 280, 420] as const

/** What a case takes in one position: radiators of one length, or either of two. */
const takenRadiators = [
  ...radiatorSizes.map(String),
  '240 or 280',
  '360 or 280',
  '360 or 420',
  'none',
]

interface Field {
  label: string
  /** Where a maker states it, or how to measure it. */
  help?: string
}

export interface NumberField extends Field {
  kind: 'number'
  unit: 'mm' | 'W' | 'g' | 'slots' | 'drives'
  least: number
  most: number
  /** What is given most often, for who is told how to write it. */
  example: number
  /** Which of a size's three lengths it is. */
  side?: 'longest' | 'middle' | 'shortest'
  help: string
}

interface ChoiceField<Word extends string = string> extends Field {
  kind: 'choice'
  /** The value in an address and the word it stands for. */
  choices: Readonly<Record<string, Word>>
  /** What no choice is called. */
  none?: string
}

/** A product by its slug or id, or `own`. */
interface ProductField extends Field {
  kind: 'product'
  /** What a part of the visitor's own is called. */
  own: string
}

/** The name of a part of which we list the figures. */
export interface NameField extends Field {
  kind: 'name'
  help: string
}

/** A field of a build's form. */
export type BuildField = NumberField | ChoiceField | ProductField | NameField

type Fields = Record<string, BuildField>

function number(unit: NumberField['unit'], least: number, most: number, example: number) {
  return { kind: 'number', unit, least, most, example } as const
}

function choice<const Word extends string>(words: readonly Word[], none?: string) {
  const choices = Object.fromEntries(words.map((word) => [inAddress(word), word]))
  return { kind: 'choice', choices, ...(none !== undefined && { none }) } as const
}

/** What is asked first, because it decides most builds. */
export const questions = {
  case: { kind: 'product', label: 'Case', own: 'My own, measured' },
  'case-card': {
    ...number('mm', 50, 1_000, 340),
    label: 'Room for a graphics card',
    help: 'From the slot covers at the rear to the front fans or, without fans, to the front wall. “GPU clearance” on the maker’s page.',
  },
  'case-measured': {
    ...choice(['Front fans', 'Front wall'], 'Not known'),
    label: 'That room ends at',
    help: 'A front radiator brings fans of 25 mm along: they count where there were none.',
  },
  'case-cooler': {
    ...number('mm', 10, 400, 160),
    label: 'Room for a CPU cooler',
    help: 'From the top of the processor to the inside of the side panel. “CPU cooler clearance” on the maker’s page.',
  },
  'case-supply': {
    ...number('mm', 50, 500, 160),
    label: 'Room for a power supply',
    help: 'From the rear wall to the drive cage or the next wall.',
  },
  'case-slots': {
    ...number('slots', 1, 12, 7),
    label: 'Expansion slots',
    help: 'Count the covers at the rear.',
  },
  'case-board': {
    ...choice(boardSizes, 'Not known'),
    label: 'Largest motherboard',
    help: 'On the maker’s page, or by the holes marked on the tray.',
  },
  'case-front': {
    ...choice(takenRadiators, 'Not known'),
    label: 'Largest radiator, front, in mm',
    help: '“Radiator support” on the maker’s page. 360 and 280 mm take fans of different sizes.',
  },
  'case-top': {
    ...choice(takenRadiators, 'Not known'),
    label: 'Largest radiator, top, in mm',
    help: '“Radiator support” on the maker’s page.',
  },
  'case-large': {
    ...number('drives', 0, 20, 2),
    label: 'Bays for 3.5″ drives',
    help: 'Count those in the cage.',
  },
  'case-small': {
    ...number('drives', 0, 20, 2),
    label: 'Bays for 2.5″ drives',
    help: 'Count the plates and trays for them.',
  },
  'card-name': {
    kind: 'name',
    label: 'Graphics card',
    help: 'Such as RTX 5080 or RX 9070 XT: what is known of it is filled in.',
  },
  'card-length': {
    ...number('mm', 50, 600, 304),
    side: 'longest',
    label: 'Graphics card, length',
    help: 'On the maker’s page, the longest of its dimensions; or from the bracket to the end of the shroud.',
  },
  'processor-name': {
    kind: 'name',
    label: 'Processor',
    help: 'Such as 9800X3D or i7-14700K.',
  },
  cooler: { kind: 'product', label: 'CPU cooler', own: 'Another one, by height' },
  'cooler-height': {
    ...number('mm', 10, 400, 160),
    label: 'Height of the cooler',
    help: 'With its fan, on the maker’s page. Or measure from the base to the highest point.',
  },
} as const satisfies Fields

const graphicsCard = {
  'card-thickness': {
    ...number('mm', 5, 150, 61),
    side: 'shortest',
    label: 'Card thickness',
    help: 'The smallest of its dimensions.',
  },
  'card-slots': {
    ...number('slots', 1, 6, 3),
    label: 'Or card thickness, in slots',
    help: 'Such as 2.5 or 3, where the maker states slots.',
  },
  'card-watts': {
    ...number('W', 1, 1_000, 250),
    label: 'Card power',
    help: '“Total graphics power” or “board power” on the maker’s page.',
  },
  'card-supply': {
    ...number('W', 1, 3_000, 850),
    label: 'Recommended supply',
    help: 'What the card’s maker asks for: “recommended PSU” or “system power” on its page.',
  },
  'card-plugs': {
    ...choice(cardPlugs, 'Not known'),
    label: 'Card power plugs',
    help: 'The sockets on the card’s edge: 12V-2x6 has 16 pins in all.',
  },
  'card-weight': {
    ...number('g', 50, 10_000, 1_900),
    label: 'Card weight',
    help: 'On the maker’s page, or on a kitchen scale. It counts for a card that stands upright.',
  },
  upright: { ...choice(['yes'], 'No, in its slot'), label: 'Upright, on our bracket' },
} as const satisfies Fields

const processor = {
  socket: {
    ...choice(sockets, 'Not known'),
    label: 'Socket',
    help: 'On the box of the board and of the processor.',
  },
  processor: {
    ...number('W', 1, 1_000, 250),
    label: 'Processor power at most',
    help: 'Intel’s “maximum turbo power”, AMD’s “PPT”; not the TDP, which is less.',
  },
} as const satisfies Fields

function radiator<Position extends RadiatorPosition>(position: Position) {
  return {
    [position]: {
      ...choice(radiatorSizes.map(String), 'None'),
      label: `Radiator, ${position}`,
      help: 'By its fans: three of 120 mm make 360.',
    },
    [`${position}-thickness`]: {
      ...number('mm', 10, 120, 27),
      label: `Radiator thickness, ${position}`,
      help: 'Without fans, on the maker’s page.',
    },
  } as Record<Position, ChoiceField> & Record<`${Position}-thickness`, NumberField>
}

const radiators = {
  ...radiator('front'),
  ...radiator('top'),
  ...radiator('side'),
  ...radiator('bottom'),
  ...radiator('rear'),
}

const powerSupply = {
  supply: { kind: 'product', label: 'Power supply', own: 'Another one' },
  'supply-length': {
    ...number('mm', 50, 500, 160),
    label: 'Supply length',
    help: 'From the socket’s side to the cables’ side, without the plugs.',
  },
  'supply-watts': {
    ...number('W', 1, 3_000, 850),
    label: 'Supply power',
    help: 'On the label on its side.',
  },
} as const satisfies Fields

const boardAndDrives = {
  board: {
    ...choice(boardSizes),
    label: 'Motherboard',
    help: 'Its size, on the maker’s page.',
  },
  'board-width': {
    ...number('mm', 100, 400, 277),
    label: 'Width of an E-ATX board',
    help: 'From the connectors’ edge to the front one: boards of this size differ.',
  },
  'board-plugs': {
    ...choice(boardPlugs, 'Not known'),
    label: 'Board plugs for the processor',
    help: 'The sockets beside the processor, marked CPU, EPS or ATX12V.',
  },
  large: { ...number('drives', 0, 20, 2), label: '3.5″ drives', help: 'Hard disks.' },
  small: {
    ...number('drives', 0, 20, 2),
    label: '2.5″ drives',
    help: 'Not those that stand on the board (M.2).',
  },
} as const satisfies Fields

/** What is asked on demand. */
export const sections: readonly { title: string; fields: Fields }[] = [
  { title: 'Graphics card', fields: graphicsCard },
  { title: 'Processor', fields: processor },
  { title: 'Radiators', fields: radiators },
  { title: 'Power supply', fields: powerSupply },
  { title: 'Board and drives', fields: boardAndDrives },
]

const fields = {
  ...questions,
  ...graphicsCard,
  ...processor,
  ...radiators,
  ...powerSupply,
  ...boardAndDrives,
}

/** Every field of a build, in the order of its form and of its address. */
export const buildFields: Readonly<Fields> = fields satisfies Record<BuildFieldName, BuildField>

/** What the fields of a build hold once they are read. */
export type ReadValues = {
  [Name in keyof typeof fields]?: (typeof fields)[Name] extends NumberField
    ? number
    : (typeof fields)[Name] extends ChoiceField<infer Word>
      ? Word
      : string
}

/** The part of the visitor's own that a field is a measure of, by the field's name; undefined for any other field. */
export function measuredPart(name: string): PartField | undefined {
  return partFields.find((part) => name.startsWith(`${part}-`))
}

/** The sign of a field's unit; undefined for a choice and for what is counted. */
export function unitOf(field: BuildField): string | undefined {
  return field.kind === 'number' && /^(?:mm|W|g)$/.test(field.unit) ? field.unit : undefined
}

/** The label of a field, with its unit. */
export function labelOf(name: string): string {
  const field = buildFields[name]
  const unit = field && unitOf(field)
  return [field?.label ?? name, ...(unit ? [`in ${unit}`] : [])].join(', ')
}

function inAddress(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
