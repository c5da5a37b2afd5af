import { type SpecReading, readSpecs } from '../facts/read-specs.ts'
import { specGroups } from '../facts/spec-groups.ts'
import type { Product } from '../products/product-schema.ts'
import { inShort } from '../products/product.ts'
import type { ComparisonCell, ComparisonGroup, ComparisonTable } from './comparison-schema.ts'
import { outlinesOf } from './outlines.ts'
import { statementOf } from './statements.ts'
import type { Qualifier, Fact, ListItem } from '../facts/fact.ts'

type Readings = readonly SpecReading[]

/**
 * Products side by side: every label that one of them has, in the groups of the specification table; what one of
 * them alone states comes last. Rows in which all products say the same have one cell.
 */
export function compare(products: readonly Product[]): ComparisonTable {
  const columns = products.map((product) => Map.groupBy(readSpecs(product), ({ label }) => label))
  const labels = [...new Set(columns.flatMap((column) => [...column.keys()]))]
  const rows = labels.map((label) => columns.map((column) => column.get(label) ?? []))
  const differ = rows.map((row) => new Set(row.map(meaningOf)).size > 1)
  const isOfOne = rows.map((row) => row.filter(({ length }) => length > 0).length === 1)
  const ofOneLast = (one = 0, other = 0) => Number(isOfOne[one]) - Number(isOfOne[other])
  const groups = specGroups({ specs: labels })
  const chosen = (differing: boolean): ComparisonGroup[] =>
    groups
      .map(({ title, lines }) => ({
        title,
        lines: lines.filter((line) => differ[line] === differing).toSorted(ofOneLast),
      }))
      .filter(({ lines }) => lines.length > 0)
      .toSorted(({ lines: [one] }, { lines: [other] }) => ofOneLast(one, other))
      .map(({ title, lines }) => ({
        title,
        rows: lines.map((line) => ({
          label: labels[line] ?? '',
          cells: cellsOf(rows[line] ?? [], differing),
        })),
      }))
  return {
    products: products.map(inShort),
    sizes: outlinesOf(products),
    differing: chosen(true),
    same: chosen(false),
  }
}

function cellsOf(row: readonly Readings[], differing: boolean): ComparisonCell[] {
  const best = bestOf(row.map(([reading]) => reading))
  return (differing ? row : row.slice(0, 1)).map((readings, index) => ({
    statements: readings.map(statementOf),
    ...(differing && best[index] && { best: true as const }),
  }))
}

function meaningOf(readings: Readings): string {
  return readings.map(meaning).join()
}

/**
 * Which of a row's values are the better or the best: where more or less of it is better whoever asks, and where they were
 * measured under the same conditions. None, if they are all the same or fewer than two are numbers.
 */
function bestOf(readings: readonly (SpecReading | undefined)[]): boolean[] {
  const values = readings.map(measured)
  const known = values.filter((value) => value !== undefined)
  const none = readings.map(() => false)
  const better = readings.find((reading) => reading?.attribute)?.attribute
  if (better?.kind !== 'quantity' || better.better === 'neither') return none
  if (known.length < 2 || new Set(known.map(({ conditions }) => conditions)).size > 1) return none
  const numbers = known.map(({ number }) => number)
  const [most, least] = [Math.max(...numbers), Math.min(...numbers)]
  if (most === least) return none
  const best = better.better === 'more' ? most : least
  return values.map((value) => value?.number === best)
}

function measured(reading: SpecReading | undefined) {
  const fact = reading?.facts[0]
  if (fact?.value.kind !== 'quantity') return undefined
  return { number: fact.value.number, conditions: conditionsOf(fact.qualifiers) }
}

// A further figure, or words such as "80 PLUS Gold", are none.
function conditionsOf(qualifiers: readonly Qualifier[]): string {
  return qualifiers
    .filter(({ kind }) => kind === 'at' || kind === 'with' || kind === 'without')
    .map((qualifier) => JSON.stringify(ofQualifier(qualifier)))
    .toSorted()
    .join()
}

/**
 * What a spec says, in a form that is the same for two specs if they say the same: "1,000 Hz" and "1000 Hz", or the same
 * entries of a list in another order. What cannot be read is its words.
 */
export function meaning({ value, facts }: SpecReading): string {
  return JSON.stringify(facts.length > 0 ? facts.map(ofFact) : words(value))
}

function ofFact({ value, qualifiers }: Fact): unknown[] {
  const conditions = qualifiers.map(ofQualifier)
  switch (value.kind) {
    case 'list':
      return [...value.items.map(ofItem).toSorted(), ...conditions]
    case 'text':
      return [words(value.text), ...conditions]
    case 'quantity':
      return [String(value.number), value.unit, ...conditions]
    default:
      return [value, ...conditions]
  }
}

function ofItem({ name, count, qualifiers }: ListItem): string {
  return JSON.stringify([words(name), count, ...qualifiers.map(ofQualifier)])
}

// The words of a condition that is read in full say no more than the condition.
function ofQualifier(qualifier: Qualifier): unknown {
  const { text, ...condition } = qualifier
  switch (condition.kind) {
    case 'figure':
    case 'text':
      return words(text)
    case 'positions':
      return condition.positions.toSorted()
    default:
      return condition
  }
}

function words(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
