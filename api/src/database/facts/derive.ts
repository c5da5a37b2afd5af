import type { Database } from '../schema.ts'
import { sql } from 'kysely'
import { replaceDocuments, searchedColumns } from '../search/replace-documents.ts'
import { type FactRow, factRows } from './fact-rows.ts'
import { lockCatalogue } from './lock-catalogue.ts'
import { readerDigest } from './reader-digest.ts'

/** The id of the first product after another one's whose facts are due to be derived by this reader. */
export async function firstDue(db: Database, after = 0): Promise<number | undefined> {
  const due = await db
    .selectFrom('factsDue')
    .innerJoin('factsReader', (join) => join.on('factsReader.digest', '=', readerDigest))
    .select('productId')
    .where('productId', '>', after)
    .orderBy('productId')
    .limit(1)
    .executeTakeFirst()
  return due?.productId
}

/** Whether there are products whose facts are due to be derived by this reader. */
export async function areFactsDue(db: Database): Promise<boolean> {
  return (await firstDue(db)) !== undefined
}

/**
 * Derives the facts of up to `limit` products that are due, those of the lowest ids above `after`, in one transaction; if
 * they differ, the catalogue's version grows. Does nothing when a newer reader has taken over.
 */
export function deriveFacts(db: Database, limit: number, after = 0): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction)
    const { digest } = await reader(transaction)
    if (digest === readerDigest) await replaceFacts(transaction, limit, after)
  })
}

/**
 * Makes this reader the one that derives facts; if another one did so far, those of all products are due, and the
 * catalogue's version grows, so that servers that run look for what is due.
 */
export async function takeOverFacts(db: Database): Promise<void> {
  const { digest } = await reader(db)
  if (digest === readerDigest) return
  await db.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction)
    await takeOver(transaction)
    await increaseVersion(transaction)
  })
}

/** The same for a catalogue that has no facts yet, within the transaction that prepares it; derives the first `limit`. */
export async function deriveFirstFacts(db: Database, limit: number): Promise<void> {
  const { digest } = await reader(db)
  if (digest !== '') return
  await takeOver(db)
  await replaceFacts(db, limit, 0)
}

async function takeOver(db: Database): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('factsReader')
    .set({ digest: readerDigest })
    .where('digest', '!=', readerDigest)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await db
    .insertInto('factsDue')
    .columns(['productId'])
    // SQLite needs the condition to tell the conflict's clause from a join's.
    .expression((from) => from.selectFrom('products').select('id').where('id', 'is not', null))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function reader(db: Database): Promise<{ digest: string }> {
  return db.selectFrom('factsReader').select('digest').executeTakeFirstOrThrow()
}

async function replaceFacts(db: Database, limit: number, after: number): Promise<void> {
  const due = await db
    .deleteFrom('factsDue')
    .where('productId', 'in', (from) =>
      from
        .selectFrom('factsDue')
        .select('productId')
        .where('productId', '>', after)
        .orderBy('productId')
        .limit(limit),
    )
    .returning('productId')
    .execute()
  const ids = due.map(({ productId }) => productId)
  if (ids.length === 0) return
  const products = await db
    .selectFrom('products')
    .select(searchedColumns)
    .where('id', 'in', ids)
    .execute()
  const changed = [
    await replaceRows(db, ids, products.flatMap(factRows)),
    await replaceDocuments(db, ids, products),
  ]
  if (changed.includes(true)) await increaseVersion(db)
}

async function increaseVersion(db: Database): Promise<void> {
  await db
    .updateTable('catalogueVersion')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute()
}

// Whether they differ from those before: a new version of the reader reads most products as before.
async function replaceRows(db: Database, ids: number[], rows: FactRow[]): Promise<boolean> {
  const stored = await db
    .selectFrom('productFacts')
    .selectAll()
    .where('productId', 'in', ids)
    .execute()
  if (areSame(rows, stored)) return false
  await db.deleteFrom('productFacts').where('productId', 'in', ids).execute()
  await insertRows(db, rows)
  return true
}

function areSame(rows: FactRow[], stored: FactRow[]): boolean {
  const known = new Set(stored.map((row) => JSON.stringify(valuesOf(row))))
  return rows.length === known.size && rows.every((row) => known.has(JSON.stringify(valuesOf(row))))
}

function valuesOf({ productId, attribute, place, category, number, numberTo, choice }: FactRow) {
  return [productId, attribute, place, category, number, numberTo, choice]
}

// One parameter and the same words for both databases: thousands of values cost more to build than to store.
async function insertRows(db: Database, rows: FactRow[]): Promise<void> {
  const byPlace = Object.fromEntries(rows.map((row, place) => [place, valuesOf(row)]))
  await sql`insert into product_facts
      (product_id, attribute, place, category, number, number_to, choice)
    select cast(value ->> 0 as bigint), value ->> 1, cast(value ->> 2 as integer), value ->> 3,
      cast(value ->> 4 as double precision), cast(value ->> 5 as double precision), value ->> 6
    from json_each(${JSON.stringify(byPlace)})`.execute(db)
}
