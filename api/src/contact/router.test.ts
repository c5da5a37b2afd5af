import { toContactMessage } from '@argo/domain/contact/contact-form'
import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { testCaller } from '../test-app.ts'

const letter = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Does it fit?' }

async function contact() {
  const { call, db } = await testCaller()
  const stored = () =>
    db.selectFrom('contactMessages').select(['name', 'email', 'message']).execute()
  return { send: call.contact.send, stored, db }
}

/** For what is not stored. */
const shared = forAllTests(contact)

test('a message is stored as it was sent, with its time', async () => {
  const { send, db } = await contact()
  await send(letter)
  expect(await db.selectFrom('contactMessages').selectAll().execute()).toEqual([
    { ...letter, id: 1, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) },
  ])
})

test('the subject stays the message’s first line', async () => {
  const { send, stored } = await contact()
  await send(toContactMessage({ ...letter, subject: 'technical_support' }))
  expect(await stored()).toEqual([
    { ...letter, message: 'Subject: technical_support\n\nDoes it fit?' },
  ])
})

test('the same message twice is two messages', async () => {
  const { send, stored } = await contact()
  await send(letter)
  await send(letter)
  expect(await stored()).toEqual([letter, letter])
})

test('space around a field is trimmed, inside a message it stays', async () => {
  const { send, stored } = await contact()
  await send({
    name: '  Ada Lovelace ',
    email: ' ada@example.com\u00A0',
    message: '\n First\tline\r\n\r\n  second \n ',
  })
  expect(await stored()).toEqual([{ ...letter, message: 'First\tline\r\n\r\n  second' }])
})

test('quotes, other alphabets, emoji and markup are text like any other', async () => {
  const { send, stored } = await contact()
  const odd = {
    name: "Robert'); DROP TABLE products;--",
    email: "o'brien+argo@example.co.uk",
    message: '<script>alert(1)</script> "¿Größe?" 尺寸 الحجم 👩‍🔧 \u2028 %00 ${x} \\',
  }
  await send(odd)
  expect(await stored()).toEqual([odd])
})

test.each([
  ['name', 'A'],
  ['name', 'x'.repeat(100)],
  ['message', 'x'],
  ['message', 'x'.repeat(5_000)],
  ['message', `  ${'x'.repeat(5_000)}\n`],
  ['message', `Subject: product_inquiry\n\n${'x'.repeat(5_000)}`],
  ['message', `Subject: product_inquiry\r\n\r\n${'x'.repeat(5_000)}`],
])('a %s within its bounds is stored (%#)', async (field, text) => {
  const { send, stored } = await contact()
  await send({ ...letter, [field]: text })
  expect(await stored()).toEqual([{ ...letter, [field]: text.trim() }])
})

test.each([
  ['name', '', 'Please enter your name'],
  ['name', ' \u00A0 ', 'Please enter your name'],
  ['name', 'x'.repeat(101), 'A name has 100 characters at most'],
  ['name', 'Ada\nBcc: eve@example.com', 'Please remove the control characters'],
  ['name', 'Ada\u0000', 'Please remove the control characters'],
  ['name', 'Ada\u2028Lovelace', 'Please remove the control characters'],
  ['name', 'Ada\uD800', 'Please remove the control characters'],
  ['email', '', 'Please enter your e-mail address'],
  ['email', 'ada@example', 'Please enter an e-mail address such as name@example.com'],
  ['email', 'ada@example.com\u007F', 'Please remove the control characters'],
  ['message', '', 'Please write a message'],
  ['message', ' \n\t ', 'Please write a message'],
  ['message', 'Subject: other\n\n', 'Please write a message'],
  ['message', 'Subject: other\n\n \n', 'Please write a message'],
  ['message', 'x'.repeat(5_001), 'A message has 5,000 characters at most'],
  ['message', `Subject: other\n\n${'x'.repeat(5_001)}`, 'A message has 5,000 characters at most'],
  ['message', `Subject: other\n${'x'.repeat(4_990)}`, 'A message has 5,000 characters at most'],
  ['message', 'ring\u0007', 'Please remove the control characters'],
  ['message', 'escape\u001B[31m', 'Please remove the control characters'],
  ['message', 'broken \uDC00 half', 'Please remove the control characters'],
])('a %s like %j is refused: %s', async (field, text, message) => {
  const { send, stored } = shared()
  await expect(send({ ...letter, [field]: text })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    cause: {
      issues: expect.arrayContaining([expect.objectContaining({ path: [field], message })]),
    },
  })
  expect(await stored()).toEqual([])
})
