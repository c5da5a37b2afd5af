import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database/schema.ts'
import {
  countingWindow,
  countWrites,
  isCurrent,
  type WriteCount,
} from '../database/write-counts.ts'

/** As many keys as are remembered at once: more than the forms' budgets let anybody store under in a minute. */
const mostKeys = 10_000

/** Counts in this process alone; what it has counted last goes first when there are too many keys. */
export function createMemoryCounter() {
  const counts = new LRUCache<string, WriteCount>({ max: mostKeys })
  const current = (key: string): WriteCount => {
    const known = counts.get(key)
    return known && isCurrent(known.endsAt)
      ? known
      : { key, count: 0, endsAt: Date.now() + countingWindow }
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

/** Counts in the database, for all servers together; while that fails, in memory, and the log says so once. */
export function createSharedCounter({ log }: FastifyInstance, db: Database) {
  const memory = createMemoryCounter()
  let alone = false
  const say = (isAlone: boolean, error?: unknown) => {
    if (alone === isAlone) return
    alone = isAlone
    if (alone)
      log.warn({ err: error }, 'writes cannot be counted in the database: counting in memory')
    else log.info('writes are counted in the database again')
  }
  return {
    /** What this server knows of a key's count, without asking the database. */
    known: memory.current,
    count: async (keys: readonly string[]): Promise<WriteCount[]> => {
      try {
        const counts = await countWrites(db, keys)
        say(false)
        for (const count of counts) memory.learn(count)
        return counts
      } catch (error) {
        say(true, error)
        return keys.map(memory.add)
      }
    },
  }
}
