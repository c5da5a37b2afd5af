import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../test-app.ts'
import { openDatabase } from '../open.ts'
import { emptyDatabase } from '../test-database.ts'

/** The addresses of a new database by its owner and by a user that serves; the latter has no rights yet. */
async function twoUsers() {
  const migrationUrl = await emptyDatabase()
  const user = `serves_${Math.random().toString(36).slice(2)}`
  const client = new Client(migrationUrl)
  await client.connect()
  await client.query(`create role ${user} login password 'secret'`)
  onTestFinished(async () => {
    await client.query(`drop owned by ${user}; drop role ${user}`)
    await client.end()
  })
  const url = new URL(migrationUrl)
  url.username = user
  url.password = 'secret'
  return { url: url.href, migrationUrl }
}

test('a site serves by a user that can neither change the tables nor run programs', async () => {
  const { url, migrationUrl } = await twoUsers()
  await expect(openDatabase(url)).rejects.toThrow('its user may not make tables')
  const opened = await openDatabase(url, { migrationUrl })
  onTestFinished(() => opened.db.destroy())
  const { app } = await testApp(opened)
  const payload = { name: 'Ada', email: 'ada@example.com', message: 'Does it fit?' }
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/contact', payload })
  expect(statusCode).toBe(201)
  expect((await app.inject('/api/products/79')).statusCode).toBe(200)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  for (const refused of [
    'alter table products add column other text',
    'drop table outbox',
    'create table other (id integer)',
    'alter table contact_messages add column other text',
    `copy contact_messages from program 'id'`,
    'delete from kysely_migration',
    `update site_key set secret = 'other'`,
    'delete from site_key',
  ])
    await expect(sql.raw(refused).execute(opened.db), refused).rejects.toThrow(
      /permission denied|must be owner/,
    )
  await opened.db.deleteFrom('contactMessages').execute()
  await opened.db.updateTable('products').set({ slug: 'other' }).where('id', '=', 79).execute()
  // A start that may only serve goes on with tables that are up to date.
  const { db } = await openDatabase(url)
  await db.destroy()
})
