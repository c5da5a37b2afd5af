import type { Database } from '../schema.ts'
import { areFactsDue, deriveFacts } from './derive.ts'
import { type FactRow, factRows } from './fact-rows.ts'

/** The stored facts by product, as text that can be compared. */
export async function storedFacts(db: Database): Promise<Map<number, string[]>> {
  return byProduct(await db.selectFrom('productFacts').selectAll().execute())
}

/** The facts that the products' specs give now, in the same form. */
export async function currentFacts(db: Database): Promise<Map<number, string[]>> {
  const products = await db.selectFrom('products').select(['id', 'category', 'specs']).execute()
  return byProduct(products.flatMap(factRows))
}

/** Derives what is due, `limit` products at a time: few, so that it takes several transactions. */
export async function deriveAll(db: Database, limit = 7): Promise<void> {
  while (await areFactsDue(db)) await deriveFacts(db, limit)
}

function byProduct(rows: FactRow[]): Map<number, string[]> {
  const facts = Map.groupBy(rows, ({ productId }) => productId)
  return new Map(
    [...facts].map(([id, rows]) => [
      id,
      rows
        .map(({ category, attribute, place, number, numberTo, choice }) =>
          JSON.stringify([category, attribute, place, number, numberTo, choice]),
        )
        .toSorted(),
    ]),
  )
}
