import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../database/schema.ts'
import { testDatabase } from '../database/test-database.ts'
import { testApp } from '../test-app.ts'
import { createCaller } from '../trpc/app-router.ts'

// The outbox is read every two seconds.
const poll = <T>(read: () => T) => expect.poll(read, { timeout: 10_000 })

const letter = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'Subject: technical_support\n\nDoes it fit? – 尺寸',
}

/** A real mail server, which takes everything unless told otherwise. */
async function mailServer(options: SMTPServerOptions = {}, port = 0) {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: callbackify(async (stream: Readable, _session: SMTPServerSession) => {
      received.push(await PostalMime.parse(await buffer(stream)))
    }),
    ...options,
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(close)
  return { received, close, port: (server.server.address() as AddressInfo).port }
}

const settings = (port: number) => ({
  smtpUrl: `smtp://127.0.0.1:${port}`,
  contactTo: 'support@argo.example',
  mailFrom: 'website@argo.example',
})

/** The site, running, with its outbox sent to a port. */
async function site(port: number, db?: Database) {
  const database = db ?? (await testDatabase())
  const { app } = await testApp({ db: database, mail: settings(port) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    db: database,
    call: createCaller({ db: database }),
    waiting: () => database.selectFrom('outbox').select(['attempts', 'dueAt']).execute(),
    /** Makes what waits for its next try due now. */
    hurry: () => database.updateTable('outbox').set({ dueAt: new Date().toISOString() }).execute(),
  }
}

test('a contact message reaches support, with its topic, and a reply goes to the visitor', async () => {
  const { received, port } = await mailServer()
  const { call, waiting } = await site(port)
  await call.contact.send(letter)
  await poll(() => received.length).toBe(1)
  expect(received[0]).toMatchObject({
    from: { name: 'Argo website', address: 'website@argo.example' },
    to: [{ address: 'support@argo.example' }],
    replyTo: [{ name: 'Ada Lovelace', address: 'ada@example.com' }],
    subject: 'Technical Support, from Ada Lovelace',
    text: expect.stringMatching(/^Does it fit\? – 尺寸\n\n-- \nAda Lovelace <ada@example.com>\n/),
  })
  expect(received[0]?.headers).toContainEqual({
    key: 'auto-submitted',
    originalKey: 'Auto-Submitted',
    value: 'auto-generated',
  })
  await poll(waiting).toEqual([])
})

test('what a visitor writes stays text: it can add neither header nor recipient', async () => {
  const { received, port } = await mailServer()
  const { call } = await site(port)
  await call.contact.send({
    name: 'Eve <eve@evil.example>, "x" Bcc: all@evil.example',
    email: 'eve+"a@evil.example'.replace('"', ''),
    message: 'Subject: bribe\n\nBcc: all@evil.example\r\n.\r\nRCPT TO:<all@evil.example>\r\n.',
  })
  await poll(() => received.length).toBe(1)
  const mail = received[0]
  expect(mail?.to).toEqual([{ name: '', address: 'support@argo.example' }])
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.replyTo).toHaveLength(1)
  expect(mail?.replyTo?.[0]?.address).toBe('eve+a@evil.example')
  expect(mail?.text).toContain('\n.\nRCPT TO:<all@evil.example>\n.')
})

test('while the mail server is down messages are accepted, and sent when it is back, with the same Message-ID', async () => {
  const taken: Email[] = []
  const first = await mailServer({
    // It takes the message and breaks off before it says so.
    onData: callbackify(async (stream: Readable, _session: SMTPServerSession) => {
      taken.push(await PostalMime.parse(await buffer(stream)))
      throw Object.assign(new Error('try again'), { responseCode: 451 })
    }),
  })
  const { call, waiting, hurry } = await site(first.port)
  await call.contact.send(letter)
  await poll(() => taken.length).toBe(1)
  await first.close()
  await call.contact.send({ ...letter, name: 'Grace' })
  await poll(async () => (await waiting()).map(({ attempts }) => attempts)).toEqual([1, 1])
  const { received } = await mailServer({}, first.port)
  await hurry()
  await poll(() => received.length).toBe(2)
  expect(received.map(({ messageId }) => messageId)).toContain(taken[0]?.messageId)
  await poll(waiting).toEqual([])
})

test.each([
  ['refuses the recipient for good', { onRcptTo: refuse(550) }],
  ['asks to come back later (greylisting)', { onRcptTo: refuse(451) }],
  ['refuses connections', { onConnect: refuse(421) }],
])('a message stays in the outbox when the mail server %s', async (_, options) => {
  const { port } = await mailServer(options)
  const { call, waiting } = await site(port)
  const before = Date.now()
  await call.contact.send(letter)
  await poll(async () => (await waiting())[0]?.attempts).toBe(1)
  await poll(async () => Date.parse((await waiting())[0]?.dueAt ?? '') - before).toBeLessThan(
    60_000,
  )
  expect(Date.parse((await waiting())[0]?.dueAt ?? '') - before).toBeGreaterThanOrEqual(30_000)
})

test('two servers on one database send each message once', async () => {
  const { received, port } = await mailServer()
  const db = await testDatabase()
  const call = createCaller({ db })
  for (let index = 0; index < 10; index += 1)
    await call.contact.send({ ...letter, name: `Ada ${index}` })
  await Promise.all([site(port, db), site(port, db)])
  await poll(() => received.length).toBe(10)
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(10)
})

test('a message whose server ended while it was being sent is sent by the next', async () => {
  const { received, port } = await mailServer()
  const db = await testDatabase()
  await createCaller({ db }).contact.send(letter)
  // As a server that was killed leaves it: claimed, and never given back.
  await db
    .updateTable('outbox')
    .set({ attempts: 1, dueAt: new Date(Date.now() + 1_500).toISOString() })
    .execute()
  const { waiting } = await site(port, db)
  expect(received).toHaveLength(0)
  await poll(() => received.length).toBe(1)
  await poll(waiting).toEqual([])
})

test('a message that cannot be stored is not sent either', async () => {
  const db = await testDatabase()
  await db.schema.dropTable('outbox').execute()
  await expect(createCaller({ db }).contact.send(letter)).rejects.toThrow('outbox')
  expect(await db.selectFrom('contactMessages').selectAll().execute()).toEqual([])
})

function refuse(responseCode: number) {
  return (...parameters: unknown[]) => {
    const done = parameters.at(-1) as (error: Error) => void
    done(Object.assign(new Error('no'), { responseCode }))
  }
}
