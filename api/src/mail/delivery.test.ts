import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Email } from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { createCaller } from '../app-router.ts'
import { mailServer, refuse, siteWithMail, stopClock, takeMail } from './test-mail-server.ts'

const letter = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'Subject: technical_support\n\nDoes it fit? – 尺寸',
}

test('a contact message reaches support, with its topic, and a reply goes to the visitor', async () => {
  const { received, port } = await mailServer()
  const { call, waiting } = await siteWithMail(port)
  await call.contact.send(letter)
  await expect.poll(() => received.length).toBe(1)
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
  await expect.poll(waiting).toEqual([])
})

test('what a visitor writes stays text: it can add neither header nor recipient', async () => {
  const { received, port } = await mailServer()
  const { call } = await siteWithMail(port)
  await call.contact.send({
    name: 'Eve <eve@evil.example>, "x" Bcc: all@evil.example',
    email: 'eve+"a@evil.example'.replace('"', ''),
    message: 'Subject: bribe\n\nBcc: all@evil.example\r\n.\r\nRCPT TO:<all@evil.example>\r\n.',
  })
  await expect.poll(() => received.length).toBe(1)
  const mail = received[0]
  expect(mail?.to).toEqual([{ name: '', address: 'support@argo.example' }])
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.replyTo).toHaveLength(1)
  expect(mail?.replyTo?.[0]?.address).toBe('eve+a@evil.example')
  expect(mail?.text).toContain('\n.\nRCPT TO:<all@evil.example>\n.')
})

test('neither the encoding of headers nor what turns a line’s direction comes from a visitor', async () => {
  const { received, port } = await mailServer()
  const db = await testDatabase()
  await createCaller({ db }).contact.send({ ...letter, name: '=?utf-8?q?=46rom_the_bank?=' })
  await createCaller({ db }).contact.send(letter)
  // As it may be stored from before such names were refused.
  const turned = { name: 'Invoice \u202Egnp.exe\u2069' }
  await db.updateTable('contactMessages').set(turned).where('id', '=', 2).execute()
  await siteWithMail(port, db)
  await expect.poll(() => received.length).toBe(2)
  const names = received.flatMap(({ subject, replyTo }) => [subject, replyTo?.[0]?.name])
  expect(new Set(names)).toEqual(
    new Set([
      '= ?utf-8?q?=46rom_the_bank?=',
      'Invoice  gnp.exe',
      'Technical Support, from = ?utf-8?q?=46rom_the_bank?=',
      'Technical Support, from Invoice  gnp.exe',
    ]),
  )
})

test('a password is sent to no mail server that offers no encryption, but on this machine', async () => {
  const passwords: unknown[] = []
  const { port, received } = await mailServer({
    onAuth: ({ password }, _session, done) => {
      passwords.push(password)
      done(null, { user: 'argo' })
    },
    allowInsecureAuth: true,
  })
  // An address of this machine that is not the loopback’s by its name.
  const elsewhere = await siteWithMail(port, undefined, {
    smtpUrl: `smtp://argo:secret@0.0.0.0:${port}`,
  })
  await elsewhere.call.contact.send(letter)
  await expect.poll(() => elsewhere.postponed(1)).toBe(1)
  expect([passwords, received]).toEqual([[], []])
  const here = await siteWithMail(port, undefined, {
    smtpUrl: `smtp://argo:secret@localhost:${port}`,
  })
  await here.call.contact.send(letter)
  await expect.poll(() => received.length).toBe(1)
  expect(passwords).toEqual(['secret'])
})

test('a line break in a name or an address, however it was stored, adds no header', async () => {
  const { received, port } = await mailServer()
  const db = await testDatabase()
  const call = createCaller({ db })
  const name = 'Eve\r\nBcc: all@evil.example\r\n\r\nBody'
  await expect(call.contact.send({ ...letter, name })).rejects.toThrow(
    'Please remove the line break',
  )
  await call.contact.send(letter)
  await db
    .updateTable('contactMessages')
    .set({ name, email: 'eve@evil.example\r\nBcc: all@evil.example' })
    .execute()
  await siteWithMail(port, db)
  await expect.poll(() => received.length).toBe(1)
  const [mail] = received
  expect(mail?.to).toEqual([{ name: '', address: 'support@argo.example' }])
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail?.subject).toMatch(/^Technical Support, from Eve.+Body$/)
  expect(mail?.text).toMatch(/^Does it fit\?/)
})

test('while the mail server is down messages are accepted, and sent when it is back, with the same Message-ID', async () => {
  const taken: Email[] = []
  const first = await mailServer({
    // It takes the message and breaks off before it says so.
    onData: takeMail(async (mail) => {
      taken.push(mail)
      throw Object.assign(new Error('try again'), { responseCode: 451 })
    }),
  })
  const { call, waiting, postponed, hurry } = await siteWithMail(first.port)
  await call.contact.send(letter)
  await expect.poll(() => taken.length).toBe(1)
  await first.close()
  await call.contact.send({ ...letter, name: 'Grace' })
  await expect.poll(() => postponed(1)).toBe(2)
  const { received } = await mailServer({}, first.port)
  await hurry()
  await expect.poll(() => received.length).toBe(2)
  expect(received.map(({ messageId }) => messageId)).toContain(taken[0]?.messageId)
  await expect.poll(waiting).toEqual([])
})

