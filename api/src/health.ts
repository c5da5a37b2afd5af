import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { DatabaseError } from './database/failure.ts'
import type { Database } from './database/schema.ts'
import { problem, sendProblem } from './http/problem.ts'
import { type MalformedProduct, malformedProducts, toProduct } from './products/product-row.ts'

/** As many malformed products as are remembered between two checks. */
const mostRemembered = 100

/**
 * /healthz: 200 while products can be read and what visitors send can be stored, 503 otherwise. Says
 * which products are malformed; each is logged when it is first met.
 */
export function serveHealth(app: FastifyInstance, db: Database): void {
  const malformed = new Set<number>()
  const remember = (message: unknown) => {
    const { id, error } = message as MalformedProduct
    if (malformed.has(id) || malformed.size >= mostRemembered) return
    malformed.add(id)
    app.log.error({ err: error, productId: id }, 'a malformed product is left out')
  }
  subscribe(malformedProducts.name, remember)
  app.addHook('onClose', async () => void unsubscribe(malformedProducts.name, remember))

  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    try {
      await db.selectFrom('products').select('id').limit(1).execute()
      await tryToWrite(db)
      const ids = await stillMalformed(db, malformed)
      return ids.length === 0 ? { status: 'ok' } : { status: 'degraded', malformedProducts: ids }
    } catch (error) {
      app.log.error({ err: error }, 'the database cannot be used')
      return sendProblem(reply, problem(503, 'The database cannot be used; the log says why.'))
    }
  })
}

// Deletes nothing, by the way that visitors' writes take: a read-only, replaced or damaged file fails here.
async function tryToWrite(db: Database): Promise<void> {
  try {
    await db.deleteFrom('contactMessages').where('id', '<', 0).execute()
    await db.deleteFrom('newsletterSubscriptions').where('id', '<', 0).execute()
  } catch (error) {
    // Another process is writing at this moment.
    if (!(error instanceof DatabaseError && error.kind === 'busy')) throw error
  }
}

async function stillMalformed(db: Database, malformed: Set<number>): Promise<number[]> {
  if (malformed.size === 0) return []
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', [...malformed])
    .execute()
  const ids = rows.filter(isMalformed).map(({ id }) => id)
  for (const id of malformed) if (!ids.includes(id)) malformed.delete(id)
  return ids.toSorted((one, other) => one - other)
}

function isMalformed(row: Parameters<typeof toProduct>[0]): boolean {
  try {
    toProduct(row)
    return false
  } catch {
    return true
  }
}
