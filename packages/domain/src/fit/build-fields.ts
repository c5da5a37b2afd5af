import type { Side } from '../facts/read-measure.ts'
import type { BuildFieldName } from './build-search.ts'
import {
  boardSizes,
  cardPlugs,
  mostSlots,
  type RadiatorPosition,
  slotPitch,
  supplyForms,
} from './build.ts'

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

interface Field {
  label: string
  /** Where a maker states it, or how to measure it. */
  help?: string
}

export interface NumberField extends Field {
  kind: 'number'
  unit: 'mm' | 'W' | 'slots' | 'drives'
  least: number
  most: number
  /** What is given most often, for who is told how to write it. */
  example: number
  /** Which of a size's lengths it is. */
  side?: Side
  /** Whether it may be given in expansion slots too: 6 or less without a unit are slots. */
  slots?: boolean
  /** A model that may be entered instead, where the figures of models are listed. */
  model?: string
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
  example: string
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
    help: 'From the slot covers at the rear to the front fans; without fans, to 25 mm before the front wall. “GPU clearance” on the manufacturer’s page.',
  },
  'case-cooler': {
    ...number('mm', 10, 400, 160),
    label: 'Room for a CPU cooler',
    help: 'From the top of the processor to the inside of the side panel. “CPU cooler clearance” on the manufacturer’s page.',
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
  'card-name': {
    kind: 'name',
    example: 'RTX 5080',
    label: 'Graphics card',
    help: 'Enter a model, such as RTX 5080, and we fill in its figures, or enter its length.',
  },
  'card-length': {
    ...number('mm', 50, 600, 304),
    side: 'longest',
    label: 'Graphics card, length',
    help: 'Look for “length” on the manufacturer’s page, or measure from the bracket to the end of the shroud.',
  },
  'processor-name': {
    kind: 'name',
    example: '9800X3D',
    label: 'Processor',
    help: 'Such as 9800X3D or i7-14700K.',
  },
  cooler: { kind: 'product', label: 'CPU cooler', own: 'Another one' },
  'cooler-height': {
    ...number('mm', 10, 400, 160),
    side: 'height',
    model: 'NH-D15',
    label: 'Model or height of the cooler',
    help: 'Enter a model, such as NH-D15, or its height with its fan. A fan over the memory sits higher if the memory is tall: add that.',
  },
} as const satisfies Fields

const graphicsCard = {
  'card-height': {
    ...number('mm', 50, 250, 137),
    side: 'middle',
    label: 'Card height',
    help: 'From its slot to its upper edge: the middle one of its dimensions. The power cable needs room above it.',
  },
  'card-thickness': {
    ...number('mm', mostSlots + 1, Math.floor(mostSlots * slotPitch), 61),
    slots: true,
    side: 'shortest',
    label: 'Card thickness',
    help: 'The smallest of its dimensions, or slots such as 2.5.',
  },
  'card-watts': {
    ...number('W', 1, 1_000, 250),
    label: 'Card power',
    help: '“Total graphics power” or “board power” on the manufacturer’s page.',
  },
  'card-plugs': {
    ...choice(cardPlugs, 'Not known'),
    label: 'Card power plugs',
    help: 'The sockets on the card’s edge: 12V-2x6 has 16 pins in all.',
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

function radiator(position: RadiatorPosition): ChoiceField {
  return {
    ...choice(radiatorSizes.map(String), 'None'),
    label: `Radiator, ${position}`,
    help: 'By its fans: three of 120 mm make 360.',
  }
}

function thickness(position: RadiatorPosition): NumberField {
  return {
    ...number('mm', 10, 120, 27),
    side: 'shortest',
    label: `Radiator thickness, ${position}`,
    help: 'Without fans, on the manufacturer’s page.',
  }
}

const radiators = {
  front: radiator('front'),
  'front-thickness': thickness('front'),
  top: radiator('top'),
  'top-thickness': thickness('top'),
  side: radiator('side'),
  bottom: radiator('bottom'),
} satisfies Fields

const powerSupply = {
  supply: { kind: 'product', label: 'Power supply', own: 'Another one' },
  'supply-length': {
    ...number('mm', 50, 500, 160),
    side: 'depth',
    label: 'Supply length',
    help: 'From the socket’s side to the cables’ side, without the plugs.',
  },
  'supply-watts': {
    ...number('W', 1, 3_000, 850),
    label: 'Supply power',
    help: 'On the label on its side.',
  },
  form: {
    ...choice(supplyForms.slice(1), 'ATX'),
    label: 'Supply form',
    help: 'Of another brand’s supply, or what your own case takes.',
  },
} as const satisfies Fields

const boardAndDrives = {
  board: {
    ...choice(boardSizes),
    label: 'Motherboard',
    help: 'Its size, on the manufacturer’s page.',
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
} & {
  /** Given in the field for its thickness, or listed. */
  'card-slots'?: number
  /** Listed. */
  'card-supply'?: number
}

/** The part of the visitor's own that a field is a measure of, by the field's name; undefined for any other field. */
export function measuredPart(name: string): PartField | undefined {
  return partFields.find((part) => name.startsWith(`${part}-`))
}

/** The sign of a field's unit; undefined for a choice, for what is counted, and where a model may be entered. */
export function unitOf(field: BuildField): string | undefined {
  const isMeasure = field.kind === 'number' && !field.model
  return isMeasure && /^(?:mm|W)$/.test(field.unit) ? field.unit : undefined
}

/** The label of a field, with its unit. */
export function labelOf(name: string): string {
  const field = buildFields[name]
  const unit = field && unitOf(field)
  return [field?.label ?? name, ...(unit ? [`in ${unit}`] : [])].join(', ')
}

/** A choice as an address says it: "lga-1700". */
export function inAddress(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