test.each([
  ['refuses the site itself, as for a wrong password or sender', { onMailFrom: refuse(550) }],
  ['asks to come back later (greylisting)', { onRcptTo: refuse(451) }],
  ['refuses connections', { onConnect: refuse(421) }],
])('a message stays in the outbox when the mail server %s', async (_, options) => {
  const { port } = await mailServer(options)
  const { call, waiting } = await siteWithMail(port)
  stopClock()
  const inHalfAMinute = new Date(Date.now() + 30_000).toISOString()
  await call.contact.send(letter)
  await expect.poll(waiting).toEqual([{ attempts: 1, dueAt: inHalfAMinute }])
})

test.each([
  ['its recipient', { onRcptTo: refuse(550, 'no such user') }, '550 no such user'],
  [
    'what it says',
    {
      onData: takeMail(() =>
        Promise.reject(Object.assign(new Error('spam'), { responseCode: 554 })),
      ),
    },
    '554 spam',
  ],
])(
  'a message of which the mail server refuses %s for good is tried once, and kept',
  async (_, options, refusal) => {
    const { port } = await mailServer(options)
    const { call, db, hurry } = await siteWithMail(port)
    await call.contact.send(letter)
    const row = () => db.selectFrom('outbox').select(['attempts', 'refusal']).executeTakeFirst()
    await expect.poll(row).toEqual({ attempts: 1, refusal })
    await hurry()
    await call.contact.send({ ...letter, name: 'Grace' })
    await expect
      .poll(async () => (await db.selectFrom('outbox').select('refusal').execute()).length)
      .toBe(2)
    expect(await row()).toEqual({ attempts: 1, refusal })
    expect(await db.selectFrom('contactMessages').select('message').execute()).toContainEqual({
      message: letter.message,
    })
  },
)

test('a message that is always refused for now is tried twenty times, and kept', async () => {
  const { port } = await mailServer({ onRcptTo: refuse(451, 'later') })
  const { call, postponed, hurry, db } = await siteWithMail(port)
  await call.contact.send(letter)
  await expect.poll(() => postponed(1)).toBe(1)
  await db.updateTable('outbox').set({ attempts: 19 }).execute()
  await hurry()
  await expect
    .poll(() => db.selectFrom('outbox').select(['attempts', 'refusal']).executeTakeFirst())
    .toEqual({
      attempts: 20,
      refusal: expect.stringMatching(/^not taken in 20 tries, the last time: .*451 later/),
    })
})

test('however many confirmations wait at a mail server that holds them, a message is sent', async () => {
  const received: Email[] = []
  const { port } = await mailServer({
    onData: takeMail(async (mail) => {
      if (mail.to?.[0]?.address !== 'support@argo.example') await new Promise(() => {})
      received.push(mail)
    }),
  })
  const { call, db } = await siteWithMail(port)
  for (let index = 0; index < 10; index += 1)
    await call.newsletter.subscribe({ email: `ada@${index}.example` })
  const begun = async () =>
    (await db.selectFrom('outbox').select('id').where('attempts', '=', 1).execute()).length
  await expect.poll(begun).toBe(3)
  await call.contact.send(letter)
  await expect.poll(() => received.length).toBe(1)
  // Not its own: that is deleted a moment after the mail server has it.
  await expect.poll(begun).toBe(3)
})

test('a mail server that says a little now and then for ever does not hold the other messages', async () => {
  const port = await tricklingServer()
  const { call, postponed } = await siteWithMail(port, undefined, { longest: 500 })
  await call.contact.send(letter)
  await call.contact.send({ ...letter, name: 'Grace' })
  await expect.poll(() => postponed(1)).toBe(2)
})

test('a message that cannot be stored is not sent either', async () => {
  const db = await testDatabase()
  await db.schema.dropTable('outbox').execute()
  await expect(createCaller({ db }).contact.send(letter)).rejects.toThrow('outbox')
  expect(await db.selectFrom('contactMessages').selectAll().execute()).toEqual([])
})

/** The port of a mail server that takes each message and never comes to the end of its answer. */
async function tricklingServer(): Promise<number> {
  const server = createServer((socket) => {
    let trickle: NodeJS.Timeout | undefined
    socket.on('error', () => {}).on('close', () => clearInterval(trickle))
    socket.write('220 mail.example\r\n')
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (text.endsWith('\r\n.\r\n'))
        trickle = setInterval(() => socket.write('250-still reading\r\n'), 50)
      else if (text.startsWith('DATA')) socket.write('354 go ahead\r\n')
      else if (/^(EHLO|MAIL|RCPT)/.test(text)) socket.write('250 ok\r\n')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}
