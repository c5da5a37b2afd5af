import type { Product } from '@argo/domain/products/product'
import type { SiteTexts } from '@argo/domain/texts/site-texts'
import { readTexts } from '@argo/api/catalogue/texts'
import { openDatabase } from '@argo/api/database/open'
import { listProducts } from '@argo/api/products/queries'

const { db } = await openDatabase('sqlite::memory:')
const products = await listProducts(db)
const { readable } = await readTexts(db)
await db.destroy()

/** The products of `seed.sql` as the site reads them, newest first. */
export function seedProducts(): Product[] {
  return products
}

/** The texts of a new database. */
export function seedTexts(): Partial<SiteTexts> {
  return readable
}
