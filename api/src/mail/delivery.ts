import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Database } from '../database/schema.ts'
import { restartConfirmationPeriod } from '../newsletter/links.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { contactMail } from './contact-mail.ts'
import { claimMail, type DueMail, postponeMail, removeMail, renewClaim } from './outbox.ts'
import type { Mail } from './mail.ts'
import { isThisMachine } from './this-machine.ts'
import type { MailSettings } from './settings.ts'

interface DeliveryInput {
  db: Database
  settings: MailSettings
  /** The site's address, for links in e-mails. */
  publicUrl: string
}

/** Sends an e-mail. Throws unless the mail server has taken it. */
type Send = (mail: SendMailOptions) => Promise<void>

const usualInterval = 2_000

/** How long closing waits for an e-mail that is being sent before it breaks off, in ms. */
const closingPatience = 3_000

/** For how long an e-mail is claimed, in ms: that of a server that was killed is sent by another after that. */
const usualLease = 5 * 60_000

/** What the mail server may take, in ms. One that looks through an e-mail before it says yes takes longest. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 120_000 }

/** How long sending one e-mail may take in all, in ms: a server that says a little now and then is never silent. */
const usualLongest = 10 * 60_000

/**
 * Sends the e-mails that are due, one after the other, while the app runs. One is removed from the outbox once the
 * mail server has taken it, so that it is sent at least once; one that was not taken is sent again later.
 */
export function deliverMail(app: FastifyInstance, input: DeliveryInput): void {
  const { interval = usualInterval, longest = usualLongest } = input.settings
  const [closing, breakingOff] = [new AbortController(), new AbortController()]
  const transport = createTransport({
    url: input.settings.smtpUrl,
    requireTLS: needsTls(input.settings.smtpUrl),
    ...patience,
  })
  const send: Send = async (mail) => {
    const signal = AbortSignal.any([AbortSignal.timeout(longest), breakingOff.signal])
    await transport.sendMail({ ...mail, signal })
  }
  let ended: Promise<void> | undefined
  app.addHook('onListen', async () => {
    ended = deliver()
  })
  app.addHook('preClose', async () => {
    closing.abort()
    const timer = globalThis.setTimeout(() => breakingOff.abort(), closingPatience)
    await ended
    clearTimeout(timer)
    transport.close()
  })

  async function deliver(): Promise<void> {
    while (!closing.signal.aborted) {
      const sent = await deliverOne(app, send, input)
      if (!sent) await setTimeout(interval, undefined, { signal: closing.signal }).catch(() => {})
    }
  }
}

// A password, and what is sent after it, is not said aloud between machines.
function needsTls(smtpUrl: string): boolean {
  return new URL(smtpUrl).password !== '' && !isThisMachine(smtpUrl)
}

// Whether an e-mail was due.
async function deliverOne(
  { log }: FastifyInstance,
  send: Send,
  input: DeliveryInput,
): Promise<boolean> {
  const { db, settings } = input
  const { lease = usualLease } = settings
  try {
    const due = await claimMail(db, lease)
    if (!due) return false
    const mail = await compose(due, input)
    if (!mail) {
      // What it is about was deleted or answered meanwhile.
      await removeMail(db, due)
      return true
    }
    const about = {
      outboxId: due.id,
      attempts: due.attempts,
      kind: due.subscriptionId === null ? 'contact message' : 'newsletter confirmation',
    }
    const renewal = setInterval(() => void renewClaim(db, due, lease).catch(() => {}), lease / 5)
    try {
      await send(toOptions(mail, due, settings))
    } catch (error) {
      log.error({ ...about, err: error }, 'an e-mail could not be sent')
      if (wasNotTaken(error)) await mail.discard?.()
      await postponeMail(db, due)
      return true
    } finally {
      clearInterval(renewal)
    }
    if (due.subscriptionId !== null) await restartConfirmationPeriod(db, due.subscriptionId)
    await removeMail(db, due)
    log.info(about, 'an e-mail was sent')
    return true
  } catch (error) {
    log.error({ err: error }, 'the outbox cannot be read or written')
    return false
  }
}

async function compose(
  { contactMessageId, subscriptionId }: DueMail,
  { db, settings, publicUrl }: DeliveryInput,
): Promise<Mail | undefined> {
  if (contactMessageId !== null) return contactMail(db, contactMessageId, settings.contactTo)
  if (subscriptionId !== null) return confirmationMail(db, subscriptionId, publicUrl)
  return undefined
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

// Whether it is certain that the mail server has not taken an e-mail: it was not reached, or refused before the text.
function wasNotTaken(error: unknown): boolean {
  const { responseCode, command, syscall } = error as SendError
  return responseCode === undefined
    ? syscall === 'connect' || syscall === 'getaddrinfo'
    : command !== 'DATA'
}

/** What nodemailer adds to its errors. */
interface SendError extends NodeJS.ErrnoException {
  /** The mail server's refusal. */
  responseCode?: number
  /** What it refused. */
  command?: string
}
