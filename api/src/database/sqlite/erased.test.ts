import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { deletePerson } from '../../messages/queries.ts'
import { testApp } from '../../test-app.ts'
import { backUp } from '../backup.ts'
import { openTestDatabase } from '../test-database.ts'
import { temporaryDatabaseFile } from './test-file.ts'
import { vacuum } from './vacuum.ts'

const person = {
  name: 'Ada Lovelace',
  email: 'lovelace@analytical.example',
  message: 'My engine does not fit through the door.',
}
const words = Object.values(person)

/** The words that a new backup holds, the database's file or its log. */
async function wordsIn(file: string, wanted = words): Promise<string[]> {
  return wordsInFiles([await newBackup(file), file, `${file}-wal`], wanted)
}

async function newBackup(file: string): Promise<string> {
  const backup = `${file}-backup-${performance.now()}`
  await backUp(`sqlite:${file}`, backup)
  return join(backup, 'argo.sqlite')
}

function wordsInFiles(paths: string[], wanted: string[]): string[] {
  const files = paths.filter((path) => existsSync(path))
  const texts = files.map((path) => readFileSync(path, 'latin1').toLowerCase())
  return wanted.filter((word) => texts.some((text) => text.includes(word.toLowerCase())))
}

async function site() {
  const file = temporaryDatabaseFile()
  const opened = await openTestDatabase(`sqlite:${file}`)
  const { app, db } = await testApp(opened)
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  return { file, app, db, post }
}

test('after a night, of a message and an address that were deleted nothing is in the files or a new backup', async () => {
  const { file, db, post } = await site()
  await post('/api/contact', person)
  await post('/api/newsletter', { email: person.email })
  expect(await wordsIn(file)).toEqual(words)
  expect(await deletePerson(db, person.email)).toEqual({ messages: 1, subscriptions: 1 })
  expect(vacuum(file, new Date())).toBeUndefined()
  expect(await wordsIn(file)).toEqual([])
})

test('after a night, of an address that a site forgets by itself nothing is in the files or a new backup', async () => {
  const { file, app, db, post } = await site()
  await post('/api/newsletter', { email: person.email })
  await db
    .updateTable('newsletterSubscriptions')
    .set({ expiresAt: '2026-01-01T00:00:00.000Z' })
    .execute()
  expect(await wordsIn(file)).toEqual([person.email])
  await app.listen({ port: 0, host: '127.0.0.1' })
  const subscriptions = db.selectFrom('newsletterSubscriptions').select('id')
  await expect.poll(() => subscriptions.execute()).toEqual([])
  expect(vacuum(file, new Date())).toBeUndefined()
  expect(await wordsIn(file)).toEqual([])
})

test('of addresses that were moved between pages and deleted a vacuum leaves no copy', async () => {
  const { file, db } = await site()
  let state = 7
  const random = (most: number) => (state = (state * 16_807) % 2_147_483_647) % most
  const emails = Array.from({ length: 1_000 }, (_, at) => `${random(1e9)}q${at}@away.example`)
  const createdAt = '2026-01-01T00:00:00.000Z'
  await db.transaction().execute(async (transaction) => {
    for (const [at, email] of emails.entries()) {
      await transaction
        .insertInto('newsletterSubscriptions')
        .values({ email, emailKey: email, createdAt })
        .execute()
      await transaction
        .updateTable('newsletterSubscriptions')
        .set({ consentWording: 'x'.repeat(random(500)) })
        .where('id', '=', random(at + 1) + 1)
        .execute()
    }
  })
  const deleted = emails.filter((_, at) => at % 2 === 0)
  await db.deleteFrom('newsletterSubscriptions').where('email', 'in', deleted).execute()
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  expect(wordsInFiles([file], deleted)).not.toEqual([])
  expect(wordsInFiles([await newBackup(file)], deleted)).toEqual([])
  expect(vacuum(file, new Date())).toBeUndefined()
  expect(await wordsIn(file, deleted)).toEqual([])
})

test('while another process reads the database it is not vacuumed, its log does not grow, and the site stores messages', async () => {
  const { file, db, post } = await site()
  await post('/api/contact', person)
  await deletePerson(db, person.email)
  const reader = new SQLite(file, { readonly: true })
  onTestFinished(() => void reader.close())
  reader.exec('begin; select count(*) from products')
  const logSize = () => statSync(`${file}-wal`).size
  const before = logSize()
  expect(vacuum(file, new Date())).toBe('another process is reading it')
  expect(logSize()).toBe(before)
  expect((await post('/api/contact', person)).statusCode).toBe(201)
  await deletePerson(db, person.email)
  reader.exec('commit')
  expect(vacuum(file, new Date())).toBeUndefined()
  expect(await wordsIn(file)).toEqual([])
})

test('a file from which nothing was deleted for a week is not rewritten', async () => {
  const { file, db } = await site()
  await deletePerson(db, person.email)
  const changes = () => readFileSync(file).readUInt32BE(24)
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  const before = changes()
  expect(vacuum(file, new Date())).toBeUndefined()
  expect(changes()).toBe(before)
})
