import { LRUCache } from 'lru-cache'
import { HttpError } from '../protocol/problem.ts'
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

/** A refusal until a count ends: why, and in how many seconds to try again. */
export function refusal(status: number, why: string, endsAt: number): HttpError {
  const seconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1_000))
  return new HttpError(status, `${why} Please try again in ${seconds} seconds.`, seconds)
}
