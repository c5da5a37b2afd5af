import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database/schema.ts'
import {
  countWrites,
  deleteEndedCounts,
  isCurrent,
  type WriteCount,
} from '../database/write-counts.ts'

/** The time in which writes are counted together, in ms. */
const window = 60_000

/** As many keys as are remembered at once: more than the forms' budgets let anybody store under in a minute. */
const mostKeys = 10_000

/** Counts in this process alone; what it has counted last goes first when there are too many keys. */
export function createMemoryCounter() {
  const counts = new LRUCache<string, WriteCount>({ max: mostKeys })
  const current = (key: string): WriteCount => {
    const known = counts.get(key)
    return known && isCurrent(known.endsAt, window)
      ? known
      : { key, count: 0, endsAt: Date.now() + window }
  }
  return {
    current,
    add: (key: string): WriteCount => {
      const { count, endsAt } = current(key)
      const next = { key, count: count + 1, endsAt }
      counts.set(key, next)
      return next
    },
    /** Takes over what others have counted. */
    learn: (count: WriteCount): void => void counts.set(count.key, count),
  }
}

/**
 * Counts in the database, for all servers together. While that fails it goes on in memory from what it knew, and
 * says so in the log once. Counts are deleted a minute after their window at the latest.
 */
export function createSharedCounter(app: FastifyInstance, db: Database) {
  const memory = createMemoryCounter()
  let alone = false
  const say = (isAlone: boolean, error?: unknown) => {
    if (alone === isAlone) return
    alone = isAlone
    if (alone)
      app.log.warn({ err: error }, 'writes cannot be counted in the database: counting in memory')
    else app.log.info('writes are counted in the database again')
  }
  const deleteLater = cleaner(app, db)
  return {
    /** What this server knows of a key's count, without asking the database. */
    known: memory.current,
    count: async (keys: readonly string[]): Promise<WriteCount[]> => {
      try {
        const counts = await countWrites(db, keys, window)
        say(false)
        for (const count of counts) memory.learn(count)
        deleteLater()
        return counts
      } catch (error) {
        say(true, error)
        return keys.map(memory.add)
      }
    },
  }
}

// Makes a function to call after each count: until all that was counted has ended, it is deleted once a minute.
function cleaner(app: FastifyInstance, db: Database): () => void {
  let timer: NodeJS.Timeout | undefined
  let closing = false
  let countedAt = Number.NEGATIVE_INFINITY
  const clean = async () => {
    timer = undefined
    if (Date.now() <= countedAt + window) schedule()
    try {
      await deleteEndedCounts(db, window)
    } catch (error) {
      app.log.debug({ err: error }, 'ended counts of writes could not be deleted')
      schedule()
    }
  }
  const schedule = () => {
    if (!closing) timer ??= setTimeout(() => void clean(), window + 1_000).unref()
  }
  // What a server left that was killed.
  app.addHook('onReady', clean)
  app.addHook('onClose', async () => {
    closing = true
    clearTimeout(timer)
  })
  return () => {
    countedAt = Date.now()
    schedule()
  }
}
