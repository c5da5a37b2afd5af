import { openDatabase } from '@argo/api/database/open'
import { insertProducts, variantOf } from '@argo/api/products/test-variants'

/**
 * Makes a database's file with the seed's products and variants of them, `total` in all, spread evenly
 * over the categories, newer than the seed's, none of them featured.
 */
export function fillCatalogue(databaseFile: string, total: number): Promise<void> {
  return fillDatabase(`sqlite:${databaseFile}`, total)
}

/** The same for a database of any kind, by its address. */
export async function fillDatabase(url: string, total: number): Promise<void> {
  const { db } = await openDatabase(url)
  const products = await db.selectFrom('products').selectAll().orderBy('id', 'desc').execute()
  const categories = new Set(products.map(({ category }) => category))
  const models = [...categories].map((category) =>
    products.filter((product) => product.category === category && product.slug !== null),
  )
  const firstId = (products[0]?.id ?? 0) + 1
  const rows = Array.from({ length: total - products.length }, (_, index) => {
    const ofCategory = models[index % models.length] ?? []
    const model = ofCategory[Math.floor(index / models.length) % ofCategory.length]
    if (!model) throw new Error('The seed has a category without a model')
    return variantOf(model, firstId + index)
  })
  await insertProducts(db, rows)
  await db.destroy()
}
