import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { askedAbout } from './asked-about.ts'

const now = Date.parse('2026-11-30T12:00:00Z')

test('the products that messages of 90 days name are counted once a message, by whole names, without spam', async () => {
  const db = await testDatabase()
  const sent = (message: string, more: object = {}) => ({
    name: 'Ada',
    email: 'ada@example.com',
    createdAt: '2026-11-01T00:00:00Z',
    state: 'unread' as const,
    message,
    ...more,
  })
  await db
    .insertInto('contactMessages')
    .values([
      sent('Where can I buy the Edge? I live in Graz. Is the EDGE out of stock?'),
      sent('Subject: other\n\nDoes a 5080 fit in edge, or in the g120?'),
      sent('To the best of my knowledge GX 1K Titan has ten years.'),
      sent('Edge, please', { createdAt: '2026-08-01T00:00:00Z' }),
      sent('Buy Edge cheap', { state: 'spam' }),
    ])
    .execute()
  expect(await askedAbout(db, now)).toEqual([
    { name: 'Edge', count: 2 },
    { name: 'G120', count: 1 },
    { name: 'GX 1K Titan', count: 1 },
  ])
})

test('of two names that begin alike the longer one is meant, wherever it stands', async () => {
  const db = await testDatabase()
  await db.updateTable('products').set({ name: 'Edge Mini' }).where('id', '=', 78).execute()
  const message = 'Is an edge MINI smaller than the Edge?'
  const ada = { name: 'Ada', email: 'ada@example.com', createdAt: '2026-11-01T00:00:00Z' }
  const sent = (words: string) => ({ ...ada, state: 'unread' as const, message: words })
  await db
    .insertInto('contactMessages')
    .values([sent(message), sent('An Edge-Mini')])
    .execute()
  expect(await askedAbout(db, now)).toEqual([
    { name: 'Edge Mini', count: 2 },
    { name: 'Edge', count: 1 },
  ])
})

test('without messages no product is asked about', async () => {
  expect(await askedAbout(await testDatabase(), now)).toEqual([])
})
