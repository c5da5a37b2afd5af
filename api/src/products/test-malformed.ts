import type { Updateable } from 'kysely'
import type { Database, ProductTable } from '../database/schema.ts'
import { withoutRules } from '../database/test-database.ts'

/** Changes a product to what the database's rules refuse, as an older or a damaged file may hold it. */
export async function breakProduct(
  db: Database,
  slug: string,
  broken: Updateable<ProductTable>,
): Promise<void> {
  await withoutRules(db, async () => {
    await db.updateTable('products').set(broken).where('slug', '=', slug).execute()
  })
}
