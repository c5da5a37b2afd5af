import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { writeWhole } from '@argo/api/database/whole-file'
import { csvWithoutFormulas } from '@argo/api/messages/csv'

/** Writes objects to a new, private CSV file, whole or not at all, without what spreadsheets run. How many there were. */
export async function writeCsv(rows: AsyncIterable<object>, file: string): Promise<number> {
  let count = 0
  async function* counted() {
    for await (const row of rows) {
      count += 1
      yield row
    }
  }
  await writeWhole(file, (part) =>
    pipeline(counted(), csvWithoutFormulas(), createWriteStream(part)),
  )
  return count
}
