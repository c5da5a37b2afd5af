import { productPath } from '@argo/domain/products/product'
import { CategorySchema } from '@argo/domain/products/product-schema'
import * as z from 'zod/mini'
import type { Database } from '../../database/schema.ts'

/** What is shown of a product where one is chosen. */
const shown = ['id', 'name', 'category', 'imageUrl', 'state'] as const

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

/** The products with each of the words in a name, a slug, a category or an id, by name, with their paths: ten at most. */
export async function productsCalled(db: Database, q: string) {
  const words = q.trim().toLowerCase().split(/\s+/)
  const products = await db
    .selectFrom('products')
    .select([...shown, 'slug'])
    .orderBy('id')
    .execute()
  return products
    .filter(({ id, name, slug, category }) => {
      const text = `${id} ${name} ${slug} ${category}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
    .slice(0, mostFound)
    .map(({ slug, ...product }) => {
      const category = z.safeParse(CategorySchema, product.category).data
      return { ...product, path: category ? productPath({ ...product, slug, category }) : null }
    })
}
