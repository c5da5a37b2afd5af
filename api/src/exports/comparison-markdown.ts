import type {
  ComparisonCell,
  ComparisonGroup,
  ComparisonTable,
} from '@argo/domain/comparison/comparison-schema'
import { statementWords } from '@argo/domain/comparison/statements'
import { fixedPages, type PageMetadata } from '@argo/domain/site-pages/page-metadata'
import { productPath } from '@argo/domain/products/product'
import { escapeMarkdown, link, list, paragraphs } from './markdown.ts'
import { withoutFormulas } from '@argo/domain/text/formulas'
import { stringify } from 'csv-stringify/sync'

/** A table of products as Markdown: what differs and, unless it is left out, what is the same. */
export function comparisonMarkdown(
  site: string,
  { title, path }: PageMetadata,
  { products, differing, same }: ComparisonTable,
  show?: 'differences',
): string {
  const heads = products.map((product) => link(product.name, `${site}${productPath(product)}`))
  const mark = products.length > 2 ? 'best' : 'better'
  const rows = differing.flatMap((group) => group.rows)
  return paragraphs(
    `# ${escapeMarkdown(title)}`,
    `Page: ${site}${path}`,
    table(
      ['', ...heads],
      rows.map(({ label, cells }) => [
        inTable(label),
        ...cells.map((cell) => inTable(wordsOf(cell)) + (cell.best ? ` (${mark})` : '')),
      ]),
    ),
    ...(show === 'differences' ? [] : sameRows(same)),
  )
}

/** What can be compared, as Markdown: the way to choose, and the tables of whole categories. */
export function comparisonsMarkdown(site: string, tables: readonly PageMetadata[]): string {
  const { title, description, path } = fixedPages.compare
  return paragraphs(
    `# ${title}`,
    description,
    `Page: ${site}${path}`,
    `Products of one category stand side by side at ${site}${path}.md?products=edge,calypso, by their slugs or numbers.`,
    list(tables.map(({ title, path }) => link(title, `${site}${path}.md`))),
  )
}

function sameRows(same: readonly ComparisonGroup[]): string[] {
  const rows = same.flatMap((group) => group.rows)
  if (rows.length === 0) return []
  return [
    '## The same in all',
    table(
      ['', 'All'],
      rows.map(({ label, cells }) => [label, ...cells.map(wordsOf)].map(inTable)),
    ),
  ]
}

/** What a cell says, in one line; empty where nothing is stated. */
function wordsOf({ statements }: ComparisonCell): string {
  return statements.map(statementWords).join('; ')
}

function table(heads: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

// A vertical bar would begin another cell.
function inTable(text: string): string {
  return escapeMarkdown(text).replaceAll('|', String.raw`\|`)
}

/** A table of products as CSV (RFC 4180), with a byte order mark for Excel: a group, a label and values in a line. */
export function comparisonCsv(
  { products, differing, same }: ComparisonTable,
  show?: 'differences',
): string {
  const groups = show === 'differences' ? differing : differing.concat(same)
  const lines = groups.flatMap(({ title, rows }) =>
    rows.map(({ label, cells }) => {
      const words = cells.map(wordsOf)
      return [title, label, ...products.map((_, index) => words[index] ?? words[0] ?? '')]
    }),
  )
  return stringify([['Group', 'Specification', ...products.map(({ name }) => name)], ...lines], {
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
    // Nothing that a spreadsheet would run.
    cast: { string: withoutFormulas },
  })
}
