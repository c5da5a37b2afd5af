import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { writeWhole } from '@argo/api/database/whole-file'
import { stringify } from 'csv-stringify'

// Where the list separator is a semicolon, as in much of Europe, or a tab, a cell begins after each of them and on each
// new line of a text, for the quotes then count for text.
const cellBegin = /[;|\t\r\n]/

// All of a run is matched at once, and begun at its first character alone: the time grows with the text's length.
const beforeFormula = /(?<![;|\s"'])[;|\s"']+(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

function withoutFormulas(text: string): string {
  return text.replaceAll(beforeFormula, (run) => (cellBegin.test(run) ? `${run}'` : run))
}

/**
 * Writes objects to a new CSV file that its owner alone can read, whole or not at all, with nothing that a spreadsheet
 * would run: a cell that begins with "=" is a formula to it. How many objects there were.
 */
export async function writeCsv(rows: AsyncIterable<object>, file: string): Promise<number> {
  const csv = stringify({
    header: true,
    escape_formulas: true,
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
