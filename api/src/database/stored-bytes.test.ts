import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { expectProblem, testApp } from '../test-app.ts'
import { bytesARow } from './dialect.ts'
import { testDatabase } from './test-database.ts'

const createdAt = '2026-11-22T00:00:00.000Z'
const message = { name: 'Zoë', email: 'zoe@example.com', message: '尺寸', createdAt }
const bytesOfMessage = bytesARow + 4 + 15 + 6

async function stored() {
  const db = await testDatabase()
  const bytesOf = async (table: string) => {
    const { bytes } = await db
      .selectFrom('storedBytes')
      .select('bytes')
      .where('tableName', '=', table)
      .executeTakeFirstOrThrow()
    return bytes
  }
  return { db, messages: () => bytesOf('contact_messages'), bytesOf }
}

test('the bytes of messages follow every insert, change and deletion, by any hand', async () => {
  const { db, messages } = await stored()
  await db.insertInto('contactMessages').values([message, message, message]).execute()
  expect(await messages()).toBe(3 * bytesOfMessage)
  const { id } = await db
    .updateTable('contactMessages')
    .set({ name: 'Zo' })
    .where('id', '=', (row) =>
      row.selectFrom('contactMessages').select((of) => of.fn.min('id').as('id')),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await messages()).toBe(3 * bytesOfMessage - 2)
  await sql`delete from contact_messages where id < ${id + 2}`.execute(db)
  expect(await messages()).toBe(bytesOfMessage)
  await sql`delete from contact_messages`.execute(db)
  expect(await messages()).toBe(0)
})

test('the bytes of subscriptions count once, however often an address subscribes', async () => {
  const { db, bytesOf } = await stored()
  const row = { email: 'ADA@example.com', emailKey: 'ada@example.com', createdAt }
  for (let i = 0; i < 2; i++)
    await db
      .insertInto('newsletterSubscriptions')
      .values(row)
      .onConflict((conflict) => conflict.column('emailKey').doNothing())
      .execute()
  expect(await bytesOf('newsletter_subscriptions')).toBe(bytesARow + 30)
})

test('a message that is rolled back counts nothing', async () => {
  const { db, messages } = await stored()
  await expect(
    db.transaction().execute(async (transaction) => {
      await transaction.insertInto('contactMessages').values(message).execute()
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect(await messages()).toBe(0)
})

test('once visitors have stored 2 GB, writes get 503 and are told why, until something is deleted', async () => {
  const { app, db } = await testApp()
  const letter = { name: 'Ada', email: 'ada@example.com', message: 'Does it fit?' }
  const write = () => app.inject({ method: 'POST', url: '/api/contact', payload: letter })
  expect((await write()).statusCode).toBe(201)
  await db
    .updateTable('storedBytes')
    .set((row) => ({ bytes: row('bytes', '+', 2_000_000_000 - 600) }))
    .where('tableName', '=', 'contact_messages')
    .execute()
  expect((await write()).statusCode).toBe(201)
  for (const url of ['/api/contact', '/api/newsletter']) {
    const response = await app.inject({ method: 'POST', url, payload: letter })
    expectProblem(response, 503, 'There is no room to store this now. Please call us')
    expect(response.headers['retry-after']).toBe('3600')
  }
  const procedure = await app.inject({
    method: 'POST',
    url: '/trpc/contact.send',
    payload: { json: letter },
  })
  expect([procedure.statusCode, procedure.headers['retry-after']]).toEqual([503, '3600'])
  expect(await db.selectFrom('contactMessages').select('id').execute()).toHaveLength(2)
  expect((await app.inject('/api/products/79')).statusCode).toBe(200)
  await sql`delete from contact_messages
    where id = (select min(id) from contact_messages)`.execute(db)
  expect((await write()).statusCode).toBe(201)
})
