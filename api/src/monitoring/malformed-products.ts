import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'
import { type MalformedProduct, malformedProducts, toProduct } from '../products/product-row.ts'

/** As many as are remembered between two looks. */
const mostRemembered = 100

/**
 * Logs each malformed product when it is first read. Returns a function that resolves with the ids of those that
 * were read and are malformed still.
 */
export function noteMalformedProducts(app: FastifyInstance, db: Database): () => Promise<number[]> {
  const noted = new Set<number>()
  const note = (message: unknown) => {
    const { id, error } = message as MalformedProduct
    if (noted.has(id) || noted.size >= mostRemembered) return
    noted.add(id)
    app.log.error({ err: error, productId: id }, 'a malformed product is left out')
  }
  subscribe(malformedProducts.name, note)
  app.addHook('onClose', async () => void unsubscribe(malformedProducts.name, note))

  return async () => {
    if (noted.size === 0) return []
    const rows = await db
      .selectFrom('products')
      .selectAll()
      .where('id', 'in', [...noted])
      .execute()
    const ids = rows.filter(isMalformed).map(({ id }) => id)
    for (const id of noted) if (!ids.includes(id)) noted.delete(id)
    return ids.toSorted((one, other) => one - other)
  }
}

function isMalformed(row: Parameters<typeof toProduct>[0]): boolean {
  try {
    toProduct(row)
    return false
  } catch {
    return true
  }
}
