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
  const refused = new Gauge({
    name: 'argo_outbox_refused_messages',
    help: 'Contact messages that the mail server has refused for good; they are stored and not sent again.',
    registers,
  })
  const oldest = new Gauge({
    name: 'argo_outbox_oldest_seconds',
    help: 'How long the oldest of them has waited.',
    registers,
  })
  return async () => {
    try {
      const { count, since, refusals } = await outboxState(db)
      waiting.set(Number(count))
      refused.set(Number(refusals))
      oldest.set(since === null ? 0 : (Date.now() - Date.parse(since)) / 1_000)
    } catch {
      // Why is in the log, by /readyz and by the delivery of e-mails.
      waiting.remove()
      refused.remove()
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
      fn.countAll<number | string>().filterWhere('refusal', 'is', null).as('count'),
      fn.count<number | string>('refusal').as('refusals'),
      fn
        .min(fn.coalesce('contactMessages.createdAt', 'newsletterSubscriptions.askedAt'))
        .filterWhere('refusal', 'is', null)
        .as('since'),
    ])
    .where('outbox.heldAt', 'is', null)
    .executeTakeFirstOrThrow()
}
