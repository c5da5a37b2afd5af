import { countOf } from '@argo/domain/text/count-of'
import { withFormulas, withoutFormulas } from '@argo/domain/text/formulas'
import { parsedJson } from '@argo/domain/text/json'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import * as z from 'zod/mini'
import { CommandError } from '../../database/command-error.ts'
import type { Cells } from './cells.ts'

/** A file with a row a product. */
export type Format = 'csv' | 'json'

/** Rows of cells as a file, in these columns; a CSV opens in Excel and LibreOffice, and runs nothing there. */
export function writeSheet(rows: readonly Cells[], columns: readonly string[], format: Format) {
  if (format === 'json') return `${JSON.stringify(rows.map(Object.fromEntries), null, 2)}\n`
  return stringify(
    rows.map((row) => columns.map((column) => withoutFormulas(row.get(column) ?? ''))),
    { header: true, columns: columns.map(withoutFormulas), bom: true },
  )
}

const JsonSheet = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))
const CsvSheet = z.array(z.array(z.string()))

/** A row of a file, and in which line of a table it stands: that of the names is the first. */
export interface SheetRow {
  line: number
  cells: Map<string, string>
}

/** The most products that a sheet may have. */
export const mostRows = 10_000
/** The most columns that a sheet may have. */
const mostColumns = 1_000
/** The most characters that a cell may have: what Excel takes. */
const longestCell = 32_767

/** The rows of a CSV or JSON file, without the apostrophes that keep formulas from running. Throws a CommandError for anything else. */
export function readSheet(text: string): SheetRow[] {
  const trimmed = text.replace(/^\uFEFF/, '')
  return /^\s*\[/.test(trimmed) ? readJson(trimmed) : readCsv(trimmed)
}

function expectBounded(columns: readonly string[], cells: Iterable<string>): void {
  if (columns.length > mostColumns)
    throw new CommandError(`A sheet has ${countOf(mostColumns, 'column')} at most.`)
  for (const cell of cells)
    if (cell.length > longestCell)
      throw new CommandError(`A cell has ${countOf(longestCell, 'character')} at most.`)
}

function readJson(text: string): SheetRow[] {
  const read = z.safeParse(JsonSheet, parsedJson(text))
  if (!read.success) throw new CommandError('The file is no list of products in JSON.')
  return read.data.map((row, index) => {
    const cells = Object.entries(row).map(([column, cell]) => [column, String(cell ?? '')] as const)
    expectBounded(Object.keys(row), cells.flat())
    return {
      line: index + 2,
      cells: new Map(cells.map(([column, cell]) => [asReadBack(column).trim(), cell])),
    }
  })
}

function readCsv(text: string): SheetRow[] {
  const [header = [], ...rows] = parsedCsv(text)
  expectBounded(header, header)
  const columns = header.map((column) => asTyped(column).trim())
  const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) !== index)
  if (twice !== undefined) throw new CommandError(`The column “${twice}” stands twice.`)
  return rows.flatMap((row, index) => {
    if (row.every((cell) => cell.trim() === '')) return []
    // A comma without quotes would move every cell after it by one.
    if (row.slice(columns.length).some((cell) => cell.trim() !== ''))
      throw new CommandError(`Row ${index + 2} has more cells than there are columns.`)
    expectBounded(columns, row)
    const cells = row.map((cell, index) => [columns[index] ?? '', asTyped(cell)] as const)
    return { line: index + 2, cells: new Map(cells.filter(([column]) => column !== '')) }
  })
}

function parsedCsv(text: string): string[][] {
  try {
    const records: unknown = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: false,
      // The names, and one row too many.
      to: mostRows + 2,
    })
    return z.parse(CsvSheet, records)
  } catch (error) {
    const detail =
      error instanceof Error && 'lines' in error ? ` (line ${String(error.lines)})` : ''
    throw new CommandError(`The file is no table of comma-separated values${detail}.`)
  }
}

// Excel writes a semicolon where the comma is a decimal sign.
function delimiterOf(text: string): string {
  const [first = ''] = text.split('\n', 1)
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }))
  return counted.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ','
}

function asTyped(text: string): string {
  return withFormulas(text.replaceAll('\r\n', '\n'))
}

/** A cell as it comes back from a sheet in which nobody changed it. */
export function asReadBack(text: string): string {
  return asTyped(withoutFormulas(text))
}
