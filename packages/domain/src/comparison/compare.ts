import { type SpecReading, readSpecs } from '../facts/read-specs.ts'
import { specGroups } from '../facts/spec-groups.ts'
import type { Product } from '../products/product-schema.ts'
import { bestOf } from './best.ts'
import type {
  ComparedProduct,
  ComparisonCell,
  ComparisonGroup,
  ComparisonTable,
} from './comparison-schema.ts'
import { meaning } from './same.ts'
import { statementsOf } from './statements.ts'

type Readings = readonly SpecReading[]

/**
 * Products side by side: every label that one of them has, in the groups of the specification table; what one of
 * them alone states comes last. Rows in which all products say the same have one cell.
 */
export function compare(products: readonly Product[], inInches = false): ComparisonTable {
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
          cells: cellsOf(rows[line] ?? [], differing, inInches),
        })),
      }))
  return { products: products.map(inShort), differing: chosen(true), same: chosen(false) }
}

function cellsOf(
  row: readonly Readings[],
  differing: boolean,
  inInches: boolean,
): ComparisonCell[] {
  const best = bestOf(row.map(([reading]) => reading))
  return (differing ? row : row.slice(0, 1)).map((readings, index) => ({
    statements: readings.flatMap((reading) => statementsOf(reading, inInches)),
    ...(differing && best[index] && { best: true as const }),
  }))
}

function meaningOf(readings: Readings): string {
  return readings.map(meaning).join()
}

/** What a table shows of a product beside its specs. */
export function inShort({ id, slug, name, category, imageUrl }: Product): ComparedProduct {
  return { id, slug, name, category, imageUrl }
}
