import { forgetWords } from '../database/search/forget-words.ts'
import type { Database } from '../database/schema.ts'

/**
 * Forgets the words that no product has any more, some of them a call, so that facts that are due need not wait: once the
 * version has changed, and not again within `interval` ms.
 */
export function createWordSweep(db: Database, interval: number) {
  let swept: number | undefined
  let notBefore = performance.now() + interval
  let current: { version: number; after: string } | undefined
  return async (version: number): Promise<void> => {
    if (!current && (version === swept || performance.now() < notBefore)) return
    current ??= { version, after: '' }
    const last = await forgetWords(db, current.after)
    if (last !== undefined) {
      current.after = last
      return
    }
    swept = current.version
    notBefore = performance.now() + interval
    current = undefined
  }
}
