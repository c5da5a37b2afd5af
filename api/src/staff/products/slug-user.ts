import type { Database } from '../../database/schema.ts'

/** The product that has a slug, or undefined. */
export function slugUser(
  db: Database,
  slug: string,
): Promise<{ id: number; name: string } | undefined> {
  return db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('slug', '=', slug)
    .executeTakeFirst()
}
