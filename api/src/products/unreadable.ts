import { readSpecs } from '@argo/domain/facts/read-specs'
import * as z from 'zod/mini'
import type { Database } from '../database/schema.ts'
import { toProduct } from '../catalogue/product-row.ts'

/** What keeps a product's facts from being known. */
export interface Unreadable {
  id: number
  name: string
  /** The spec, word for word; undefined where the whole product is malformed. */
  spec?: string
  reason: string
}

const chunkSize = 200

/** All that cannot be read in the catalogue, product by product in the order of their ids. */
export async function* findUnreadable(db: Database): AsyncGenerator<Unreadable, void> {
  const all = db.selectFrom('products').selectAll().orderBy('id').limit(chunkSize)
  let rows = await all.execute()
  while (rows.length > 0) {
    for (const row of rows) yield* unreadableIn(row)
    rows = await all.where('id', '>', rows.at(-1)?.id ?? Infinity).execute()
  }
}

function unreadableIn(row: Parameters<typeof toProduct>[0]): Unreadable[] {
  const { id, name } = row
  try {
    const product = toProduct(row)
    return readSpecs(product).flatMap(({ problem }, line) =>
      problem === undefined ? [] : [{ id, name, spec: product.specs[line] ?? '', reason: problem }],
    )
  } catch (error) {
    return [{ id, name, reason: `the row is malformed${where(error)}` }]
  }
}

function where(error: unknown): string {
  const [issue] = error instanceof z.core.$ZodError ? error.issues : []
  return issue ? `: ${issue.path.join('.')}: ${issue.message}` : ''
}
