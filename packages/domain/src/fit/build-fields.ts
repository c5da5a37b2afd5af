import { boardPlugs, boardSizes, cardPlugs, radiatorPositions } from './build.ts'

/** The value of a part of which the visitor gives the measures. */
export const own = 'own'

/** Sockets of current desktop boards; a board may have another. */
export const sockets = ['LGA 1851', 'LGA 1700', 'LGA 1200', 'AM5', 'AM4', 'another'] as const

/** Lengths of radiators in mm, by their fans: one to three of 120, then of 140 mm. */
export const radiatorSizes = [120, 240, 360, 140, 280, 420] as const

/** What a case takes in one position: radiators of one length, or either of two. */
const takenRadiators = [...radiatorSizes, '240 or 280', '360 or 280', '360 or 420', 'none']

/** Where a measured length for a card ends in front. */
export const frontEnds = ['Front fans', 'Front wall'] as const

/** How a field is read. Numbers have a unit and bounds; none is below `least`. */
export type FieldKind =
  | { kind: 'number'; unit: 'mm' | 'W' | 'g' | 'slots' | 'drives'; least: number; most: number }
  /** The value in an address and the word it stands for. */
  | { kind: 'choice'; choices: Readonly<Record<string, string>> }
  /** A product by its slug or id, or `own`. */
  | { kind: 'product' }

const length = (least: number, most: number): FieldKind => ({
  kind: 'number',
  unit: 'mm',
  least,
  most,
})
const power = (most: number): FieldKind => ({ kind: 'number', unit: 'W', least: 1, most })
const count = (unit: 'slots' | 'drives', least: number, most: number): FieldKind => ({
  kind: 'number',
  unit,
  least,
  most,
})
const product: FieldKind = { kind: 'product' }
const choice = (words: readonly (string | number)[]): FieldKind => ({
  kind: 'choice',
  choices: Object.fromEntries(words.map((word) => [inAddress(String(word)), String(word)])),
})

const radiatorFields = radiatorPositions.flatMap((position): [string, FieldKind][] => [
  [position, choice(radiatorSizes)],
  [`${position}-thickness`, length(10, 120)],
])

/** Every field of a build in the order in which its address has them. */
export const buildFields: ReadonlyMap<string, FieldKind> = new Map([
  ['case', product],
  ['case-card', length(50, 1_000)],
  ['case-measured', choice(frontEnds)],
  ['case-cooler', length(10, 400)],
  ['case-supply', length(50, 500)],
  ['case-slots', count('slots', 1, 12)],
  ['case-board', choice(boardSizes)],
  ['case-front', choice(takenRadiators)],
  ['case-top', choice(takenRadiators)],
  ['case-large', count('drives', 0, 20)],
  ['case-small', count('drives', 0, 20)],
  ['card-length', length(50, 600)],
  ['card-thickness', length(5, 150)],
  ['card-watts', power(1_000)],
  ['card-supply', power(3_000)],
  ['card-plugs', choice(cardPlugs)],
  ['card-slots', count('slots', 1, 6)],
  ['card-weight', { kind: 'number', unit: 'g', least: 50, most: 10_000 }],
  ['upright', choice(['yes'])],
  ['cooler', product],
  ['cooler-height', length(10, 400)],
  ['socket', choice(sockets)],
  ['processor', power(1_000)],
  ...radiatorFields,
  ['supply', product],
  ['supply-length', length(50, 500)],
  ['supply-watts', power(3_000)],
  ['board', choice(boardSizes)],
  ['board-width', length(100, 400)],
  ['board-plugs', choice(boardPlugs)],
  ['large', count('drives', 0, 20)],
  ['small', count('drives', 0, 20)],
])

/** The names of the fields, in the same order. */
export const buildFieldNames: readonly string[] = [...buildFields.keys()]

/** Characters of a field that are kept. */
export const longestValue = 40

/** What was typed into the fields of a build; empty ones are left out. */
export type BuildValues = Partial<Record<string, string>>

function inAddress(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
