import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/schema.ts'

/**
 * Makes the metrics of what waits to be sent by e-mail. Returns a function that reads them from the database, which
 * all servers share; while it cannot be read there are none.
 */
export function measureOutbox(db: Database, registry: Registry): () => Promise<void> {
  const registers = [registry]
  const waiting = new Gauge({
    name: 'argo_outbox_messages',
    help: 'E-mails that wait to be sent, of all servers together.',
    registers,
  })
  const oldest = new Gauge({
    name: 'argo_outbox_oldest_seconds',
    help: 'How long the oldest of them has waited.',
    registers,
  })
  return async () => {
    try {
      const { count, since } = await outboxState(db)
      waiting.set(Number(count))
      oldest.set(since === null ? 0 : (Date.now() - Date.parse(since)) / 1_000)
    } catch {
      // Why is in the log, by /readyz and by the delivery of e-mails.
      waiting.remove()
      oldest.remove()
    }
  }
}

function outboxState(db: Database) {
  return db
    .selectFrom('outbox')
    .leftJoin('contactMessages', 'contactMessages.id', 'outbox.contactMessageId')
    .leftJoin('newsletterSubscriptions', 'newsletterSubscriptions.id', 'outbox.subscriptionId')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn
        .min(fn.coalesce('contactMessages.createdAt', 'newsletterSubscriptions.askedAt'))
        .as('since'),
    ])
    .where('outbox.heldAt', 'is', null)
    .executeTakeFirstOrThrow()
}
