import type { FastifyInstance } from 'fastify'
import { catalogueOf, type MalformedProduct, malformedProducts } from '../catalogue/catalogue.ts'
import type { OpenedDatabase } from '../database/database-kind.ts'
import { DatabaseError } from '../database/failure.ts'
import type { Database } from '../database/schema.ts'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/** Whether visitors can be sent to this server. */
export interface Readiness {
  /** Why they cannot. */
  problem?: string
  /** The ids of products that are malformed. */
  malformedProducts: number[]
}

/** Whether the server is not ending and its database can be read and written; the log says when that changes. */
export function watchReadiness(
  app: FastifyInstance,
  { db, expectRoom }: Pick<OpenedDatabase, 'db' | 'expectRoom'>,
  isEnding: () => boolean,
): () => Promise<Readiness> {
  logMalformedProducts(app)
  // Those who ask at the same time are told the same: many cost the database no more than one.
  let checking: Promise<Readiness> | undefined
  let wasUsable = true

  return async () => {
    if (isEnding()) return { problem: 'The server is ending.', malformedProducts: [] }
    checking ??= checkDatabase().finally(() => (checking = undefined))
    return checking
  }

  async function checkDatabase(): Promise<Readiness> {
    try {
      await db.selectFrom('products').select('id').limit(1).execute()
      await tryToWrite(db)
      await expectRoom()
      const { malformed } = await catalogueOf(db)
      if (!wasUsable) app.log.info('the database can be used again')
      wasUsable = true
      return { malformedProducts: [...malformed.keys()].toReversed() }
    } catch (error) {
      if (wasUsable) app.log.error({ err: error }, 'the database cannot be used')
      wasUsable = false
      return { problem: problemOf(error), malformedProducts: [] }
    }
  }
}

// Deletes nothing, by the way that visitors' writes take: a read-only, replaced or damaged file fails here.
async function tryToWrite(db: Database): Promise<void> {
  try {
    await db.deleteFrom('contactMessages').where('id', '<', 0).execute()
    await db.deleteFrom('newsletterSubscriptions').where('id', '<', 0).execute()
  } catch (error) {
    // Another process has been writing for two seconds.
    if (!(error instanceof DatabaseError && error.kind === 'busy')) throw error
  }
}

function problemOf(error: unknown): string {
  return error instanceof DatabaseError && error.kind === 'full'
    ? 'The disk of the database is full; messages and subscriptions are refused until there is room.'
    : 'The database cannot be used; the log says why.'
}

// When it is first read.
function logMalformedProducts(app: FastifyInstance): void {
  const log = (message: unknown) => {
    const { id, error } = message as MalformedProduct
    app.log.error({ err: error, productId: id }, 'a malformed product is left out')
  }
  subscribe(malformedProducts.name, log)
  app.addHook('onClose', async () => void unsubscribe(malformedProducts.name, log))
}
