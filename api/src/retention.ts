import type { FastifyInstance } from 'fastify'
import { forgetOldErasures } from './database/erasures.ts'
import type { Database } from './database/schema.ts'
import { deleteOldMessages } from './messages/queries.ts'
import { forgetUnconfirmed } from './newsletter/forget.ts'
import { repeatWhileListening } from './protocol/repeat-while-listening.ts'

const interval = 60_000

/**
 * Deletes, while the app runs, what is kept for a time alone: contact messages after so many months, addresses that were
 * asked to confirm and did not within seven days, and which rows were deleted.
 */
export function scheduleRetention(app: FastifyInstance, db: Database, messagesKept: number): void {
  const failure = 'what is kept for a time alone cannot be deleted'
  repeatWhileListening(app, interval, failure, async (closing) => {
    await deleteAll(closing)
    await forgetOldErasures(db)
  })

  async function deleteAll(closing: AbortSignal): Promise<void> {
    while (!closing.aborted) {
      const addresses = await forgetUnconfirmed(db)
      const messages = await deleteOldMessages(db, messagesKept)
      if (addresses + messages === 0) return
      app.log.info({ addresses, messages }, 'what was kept for its time was deleted')
    }
  }
}
