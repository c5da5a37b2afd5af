import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { deriveFacts, firstDue, takeOverFacts } from '../database/facts/derive.ts'
import { DatabaseError } from '../database/failure.ts'
import type { Database } from '../database/schema.ts'
import { createWordSweep } from './word-sweep.ts'

/** Products a transaction: SQLite derives them without letting requests in between, and PostgreSQL while other writers wait. */
const chunkSize = 20

/** How often the version is looked at, in ms; it costs no query. */
const interval = 100

/** How long after a failure it is tried again, in ms. */
const pauseAfterFailure = 500

/** How often the words of searches are looked through for those that no product has any more, in ms, if products change. */
const sweepInterval = 60 * 60_000

/** Derives the facts of products that change, by any hand, and forgets their former words, while the app runs. */
export function keepFacts(
  app: FastifyInstance,
  db: Database,
  catalogueVersion: () => number,
  betweenSweeps = sweepInterval,
): void {
  const sweepWords = createWordSweep(db, betweenSweeps)
  const closing = new AbortController()
  let ended: Promise<void> | undefined
  let lastFailure = ''
  app.addHook('onListen', async () => {
    ended = keep()
  })
  app.addHook('preClose', async () => {
    closing.abort()
    await ended
  })

  async function keep(): Promise<void> {
    let hasTakenOver = false
    let derived: number | undefined
    while (!closing.signal.aborted) {
      try {
        if (!hasTakenOver) await takeOverFacts(db)
        hasTakenOver = true
        const version = catalogueVersion()
        if (version !== derived) await deriveAll()
        derived = version
        await sweepWords(version)
        await pause(interval)
      } catch (error) {
        // Once, and not with every try.
        if (!isPassing(error) && String(error) !== lastFailure) {
          app.log.error({ err: error }, 'facts could not be derived')
          lastFailure = String(error)
        }
        await pause(pauseAfterFailure)
      }
    }
  }

  // A product that fails does not hold up those after it; throws in the end, so that it is tried again.
  async function deriveAll(): Promise<void> {
    const failed: number[] = []
    let cause: unknown
    let limit = chunkSize
    let due = await firstDue(db)
    while (due !== undefined && failed.length < chunkSize && !closing.signal.aborted) {
      const start = performance.now()
      try {
        await deriveFacts(db, limit, failed.at(-1))
        lastFailure = ''
      } catch (error) {
        if (error instanceof DatabaseError) throw error
        if (limit === 1) failed.push(due)
        limit = limit === 1 ? chunkSize : 1
        cause = error
      }
      // At least half of the time is for requests: SQLite's statements are synchronous.
      await pause(performance.now() - start)
      due = await firstDue(db, failed.at(-1))
    }
    if (failed.length > 0)
      throw new Error(
        `Of products with these ids no facts could be derived: ${failed.join(', ')}`,
        { cause },
      )
  }

  async function pause(duration: number): Promise<void> {
    await setTimeout(duration, undefined, { signal: closing.signal }).catch(() => {})
  }
}

// Another process is writing, or the database cannot be reached, which whoever needs it reports.
function isPassing(error: unknown): boolean {
  return error instanceof DatabaseError && error.kind !== 'full'
}
