import type { Definition } from './definition.ts'
import {
  type Axis,
  type Dimensions,
  type FactValue,
  type ListItem,
  type Qualifier,
  type Figure,
  type Part,
  parts,
  type Position,
  positions,
} from './fact.ts'
import { baseOf, convert, readUnit, toBase, type Unit } from './unit.ts'

/** A typed value and what is said beside it. */
export interface ReadValue {
  value: FactValue
  qualifiers: Qualifier[]
}

/** Longer ones are sentences, and no index of a database takes them. */
const longestChoice = 100

/** The words that stand for numbers. */
const numbersInWords = new Map([
  ['None', 0],
  ['Unlimited', Infinity],
])

/** Reads one statement, such as "373 mm behind a 27 mm front radiator"; a string is the reason why it cannot be read. */
export function readValue(statement: string, definition: Definition): ReadValue | string {
  if (definition.kind === 'text') return withQualifiers({ kind: 'text', text: statement }, [])
  if (definition.kind === 'list') {
    const items = readItems(statement, definition)
    if (items.some(({ name }) => name === '')) return 'an entry of the list is empty'
    if (items.some(({ name }) => isTooLong(name))) return 'an entry of the list is too long'
    return withQualifiers({ kind: 'list', items }, [])
  }
  const { lead, clauses } = clausesOf(statement)
  if (lead === '') return 'it begins with no word'
  if (definition.kind === 'choice' && isTooLong(lead)) return 'the choice is too long'
  if (definition.kind === 'choice') return withQualifiers({ kind: 'choice', choice: lead }, clauses)
  if (definition.kind !== 'yes/no') return readNumbers(lead, clauses, definition)
  if (lead !== 'Yes' && lead !== 'No') return `“${lead}” is neither Yes nor No`
  return withQualifiers({ kind: 'yes/no', yes: lead === 'Yes' }, clauses)
}

function isTooLong(choice: string): boolean {
  return choice.length > longestChoice
}

function readItems(
  statement: string,
  { counted, separator }: Definition & { kind: 'list' },
): ListItem[] {
  const entries = splitAt(separator, statement)
  const separate = counted
    ? entries
    : entries.flatMap((entry) => entry.replace(/^and /, '').split(' and '))
  return separate.map((entry) => {
    const [, times, words = entry] = (counted && /^(\d+) × (.+)$/.exec(entry)) || []
    const { lead, clauses } = clausesOf(words)
    return { name: lead, count: Number(times ?? 1), qualifiers: readQualifiers(clauses) }
  })
}

function readNumbers(
  lead: string,
  clauses: string[],
  definition: Definition & { kind: 'quantity' | 'range' | 'dimensions' },
): ReadValue | string {
  const unit = definition.unit && baseOf(definition.unit)
  const notRead = `“${lead}” is no ${nameOf(definition)}`
  const inWords = numbersInWords.get(lead)
  if (definition.kind === 'quantity' && inWords !== undefined)
    return withQualifiers({ kind: 'quantity', number: inWords, unit }, clauses)
  const [, times, each = ''] = (unit === null && /^(\d+) × (.+)$/.exec(lead)) || []
  if (definition.kind === 'quantity' && times !== undefined)
    return withQualifiers({ kind: 'quantity', number: Number(times), unit }, [each, ...clauses])
  const read = readFigure(withEachUnit(lead), definition.unit)
  if (!read || read.figure.unit !== unit) return notRead
  const { figure, rest } = read
  if ((rest !== '' && !rest.startsWith(' ')) || goesOn.test(rest)) return notRead
  const beside = [rest.trim(), ...clauses].filter(Boolean)
  if (figure.kind === 'range' && figure.from > figure.to) return `“${lead}” runs backwards`
  if (definition.kind === 'range' && figure.kind === 'quantity')
    return withQualifiers({ kind: 'range', from: figure.number, to: figure.number, unit }, beside)
  if (figure.kind !== definition.kind) return notRead
  return figure.kind === 'dimensions' ? withAxes(figure, beside) : withQualifiers(figure, beside)
}

/** "90° to 155°" is a range, though not as specs write one. */
const goesOn = /^ (?:[-–—x×]|to|bis) ?\d/

// "360 or 280 mm" is two figures of one unit: "360 mm or 280 mm".
function withEachUnit(lead: string): string {
  const [, first, second, unit] = /^(\S+) or (\d\S*) (\S+)$/.exec(lead) ?? []
  return unit === undefined ? lead : `${first} ${unit} or ${second} ${unit}`
}

const axes: Record<string, Axis> = { H: 'height', W: 'width', D: 'depth', L: 'length' }

// "480 × 230 × 480 mm (H × W × D)": the letters say which is which.
function withAxes(size: Dimensions, clauses: string[]): ReadValue {
  const letters = clauses.find((clause) => /^[HWDL]( × [HWDL])+$/.test(clause))
  const named = letters?.split(' × ').flatMap((letter) => axes[letter] ?? []) ?? []
  if (named.length !== size.numbers.length) return withQualifiers(size, clauses)
  const others = clauses.filter((clause) => clause !== letters)
  return withQualifiers({ ...size, axes: named }, others)
}

function withQualifiers(value: FactValue, clauses: string[]): ReadValue {
  return { value, qualifiers: readQualifiers(clauses) }
}

const names = {
  quantity: 'number',
  range: 'range',
  dimensions: 'size',
  choice: 'word or a few',
  list: 'list',
  'yes/no': 'Yes or No',
  text: 'text',
}

