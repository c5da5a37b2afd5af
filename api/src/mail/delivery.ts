import type { FastifyInstance } from 'fastify'
import type { SendMailOptions } from 'nodemailer'
import type { Database } from '../database/schema.ts'
import { confirmationPeriod, forgetAfter } from '../newsletter/confirmation.ts'
import { repeatWhileListening } from '../protocol/repeat-while-listening.ts'
import { confirmationMail, contactMail, type Mail } from './mails.ts'
import {
  claimMail,
  type DueMail,
  type MailKind,
  postponeMail,
  refuseMail,
  removeMail,
  renewClaim,
  hasNoAttemptsLeft,
} from './outbox.ts'
import { openMailServer, refusalIn } from './transport.ts'

export interface MailSettings {
  /** smtp:// or smtps://, with user and password if the server wants them. */
  smtpUrl: string
  /** Where contact messages go. */
  contactTo: string
  /** The sender of every e-mail. */
  mailFrom: string
  /** How often it is looked whether an e-mail is due, in ms; every two seconds unless given. */
  interval?: number
  /** For how long an e-mail is claimed by the server that sends it, in ms; 40 seconds unless given. */
  lease?: number
  /** How long sending one e-mail may take in all, in ms; three minutes unless given. */
  longest?: number
}

interface DeliveryInput {
  db: Database
  settings: MailSettings
  /** The site's address, for links in e-mails. */
  publicUrl: string
}

/** How many e-mails of a kind are sent at once: a contact message never waits for confirmations. */
const connections: Record<MailKind, number> = {
  'contact message': 2,
  'newsletter confirmation': 3,
}

const usualInterval = 2_000

const day = 24 * 60 * 60 * 1_000

/** How long closing waits for e-mails that are being sent before it breaks off, in ms. */
const closingPatience = 3_000

/** For how long an e-mail is claimed, in ms: that of a server that was killed is sent by another after that. */
const usualLease = 40_000

/** How long sending one e-mail may take in all, in ms: a server that says a little now and then is never silent. */
const usualLongest = 3 * 60_000

/**
 * Sends the e-mails that are due while the app runs, some of each kind at once. One is removed from the outbox once the
 * mail server has taken it, so that it is sent at least once; one that was not taken is sent again later, unless it was
 * refused for good.
 */
export function deliverMail(app: FastifyInstance, input: DeliveryInput): void {
  const { db, settings } = input
  const { interval = usualInterval, lease = usualLease, longest = usualLongest } = settings
  const breakingOff = new AbortController()
  app.addHook('preClose', async () => {
    setTimeout(() => breakingOff.abort(), closingPatience).unref()
  })
  const kinds = Object.keys(connections) as MailKind[]
  const senders = kinds.flatMap((kind) => {
    const server = openMailServer(settings.smtpUrl, connections[kind])
    app.addHook('onClose', async () => server.close())
    const sendDue = async (closing: AbortSignal) => {
      while (!closing.aborted) {
        const due = await claimMail(db, kind, lease)
        if (!due) return
        const renewal = setInterval(
          () => void renewClaim(db, due, lease).catch(() => {}),
          lease / 5,
        )
        await deliver(due, server.send).finally(() => clearInterval(renewal))
      }
    }
    return Array.from({ length: connections[kind] }, () => sendDue)
  })
  repeatWhileListening(app, interval, 'the outbox cannot be read or written', ...senders)

  async function deliver(due: DueMail, send: (mail: SendMailOptions) => Promise<void>) {
    const { kind, attempts, subjectId } = due
    const mail = await compose(due, input)
    // What it is about was deleted or answered meanwhile.
    if (!mail) return removeMail(db, due)
    const signal = AbortSignal.any([AbortSignal.timeout(longest), breakingOff.signal])
    const about = { outboxId: due.id, attempts, kind }
    try {
      await send({ ...toOptions(mail, due, settings), signal })
    } catch (error) {
      const refusal =
        refusalIn(error) ??
        (hasNoAttemptsLeft(due)
          ? `not taken in ${attempts} tries, the last time: ${String(error)}`
          : undefined)
      if (refusal === undefined) {
        app.log.error({ ...about, err: error }, 'an e-mail could not be sent')
        return postponeMail(db, due)
      }
      app.log.error({ ...about, err: error }, 'an e-mail was refused for good')
      return giveUp(due, refusal)
    }
    // The time to confirm begins now that the mail server has it.
    if (kind === 'newsletter confirmation') await forgetAfter(db, subjectId, confirmationPeriod)
    await removeMail(db, due)
    app.log.info(about, 'an e-mail was sent')
  }

  async function giveUp(due: DueMail, refusal: string): Promise<void> {
    if (due.kind === 'contact message') return refuseMail(db, due, refusal)
    // Until then it is not asked again.
    await forgetAfter(db, due.subjectId, day)
    return removeMail(db, due)
  }
}

async function compose(
  { kind, subjectId }: DueMail,
  { db, settings, publicUrl }: DeliveryInput,
): Promise<Mail | undefined> {
  return kind === 'contact message'
    ? contactMail(db, subjectId, settings.contactTo)
    : confirmationMail(db, subjectId, publicUrl)
}

function toOptions(
  { to, replyTo, subject, text, headers }: Mail,
  { messageId }: DueMail,
  { mailFrom }: MailSettings,
): SendMailOptions {
  return {
    // The same each time it is sent, so that a copy sent twice can be told.
    messageId: `<${messageId}@${mailFrom.split('@').at(-1)}>`,
    from: { name: 'Argo website', address: mailFrom },
    to,
    replyTo,
    subject,
    text,
    // Keeps out-of-office notes from being sent to the website (RFC 3834).
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
  }
}
