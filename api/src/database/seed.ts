import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from './schema.ts'

const seedFile = new URL('../../../seed.sql', import.meta.url)

/** Loads the catalogue of a file of SQL, all or nothing, when there are no products yet. */
export async function seed(db: Database, file: URL | string = seedFile): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const product = await transaction
      .selectFrom('products')
      .select('id')
      .limit(1)
      .executeTakeFirst()
    if (product) return
    for (const statement of statements(await readFile(file, 'utf8'))) {
      await sql.raw(statement).execute(transaction)
    }
  })
}

// In seed.sql a semicolon ends a line only where it ends a statement.
function statements(text: string): string[] {
  return text.split(/;\s*$/m).filter((statement) => statement.includes('INSERT'))
}
