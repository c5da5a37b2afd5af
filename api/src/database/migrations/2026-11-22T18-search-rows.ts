import type { Kysely } from 'kysely'
import type { SchemaDialect } from '../dialect.ts'

/** Lets a search of many products read few pages. */
export async function up(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await dialect.shortenSearchRows(db)
}
