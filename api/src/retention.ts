import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { forgetOldErasures } from './database/erasures.ts'
import { emptyLog, removeTraces } from './database/remove-traces.ts'
import type { Database } from './database/schema.ts'
import { deleteOldMessages } from './messages/delete-old.ts'
import { forgetUnconfirmed } from './newsletter/forget.ts'

const interval = 60_000
const day = 24 * 60 * interval

/**
 * Deletes, while the app runs, what is kept for a time alone: contact messages after so many months, and addresses that
 * were asked to confirm and did not within seven days. At the start and once a day their last traces go too.
 */
export function keepRetention(app: FastifyInstance, db: Database, messagesKept: number): void {
  const closing = new AbortController()
  let ended: Promise<void> | undefined
  app.addHook('onListen', async () => {
    ended = deleteAgainAndAgain()
  })
  app.addHook('preClose', async () => {
    closing.abort()
    await ended
  })

  async function deleteAgainAndAgain(): Promise<void> {
    let tracesRemoved = Number.NEGATIVE_INFINITY
    while (!closing.signal.aborted) {
      try {
        await deleteAll()
        await forgetOldErasures(db)
        if (performance.now() - tracesRemoved < day) await emptyLog(db)
        else {
          await removeTraces(db)
          tracesRemoved = performance.now()
        }
      } catch (error) {
        app.log.error({ err: error }, 'what is kept for a time alone cannot be deleted')
      }
      await setTimeout(interval, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  async function deleteAll(): Promise<void> {
    while (!closing.signal.aborted) {
      const addresses = await forgetUnconfirmed(db)
      const messages = await deleteOldMessages(db, messagesKept)
      if (addresses + messages === 0) return
      app.log.info({ addresses, messages }, 'what was kept for its time was deleted')
    }
  }
}
