import { type Category, categories } from '@argo/domain/category'
import { keyFigures } from '@argo/domain/key-figures'
import type { MenuCategory } from '@argo/domain/menu'
import type { Product } from '@argo/domain/product'
import { ProductSchema } from '@argo/domain/product-schema'
import type { Selectable } from 'kysely'
import type { Database, ProductTable } from '../database/schema.ts'
import { productFields } from './product-row.ts'

/** Every product, newest first. */
export async function listProducts(db: Database): Promise<Product[]> {
  return (await db.selectFrom('products').selectAll().orderBy('id', 'desc').execute()).map(
    toProduct,
  )
}

/** Every featured product, newest first. */
export async function featuredProducts(db: Database): Promise<Product[]> {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('featured', '=', 1)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toProduct)
}

/** The products of a category, newest first. */
export async function productsByCategory(db: Database, category: Category): Promise<Product[]> {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('category', '=', category)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toProduct)
}

/** The product with this id, or undefined. */
export async function productById(db: Database, id: number): Promise<Product | undefined> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toProduct(row)
}

/** The product with this slug, or undefined. */
export async function productBySlug(db: Database, slug: string): Promise<Product | undefined> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row && toProduct(row)
}

/** What the header's menu shows: for each category its number of products and the latest four. */
export function menu(db: Database): Promise<MenuCategory[]> {
  return Promise.all(
    categories.map(async (category) => {
      const inCategory = db.selectFrom('products').where('category', '=', category)
      const [{ count }, latest] = await Promise.all([
        inCategory
          .select((count) => count.fn.countAll<number | string>().as('count'))
          .executeTakeFirstOrThrow(),
        inCategory.selectAll().orderBy('id', 'desc').limit(4).execute(),
      ])
      return { category, count: Number(count), latest: latest.map(toProduct).map(toMenuProduct) }
    }),
  )
}

function toMenuProduct(product: Product): MenuCategory['latest'][number] {
  const { id, slug, name, category, imageUrl } = product
  return { id, slug, name, category, imageUrl, figures: keyFigures(product).slice(0, 2) }
}

// Throws for a row that staff broke by hand: better no answer than one that breaks its reader.
function toProduct(row: Selectable<ProductTable>): Product {
  return ProductSchema.parse(productFields(row))
}
