import type { Insertable, Selectable } from 'kysely'
import type { Database, ProductTable } from '../database/schema.ts'

/** A product of a catalogue made larger for a test or a measurement: new id, name and figures. */
export function variantOf(model: Selectable<ProductTable>, id: number): Insertable<ProductTable> {
  // Every figure differs from product to product, so that lists compress no better than real ones.
  let random = id
  const vary = (figure: string) => {
    random = (random * 48_271) % 2_147_483_647
    return String(Math.round(Number(figure) * (0.7 + (random % 600) / 1_000)))
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

/** Inserts any number of products in one transaction. */
export function insertProducts(db: Database, rows: Insertable<ProductTable>[]): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    for (let start = 0; start < rows.length; start += 500) {
      const some = rows.slice(start, start + 500)
      await transaction.insertInto('products').values(some).execute()
    }
  })
}