/** What a value is to be: "number in kg", "size in mm". */
export function nameOf(definition: Definition): string {
  const name = names[definition.kind]
  if (!('unit' in definition)) return name
  return definition.unit ? `${name} in ${definition.unit}` : `${name} without a unit`
}

/** A figure at the start of a text, and the text after it. */
export interface ReadFigure {
  figure: Figure
  rest: string
}

// "1,000", "-100", "−5", "53.0"
const number = String.raw`[−-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`
const atStart = new RegExp(`^(Ra )?(${number})(?:(?:–| to )(${number})|((?: × ${number}){1,2})|)`)

/** Reads "400 mm", "90–155°", "480 × 230 × 480 mm" or "7" at the start of a text; undefined if no number is there. */
function readFigure(text: string, asked?: Unit | null): ReadFigure | undefined {
  const match = atStart.exec(text)
  if (!match) return undefined
  const [whole, prefix, first = '', to, times] = match
  const after = text.slice(whole.length)
  const { unit: spelled, rest } = prefix
    ? { unit: 'Ra' as const, rest: after }
    : (readUnit(after) ?? { unit: null, rest: after })
  const unit = spelled && baseOf(spelled)
  const numbers = [first, to ?? times?.split(' × ').slice(1) ?? []]
    .flat()
    .map((digits) => toNumber(digits, spelled, asked))
  const [number = 0, last = number] = numbers
  if (!numbers.every(Number.isFinite)) return undefined
  if (to !== undefined) return { figure: { kind: 'range', from: number, to: last, unit }, rest }
  return times === undefined
    ? { figure: { kind: 'quantity', number, unit }, rest }
    : { figure: { kind: 'dimensions', numbers, unit }, rest }
}

// Makers round millimeters to write inches, but of screens, whose inches are asked.
function toNumber(digits: string, unit: Unit | null, asked?: Unit | null): number {
  const number = Number(digits.replaceAll(',', '').replace('−', '-'))
  if (unit === '″' && asked && asked !== '″') return convert(number, unit, baseOf(unit))
  return unit ? toBase(number, unit) : number
}

const position = positions.join('|')
const part = parts.join('|')
const withPart = new RegExp(
  `^(with|without|behind)(?: the| its| an?)?(?: (\\d+) mm)?(?: (${position}))? (${part})(?: fitted)?$`,
)
const inPositions = new RegExp(`^(?:${position})(?: and (?:${position}))*$`)

/** What the clauses beside a value say; those that are no known condition and no figure stay words. */
function readQualifiers(clauses: readonly string[]): Qualifier[] {
  const qualifiers: Qualifier[] = []
  for (const clause of clauses) {
    const read = readClause(clause)
    const last = qualifiers.at(-1)
    // "top, side, and bottom" is one.
    if (last?.kind === 'positions' && read[0]?.kind === 'positions') {
      last.positions.push(...read[0].positions)
      last.text += `, ${clause}`
    } else qualifiers.push(...read)
  }
  return qualifiers
}

function readClause(clause: string): Qualifier[] {
  return readPlaces(clause) ?? readPart(clause) ?? readAt(clause) ?? [readFurther(clause)]
}

function readPlaces(text: string): Qualifier[] | undefined {
  const places = text.replace(/^and /, '')
  if (!inPositions.test(places)) return undefined
  return [{ kind: 'positions', positions: places.split(' and ') as Position[], text }]
}

function readPart(text: string): Qualifier[] | undefined {
  const [, how, thickness, position, part] = withPart.exec(text) ?? []
  if (part === undefined) return undefined
  return [
    {
      kind: how === 'without' ? how : 'with',
      part: part as Part,
      position: position as Position | undefined,
      thickness: thickness === undefined ? undefined : Number(thickness),
      text,
    },
  ]
}

// "at 1,800 rpm and 1 m" are two conditions; "5 V at 0.9 A" is a figure and one.
function readAt(text: string): Qualifier[] | undefined {
  const [, before, after] = /^(?:(.*) )?at (.+)$/.exec(text) ?? []
  const conditions = after?.split(' and ').map((words): Qualifier | undefined => {
    const condition = `at ${words}`
    if (words === 'full load') return { kind: 'at', number: 100, unit: '%', text: condition }
    const read = readFigure(words)
    if (read?.figure.kind !== 'quantity' || !read.figure.unit) return undefined
    return { kind: 'at', number: read.figure.number, unit: read.figure.unit, text: condition }
  })
  // One that cannot be read leaves the whole to words.
  if (!conditions?.every((condition) => condition !== undefined)) return undefined
  return before ? [...readClause(before), ...conditions] : conditions
}

// A few words may stand before the number: "tray 420 g", "up to 280 mm wide".
function readFurther(text: string): Qualifier {
  const read = readFigure(text.replace(/^(?:[a-z]+ ){1,5}(?=[−-]?\d)/, ''))
  return read?.figure.unit ? { kind: 'figure', figure: read.figure, text } : { kind: 'text', text }
}

/** Splits a value at a separator that stands in no brackets. */
export function splitAt(separator: ';' | ',', value: string): string[] {
  return value.split(separator === ';' ? /; (?![^()]*\))/ : /, (?![^()]*\))/)
}

/** The words that stand alone, and the clauses after them, those in brackets too: "69 g, wired (USB)". */
function clausesOf(statement: string): { lead: string; clauses: string[] } {
  const [lead = '', ...clauses] = statement.replaceAll(/ \(([^()]*)\)/g, ', $1').split(', ')
  return { lead: lead.trim(), clauses: clauses.map((clause) => clause.trim()).filter(Boolean) }
}
