import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deletePerson } from '../../messages/queries.ts'
import { testApp } from '../../test-app.ts'
import { backUp } from '../backup.ts'
import { emptyLog, removeTraces } from '../remove-traces.ts'
import { openTestDatabase } from '../test-database.ts'
import { temporaryDatabaseFile } from './test-file.ts'

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
  return backup
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

test('of a message and an address that were deleted nothing is in the files or a new backup', async () => {
  const { file, db, post } = await site()
  await post('/api/contact', person)
  await post('/api/newsletter', { email: person.email })
  expect(await wordsIn(file)).toEqual(words)
  expect(await deletePerson(db, person.email)).toEqual({ messages: 1, subscriptions: 1 })
  await emptyLog(db)
  expect(await wordsIn(file)).toEqual([])
})

test('of an address that a site forgets by itself nothing is in the files or a new backup', async () => {
  const { file, app, db, post } = await site()
  await post('/api/newsletter', { email: person.email })
  await db
    .updateTable('newsletterSubscriptions')
    .set({ expiresAt: '2026-01-01T00:00:00.000Z' })
    .execute()
  expect(await wordsIn(file)).toEqual([person.email])
  await app.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(() => wordsIn(file)).toEqual([])
})

test('of addresses that were moved between pages and deleted there is no copy left', async () => {
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
  await emptyLog(db)
  expect(wordsInFiles([file], deleted)).not.toEqual([])
  expect(wordsInFiles([await newBackup(file)], deleted)).toEqual([])
  await removeTraces(db)
  expect(await wordsIn(file, deleted)).toEqual([])
})
