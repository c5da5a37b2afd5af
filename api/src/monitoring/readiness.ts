import type { FastifyInstance } from 'fastify'
import { catalogueOf, type MalformedProduct, malformedProducts } from '../catalogue/catalogue.ts'
import type { OpenedDatabase } from '../database/database-kind.ts'
import { DatabaseError } from '../database/failure.ts'
import type { Database } from '../database/schema.ts'
import { repeatWhileListening } from '../protocol/repeat-while-listening.ts'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/** Whether visitors can be sent to this server. */
export interface Readiness {
  /** Why they cannot. */
  problem?: string
  /** The ids of products that are malformed. */
  malformedProducts: number[]
}

/** How often the database is tried, in milliseconds. */
const interval = 10_000

/**
 * Whether the server is not ending and its database can be read and written, as it was tried last while the server listens:
 * whoever asks costs the database nothing. The log says when that changes.
 */
export function watchReadiness(
  app: FastifyInstance,
  { db, checkDiskSpace }: Pick<OpenedDatabase, 'db' | 'checkDiskSpace'>,
  isEnding: () => boolean,
): () => Promise<Readiness> {
  logMalformedProducts(app)
  let latest: Readiness | undefined
  let wasUsable = true
  repeatWhileListening(app, interval, 'the database cannot be tried', async () => {
    latest = await checkDatabase()
  })

  return async () => {
    if (isEnding()) return { problem: 'The server is ending.', malformedProducts: [] }
    return latest ?? checkDatabase()
  }

  async function checkDatabase(): Promise<Readiness> {
    try {
      await db.selectFrom('products').select('id').limit(1).execute()
      await tryToWrite(db)
      await checkDiskSpace()
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
    // Another process has been writing for a while.
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
