import type { Database } from '../../database/schema.ts'

/** What is shown of a product that is or can be featured. */
const shown = ['id', 'name', 'imageUrl', 'state'] as const

/** The products with these ids. */
export function productsWith(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('products')
    .select(shown)
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()
}

const mostFound = 10

/** The products with part of a name, a slug or an id, by name: ten at most. */
export async function productsCalled(db: Database, q: string) {
  const words = q.trim().toLowerCase()
  const products = await db
    .selectFrom('products')
    .select([...shown, 'slug'])
    .orderBy('id')
    .execute()
  return products
    .filter(({ id, name, slug }) => `${id} ${name} ${slug}`.toLowerCase().includes(words))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
    .slice(0, mostFound)
    .map(({ id, name, imageUrl, state }) => ({ id, name, imageUrl, state }))
}
