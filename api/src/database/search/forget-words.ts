import { sql } from 'kysely'
import { lockCatalogue } from '../facts/lock-catalogue.ts'
import type { Database } from '../schema.ts'

/** Words a transaction: with 100,000 products PostgreSQL looks one up in up to 10 ms, while other writers wait. */
const portion = 20

/** Of the words after this one in the alphabet, removes up to 20 that no product has. The last one looked at; undefined at the end. */
export function forgetWords(db: Database, after: string): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction)
    const rows = await transaction
      .selectFrom('searchWords')
      .select('word')
      .where('word', '>', after)
      .orderBy('word')
      .limit(portion)
      .execute()
    const words = rows.map(({ word }) => word)
    if (words.length === 0) return undefined
    await transaction
      .deleteFrom('searchWords')
      .where('word', 'in', words)
      .where(
        sql<boolean>`not exists (
          select 1 from product_search('"' || ${sql.ref('searchWords.word')} || '"'))`,
      )
      .execute()
    return words.at(-1)
  })
}
