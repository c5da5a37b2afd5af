import type { SearchResults } from '@argo/domain/search/result'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database/schema.ts'

/** Searches that are remembered. */
const most = 1_000

const found = new WeakMap<Database, LRUCache<string, true>>()

/** Remembers whether a search found nothing that has all of its words: its response may be sent from a cache from then on. */
export function rememberFound(db: Database, words: string, results: SearchResults): void {
  const searches = found.get(db) ?? new LRUCache({ max: most })
  found.set(db, searches)
  const { nearest, advice, products, entries } = results
  if (nearest || advice.length + products.length + entries.length === 0) searches.set(words, true)
  else searches.delete(words)
}

/** Whether a search found nothing when it was made last. */
export function foundNothing(db: Database, words: string): boolean {
  return found.get(db)?.has(words) ?? false
}
