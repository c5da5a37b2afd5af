import { countOf } from '@argo/domain/text/count-of'
import { withFormulas, withoutFormulas } from '@argo/domain/text/formulas'
import { parsedJson } from '@argo/domain/text/json'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import * as z from 'zod/mini'
import { CommandError } from '../../database/command-error.ts'
import { type Cells, fieldColumn, identity } from './cells.ts'
import type { DecodedSheet } from './decode.ts'
import {
  expectCountableCsv,
  expectCountableJson,
  mostRows,
  notAList,
  tooManyRows,
} from './expect-countable.ts'

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

/** A file as it was read. */
export interface Sheet extends Omit<DecodedSheet, 'text'> {
  rows: readonly SheetRow[]
}

/** The most characters that a cell may have: what Excel takes. */
const longestCell = 32_767

/**
 * The rows of a CSV or JSON file, without the apostrophes that keep formulas from running. Throws a CommandError for anything
 * else, and for what has neither numbers nor names of products.
 */
export function readSheet(text: string): SheetRow[] {
  const trimmed = text.replace(/^\uFEFF/, '')
  const rows = /^\s*[[{]/.test(trimmed) ? readJson(trimmed) : readCsv(trimmed)
  if (rows.length > mostRows) throw tooManyRows()
  const isOurs = ({ cells }: SheetRow) => cells.has(identity.number) || cells.has('Name')
  if (rows.length > 0 && !rows.some(isOurs))
    throw new CommandError(
      'There is no column Number or Name: the first row names the columns, as in a sheet that was exported here.',
    )
  return rows
}

function expectLengths(cells: Iterable<string>): void {
  for (const cell of cells)
    if (cell.length > longestCell)
      throw new CommandError(`A cell has ${countOf(longestCell, 'character')} at most.`)
}

function readJson(text: string): SheetRow[] {
  if (/^\s*\{/.test(text)) throw notAList(', which begins with [ and ends with ]')
  expectCountableJson(text)
  const read = z.safeParse(JsonSheet, parsedJson(text))
  if (!read.success) throw notAList()
  return read.data.map((row, index) => {
    const cells = Object.entries(row).map(([column, cell]) => [column, String(cell ?? '')] as const)
    expectLengths(cells.flat())
    const columns = columnsIn(cells.map(([column]) => asReadBack(column)))
    return {
      line: index + 2,
      cells: new Map(cells.map(([, cell], index) => [columns[index] ?? '', cell])),
    }
  })
}

function readCsv(text: string): SheetRow[] {
  const { delimiter, table } = tableIn(text)
  expectCountableCsv(table, delimiter)
  const [header = [], ...rows] = parsedCsv(table, delimiter)
  expectLengths(header)
  const columns = columnsIn(header.map(asTyped))
  return rows.flatMap((row, index) => {
    if (row.every((cell) => cell.trim() === '')) return []
    // A comma without quotes would move every cell after it by one.
    if (row.slice(columns.length).some((cell) => cell.trim() !== ''))
      throw new CommandError(`Row ${index + 2} has more cells than there are columns.`)
    expectLengths(row)
    const cells = row.map((cell, index) => [columns[index] ?? '', asTyped(cell)] as const)
    return { line: index + 2, cells: new Map(cells.filter(([column]) => column !== '')) }
  })
}

// The columns of fields in their own spelling.
function columnsIn(header: readonly string[]): string[] {
  const columns = header.map((column) => fieldColumn(column.trim()))
  const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) !== index)
  if (twice !== undefined) throw new CommandError(`The column “${twice}” stands twice.`)
  return columns
}

function parsedCsv(text: string, delimiter: string): string[][] {
  try {
    const records: unknown = parse(text, {
      delimiter,
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

// Excel writes a semicolon where the comma is a decimal sign, and reads "sep=;" in a line before the table.
function tableIn(text: string): { delimiter: string; table: string } {
  const [line, named] = /^"?sep=([,;\t|])"?[,;\t|]*\r?\n/i.exec(text) ?? []
  if (line !== undefined && named !== undefined)
    return { delimiter: named, table: text.slice(line.length) }
  const [first = ''] = text.split('\n', 1)
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }))
  const [most] = counted.toSorted((one, other) => other.count - one.count)
  return { delimiter: most?.sign ?? ',', table: text }
}

function asTyped(text: string): string {
  return withFormulas(text.replaceAll('\r\n', '\n'))
}

/** A cell as it comes back from a sheet in which nobody changed it. */
export function asReadBack(text: string): string {
  return asTyped(withoutFormulas(text))
}
