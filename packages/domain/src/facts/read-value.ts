import type { Definition } from './attribute.ts'
import type { Axis, Dimensions, FactValue, ListItem, Qualifier } from './fact.ts'
import { readFigure } from './figure.ts'
import { readQualifiers } from './qualifier.ts'
import { baseOf } from './unit.ts'
import { clausesOf, splitAt } from './words.ts'

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
  const separate = counted ? entries : entries.flatMap((entry) => entry.split(' and '))
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
  // "360 or 280 mm" is two figures of one unit.
  const read = readFigure(lead.replace(/^(\S+) or (\d\S* (\S+))$/, '$1 $3 or $2'))
  if (read?.figure.unit !== unit || !/^( |$)/.test(read.rest)) return notRead
  const beside = [read.rest.trim(), ...clauses].filter(Boolean)
  const { figure } = read
  if (figure.kind === 'range' && figure.from > figure.to) return `“${lead}” runs backwards`
  if (definition.kind === 'range' && figure.kind === 'quantity')
    return withQualifiers({ kind: 'range', from: figure.number, to: figure.number, unit }, beside)
  if (figure.kind !== definition.kind) return notRead
  return figure.kind === 'dimensions' ? withAxes(figure, beside) : withQualifiers(figure, beside)
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

/** What a value is to be: "number in kg", "size in mm". */
export function nameOf(definition: Definition): string {
  if (
    definition.kind !== 'quantity' &&
    definition.kind !== 'range' &&
    definition.kind !== 'dimensions'
  )
    return { choice: 'word or a few', list: 'list', 'yes/no': 'Yes or No', text: 'text' }[
      definition.kind
    ]
  const { kind, unit } = definition
  const name = { quantity: 'number', range: 'range', dimensions: 'size' }[kind]
  return unit ? `${name} in ${unit}` : `${name} without a unit`
}
