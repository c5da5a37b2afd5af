import { migrate } from '@argo/api/database/migrate'
import { openDatabase } from '@argo/api/database/open'
import type { Database, ProductTable } from '@argo/api/database/schema'
import { seed } from '@argo/api/database/seed'

const atATime = 500

/**
 * Seeds a database's file and adds products until it has `total`: variants of the seed's, spread
 * evenly over the categories, newer than the seed's, none of them featured.
 */
export async function fillCatalogue(databaseFile: string, total: number): Promise<void> {
  const db = openDatabase(`sqlite:${databaseFile}`)
  await migrate(db)
  await seed(db)
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
    return variant(model, firstId + index)
  })
  await insert(db, rows)
  await db.destroy()
}

// Every figure differs from product to product, so that answers compress no better than real ones.
function variant(model: ProductTable, id: number): ProductTable {
  let dice = id
  const vary = (figure: string) => {
    dice = (dice * 48_271) % 2_147_483_647
    return String(Math.round(Number(figure) * (0.7 + (dice % 600) / 1_000)))
  }
  return {
    ...model,
    id,
    slug: `${model.slug}-${id}`,
    name: `${model.name} ${id}`,
    description: model.description.replaceAll(/\d+/g, vary),
    specs: model.specs.replaceAll(/\d+/g, vary),
    featured: 0,
  }
}

function insert(db: Database, rows: ProductTable[]): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    for (let start = 0; start < rows.length; start += atATime) {
      const some = rows.slice(start, start + atATime)
      await transaction.insertInto('products').values(some).execute()
    }
  })
}
