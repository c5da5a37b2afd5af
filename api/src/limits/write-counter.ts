import { LRUCache } from 'lru-cache'
import { countingWindow, isCurrent, type WriteCount } from '../database/write-counts.ts'

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
    set: (count: WriteCount): void => void counts.set(count.key, count),
  }
}
