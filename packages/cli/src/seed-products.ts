import type { Product } from '@argo/domain/products/product'
import { openDatabase } from '@argo/api/database/open'
import { listProducts } from '@argo/api/products/queries'

const { db } = await openDatabase('sqlite::memory:')
const products = await listProducts(db)
await db.destroy()

/** The products of `seed.sql` as the site reads them, newest first. */
export function seedProducts(): Product[] {
  return products
}
