import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createTransport, type Transporter } from 'nodemailer'
import type { Database } from '../database/schema.ts'
import { contactMail } from './contact-mail.ts'
import { claimMessage, postponeMessage, removeMessage } from './outbox.ts'

export interface MailSettings {
  /** smtp:// or smtps://, with user and password if the server wants them. */
  smtpUrl: string
  /** Where contact messages go. */
  contactTo: string
  /** The sender of every e-mail. */
  mailFrom: string
}

const interval = 2_000

/** How long closing waits for a message that is being sent, in ms. */
const closingPatience = 3_000

/** What the mail server may take, in ms; together less than the time for which a message is claimed. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Sends the contact messages that are due, one after the other, while the app runs. A message is removed from the
 * outbox once the mail server has taken it, so that it is sent at least once; one that was not taken is sent again later.
 */
export function deliverMessages(app: FastifyInstance, db: Database, settings: MailSettings): void {
  const closing = new AbortController()
  const transport = createTransport({ url: settings.smtpUrl, ...patience })
  let ended: Promise<void> | undefined
  app.addHook('onListen', async () => {
    ended = deliver()
  })
  app.addHook('preClose', async () => {
    closing.abort()
    await Promise.race([ended, setTimeout(closingPatience)])
    transport.close()
  })

  async function deliver(): Promise<void> {
    while (!closing.signal.aborted) {
      const sent = await deliverOne(app, db, transport, settings)
      if (!sent) await setTimeout(interval, undefined, { signal: closing.signal }).catch(() => {})
    }
  }
}

// Whether a message was due.
async function deliverOne(
  { log }: FastifyInstance,
  db: Database,
  transport: Transporter,
  { mailFrom, contactTo }: MailSettings,
): Promise<boolean> {
  try {
    const due = await claimMessage(db)
    if (!due) return false
    const { id, attempts } = due
    try {
      await transport.sendMail(contactMail(due, { from: mailFrom, to: contactTo }))
    } catch (error) {
      log.error({ err: error, outboxId: id, attempts }, 'a contact message could not be sent')
      await postponeMessage(db, due)
      return true
    }
    await removeMessage(db, due)
    log.info({ outboxId: id, attempts }, 'a contact message was sent')
    return true
  } catch (error) {
    log.error({ err: error }, 'the outbox cannot be read or written')
    return false
  }
}
