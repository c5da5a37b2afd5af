import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { expectProblem, testApp } from './test-app.ts'

test('/healthz says ok while the database can be used, and is never cached', async () => {
  const { app } = await testApp()
  const response = await app.inject('/healthz')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ status: 'ok' })
  expect(response.headers['cache-control']).toBe('no-store')
})

test.each([
  ['products cannot be read', 'DROP TABLE products'],
  ['messages cannot be stored', 'ALTER TABLE contact_messages RENAME TO elsewhere'],
  ['subscriptions cannot be stored', 'DROP TABLE newsletter_subscriptions'],
])('/healthz says 503 when %s', async (_, change) => {
  const { app, db } = await testApp()
  await sql.raw(change).execute(db)
  expectProblem(await app.inject('/healthz'), 503, 'The database cannot be used')
})
