import type { ComparisonTable } from '@argo/domain/comparison/comparison-schema'
import { withoutFormulas } from '@argo/domain/text/formulas'
import { wordsOf } from './comparison-markdown.ts'

/**
 * A table of products as comma-separated values (RFC 4180): a group, a label and a value for each product in a line. Begins with a
 * byte order mark, without which Excel takes UTF-8 for something else.
 */
export function comparisonCsv(
  { products, differing, same }: ComparisonTable,
  show?: 'differences',
): string {
  const lines = [['Group', 'Specification', ...products.map(({ name }) => name)]]
  for (const { title, rows } of show === 'differences' ? differing : differing.concat(same))
    for (const { label, cells } of rows) {
      const words = cells.map(wordsOf)
      lines.push([title, label, ...products.map((_, index) => words[index] ?? words[0] ?? '')])
    }
  return `\uFEFF${lines.map((line) => `${line.map(inCell).join(',')}\r\n`).join('')}`
}

/** Text in quotes, without what a spreadsheet would run. */
function inCell(text: string): string {
  return `"${withoutFormulas(text).replaceAll('"', '""')}"`
}
