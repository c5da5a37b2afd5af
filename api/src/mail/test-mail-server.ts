import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { expect, onTestFinished, vi } from 'vitest'
import type { Database } from '../database/schema.ts'
import { testDatabase } from '../database/test-database.ts'
import { testApp } from '../test-app.ts'
import { createCaller } from '../app-router.ts'
import type { MailSettings } from './delivery.ts'

/** A real mail server, which takes everything by default. */
export async function mailServer(options: SMTPServerOptions = {}, port = 0) {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Connections that the site keeps for its next e-mail are broken off.
    closeTimeout: 50,
    onData: takeMail(async (mail) => void received.push(mail)),
    ...options,
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(close)
  return { received, close, port: (server.server.address() as AddressInfo).port }
}

/** What a mail server does with each e-mail, before it says that it has taken it. */
export function takeMail(take: (mail: Email) => Promise<void>) {
  return callbackify(async (stream: Readable, _session: SMTPServerSession) =>
    take(await PostalMime.parse(await buffer(stream))),
  )
}

/** A mail server's refusal of a connection, a sender or a recipient, with its number. */
export function refuse(responseCode: number, words = 'no') {
  return (...parameters: unknown[]) => {
    const done = parameters.at(-1) as (error: Error) => void
    done(Object.assign(new Error(words), { responseCode }))
  }
}

/** Has it stay as late as it is, until a test sets another time. */
export function stopClock(): void {
  vi.setSystemTime(Date.now())
  onTestFinished(() => void vi.useRealTimers())
}

/** The site, running, with its outbox sent to a port. */
export async function siteWithMail(port: number, db?: Database, given: Partial<MailSettings> = {}) {
  const database = db ?? (await testDatabase())
  const { app } = await testApp({
    db: database,
    mail: {
      smtpUrl: `smtp://127.0.0.1:${port}`,
      contactTo: 'support@argo.example',
      mailFrom: 'website@argo.example',
      interval: 100,
      // Longer than the first pauses, by which tests tell what is being sent.
      lease: 300_000,
      ...given,
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    db: database,
    call: createCaller({ db: database }),
    waiting: () => database.selectFrom('outbox').select(['attempts', 'dueAt']).execute(),
    /** How many e-mails were refused so many times and wait for their next try: less long than one that is being sent. */
    postponed: async (times: number) => {
      const rows = await database.selectFrom('outbox').select(['attempts', 'dueAt']).execute()
      const [now, soon] = [0, 200_000].map((later) => new Date(Date.now() + later).toISOString())
      return rows.filter(
        ({ attempts, dueAt }) => attempts === times && dueAt > now! && dueAt < soon!,
      ).length
    },
    /** Makes what waits for its next try due now. */
    hurry: () => database.updateTable('outbox').set({ dueAt: new Date().toISOString() }).execute(),
  }
}

/** The path and query of a link in an e-mail, by its purpose. */
export function linkIn(mail: Email | undefined, purpose: 'confirm' | 'unsubscribe'): string {
  const path = new RegExp(`http://localhost:3000(/newsletter/${purpose}/\\S+)`).exec(
    mail?.text ?? '',
  )
  expect(path, mail?.text).not.toBe(null)
  return path?.[1] ?? ''
}
