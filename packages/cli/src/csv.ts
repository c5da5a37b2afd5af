import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { writeWhole } from '@argo/api/database/whole-file'
import { withoutFormulas } from '@argo/domain/text/formulas'
import { stringify } from 'csv-stringify'

/**
 * Writes objects to a new CSV file that its owner alone can read, whole or not at all, with nothing that a spreadsheet
 * would run: a cell that begins with "=" is a formula to it. How many objects there were.
 */
export async function writeCsv(rows: AsyncIterable<object>, file: string): Promise<number> {
  const csv = stringify({
    header: true,
    bom: true,
    cast: { string: withoutFormulas },
  })
  let count = 0
  async function* counted() {
    for await (const row of rows) {
      count += 1
      yield row
    }
  }
  await writeWhole(file, (part) => pipeline(counted(), csv, createWriteStream(part)))
  return count
}
