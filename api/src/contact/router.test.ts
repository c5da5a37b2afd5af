import { expect, test } from 'vitest'
import { testCaller } from '../test-app.ts'

const letter = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Does it fit?' }

async function contact() {
  const { call, db } = await testCaller()
  const stored = () =>
    db.selectFrom('contactMessages').select(['name', 'email', 'message']).execute()
  return { send: call.contact.send, stored, db }
}

test('a message is stored as it was sent, with its time', async () => {
  const { send, db } = await contact()
  await send(letter)
  expect(await db.selectFrom('contactMessages').selectAll().execute()).toEqual([
    {
      ...letter,
      id: 1,
      state: 'unread',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  ])
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
