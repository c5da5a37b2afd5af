import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { writeWhole } from '@argo/api/database/whole-file'
import { stringify } from 'csv-stringify'

/**
 * Writes objects to a new CSV file that its owner alone can read, whole or not at all, with nothing that a spreadsheet
 * would run: a cell that begins with "=" is a formula to it.
 */
export function writeCsv(rows: AsyncIterable<object>, file: string): Promise<void> {
  const csv = stringify({ header: true, escape_formulas: true, bom: true })
  return writeWhole(file, (part) => pipeline(rows, csv, createWriteStream(part)))
}
