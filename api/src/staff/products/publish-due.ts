import type { Updateable } from 'kysely'
import { noSchedule } from '../../catalogue/product-row.ts'
import { DatabaseError } from '../../database/failure.ts'
import type { Database, ProductRow, ProductTable } from '../../database/schema.ts'
import { writeTransaction } from '../../database/write-transaction.ts'
import { FieldErrors } from '../revisions/field-error.ts'
import { changeRow, newBatch } from '../revisions/record.ts'
import { rowOf } from './change.ts'
import { publishedNow } from './publish.ts'

/**
 * Publishes the products whose time has come, with their drafts. One that is refused loses its time and keeps the reason.
 * Throws the first other failure, once all products were tried.
 */
export async function publishDue(db: Database, now: Date): Promise<void> {
  const scheduled = await db
    .selectFrom('products')
    .select(['id', 'publishAt'])
    .where('publishAt', 'is not', null)
    .orderBy('id')
    .execute()
  const failures: unknown[] = []
  for (const { id } of scheduled.filter((row) => isDue(row, now)))
    await publishProductDue(db, id, now).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

function isDue({ publishAt }: Pick<ProductRow, 'publishAt'>, now: Date): boolean {
  return publishAt !== null && Date.parse(publishAt) <= now.getTime()
}

async function publishProductDue(db: Database, id: number, now: Date): Promise<void> {
  try {
    await changeDue(db, id, now, 'Published at its time', (row, transaction) =>
      publishedNow(transaction, row),
    )
  } catch (error) {
    // Such a failure passes.
    if (error instanceof DatabaseError) throw error
    const isRefused = error instanceof FieldErrors
    const [, publishRefusal] = isRefused ? error.first : ['', 'The database refused it']
    await changeDue(db, id, now, 'Not published at its time', async () => ({
      ...noSchedule,
      publishRefusal,
    }))
    if (!isRefused) throw error
  }
}

// Another server, or somebody at the desk, may have been faster: then nothing is due.
async function changeDue(
  db: Database,
  id: number,
  now: Date,
  note: string,
  valuesOf: (row: ProductRow, transaction: Database) => Promise<Updateable<ProductTable>>,
): Promise<void> {
  await writeTransaction(db, async (transaction) => {
    const row = await rowOf(transaction, id)
    if (!row || !isDue(row, now)) return
    const author = newBatch({ id: row.publishBy }, now, note)
    const values = await valuesOf(row, transaction)
    await changeRow(transaction, author, 'products', { before: row, values })
  })
}
