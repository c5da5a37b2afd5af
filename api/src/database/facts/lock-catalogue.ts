import type { Transaction } from 'kysely'
import type { Tables } from '../schema.ts'

/**
 * Takes the lock that every change of a product takes first, so that none happens between reading it and storing what
 * is derived from it.
 */
export async function lockCatalogue(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .updateTable('catalogueVersion')
    .set(({ eb }) => ({ version: eb.ref('version') }))
    .execute()
}
