import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { deletePerson } from '../../messages/queries.ts'
import { testApp } from '../../test-app.ts'
import { createCaller } from '../../trpc/app-router.ts'
import { backUp, restore } from '../backup.ts'
import type { Database } from '../schema.ts'
import { temporaryDatabaseFile } from '../sqlite/test-file.ts'
import { emptyDatabase, newDatabase, openTestDatabase } from '../test-database.ts'
import { expectAnotherSite, expectNothingUndone } from '../test-since-backup.ts'
import { runClient } from './client-program.ts'
import { clientVersion, serverVersion } from './test-versions.ts'

const change = sql`update products set name = 'Renamed' where id = 79`

// Programs of the server's own version come first.
const { PATH } = process.env
const programs = inject('postgresPrograms')
if (programs !== undefined) process.env.PATH = `${programs}${delimiter}${PATH}`
afterAll(() => void (process.env.PATH = PATH))

/** pg_dump serves servers up to its own version. */
const serves = clientVersion() >= (await serverVersion())

async function siteDatabase() {
  const url = await newDatabase()
  const opened = await openTestDatabase(url)
  return { url, opened, backup: `${temporaryDatabaseFile()}.dump` }
}

/** All rows of the tables that visitors and staff fill, as text. */
async function contentsOf(db: Database) {
  const tables = ['products', 'contact_messages', 'newsletter_subscriptions', 'outbox']
  return Promise.all(
    tables.map(async (name) => {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t
        order by t.id`.execute(db)
      return [name, rows]
    }),
  )
}

test.runIf(serves)(
  'a backup of a database in use is an archive for its owner alone, and restored row by row',
  async () => {
    const { url, opened, backup } = await siteDatabase()
    await opened.db
      .insertInto('contactMessages')
      .values({ name: 'Ada', email: 'a@b.example', message: 'tab\t\n\\.', createdAt: '2026' })
      .execute()
    await backUp(url, backup)
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    const empty = await emptyDatabase()
    await restore(empty, backup, { replace: false })
    const { db } = await openTestDatabase(empty)
    expect(await contentsOf(db)).toEqual(await contentsOf(opened.db))
    await db.deleteFrom('contactMessages').execute()
    expect(await db.selectFrom('erasures').selectAll().execute()).toMatchObject([
      { tableName: 'contact_messages', rowId: 1 },
    ])
    await sql`insert into products (name, description, category, image_url, images, specs)
      values ('New', '', 'cases', '/a.webp', '[]', '[]')`.execute(db)
  },
)

test.runIf(serves)(
  'a catalogue that is there is replaced only when told so; a site that uses it shows that within a second',
  async () => {
    const { url, opened, backup } = await siteDatabase()
    const { app } = await testApp(opened)
    const name = async () => (await app.inject('/api/products/79')).json<{ name: string }>().name
    const before = await name()
    const contents = await contentsOf(opened.db)
    await backUp(url, backup)
    await change.execute(opened.db)
    await expect.poll(name).toBe('Renamed')
    await expect(restore(url, backup, { replace: false })).rejects.toThrow('--replace')
    await restore(url, backup, { replace: true })
    await expect.poll(name).toBe(before)
    expect(await contentsOf(opened.db)).toEqual(contents)
  },
)

test.runIf(serves)(
  'a restore brings back nothing that was deleted, and subscribes nobody who unsubscribed, since the backup',
  async () => expectNothingUndone(await siteDatabase()),
)

test.runIf(serves)('a new backup has nothing of what was deleted', async () => {
  const { url, opened, backup } = await siteDatabase()
  const { db } = opened
  const call = createCaller({ db })
  const email = 'lovelace@analytical.example'
  await call.contact.send({ name: 'Ada Lovelace', email, message: 'It does not fit.' })
  await call.newsletter.subscribe({ email })
  const copyOf = async (file: string) => {
    await backUp(url, file)
    return runClient('pg_restore', ['--file=-', file])
  }
  const words = /Ada Lovelace|lovelace@|It does not fit/
  expect(await copyOf(`${backup}-before`)).toMatch(words)
  await deletePerson(db, email)
  expect(await copyOf(backup)).not.toMatch(words)
})

test.runIf(serves)('a restore of another site’s backup takes nothing from it', async () =>
  expectAnotherSite(await siteDatabase(), await emptyDatabase(), openTestDatabase),
)

test.runIf(serves)('an archive that breaks off changes nothing', async () => {
  const { url, opened, backup } = await siteDatabase()
  await backUp(url, backup)
  const contents = await contentsOf(opened.db)
  const whole = readFileSync(backup)
  writeFileSync(backup, whole.subarray(0, whole.length - 2_000))
  await expect(restore(url, backup, { replace: true })).rejects.toThrow(/pg_restore ended with 1/)
  expect(await contentsOf(opened.db)).toEqual(contents)
})

test.runIf(serves)(
  'a restore that fails once the old tables are gone changes nothing',
  async () => {
    const { url, opened, backup } = await siteDatabase()
    // Not the site's, so it is not replaced, and cannot be made a second time.
    await sql`create schema elsewhere`.execute(opened.db)
    await backUp(url, backup)
    const contents = await contentsOf(opened.db)
    await expect(restore(url, backup, { replace: true })).rejects.toThrow('already exists')
    expect(await contentsOf(opened.db)).toEqual(contents)
  },
)

test.runIf(serves)('a backup of a newer version of the site changes nothing', async () => {
  const { url, opened, backup } = await siteDatabase()
  await sql`insert into kysely_migration values ('0099-flying-cars', '2999-01-01T00:00:00.000Z')`.execute(
    opened.db,
  )
  await backUp(url, backup)
  await expect(restore(await emptyDatabase(), backup, { replace: false })).rejects.toThrow(
    '0099-flying-cars',
  )
})

test('without pg_dump in PATH a sentence says what to install', async () => {
  const { url, backup } = await siteDatabase()
  const { PATH } = process.env
  onTestFinished(() => void (process.env.PATH = PATH))
  process.env.PATH = dirname(backup)
  await expect(backUp(url, backup)).rejects.toThrow(
    'pg_dump is not in PATH; install PostgreSQL’s client programs (Debian: postgresql-client).',
  )
  expect(existsSync(backup)).toBe(false)
})

test('a file that is no archive, or a server that is not there, is a sentence', async () => {
  const { url, backup } = await siteDatabase()
  writeFileSync(backup, 'SQLite format 3')
  await expect(restore(url, backup, { replace: true })).rejects.toThrow(
    `${backup} is not a backup of a PostgreSQL database.`,
  )
  await expect(
    restore('postgres://argo@localhost:1/argo', backup, { replace: true }),
  ).rejects.toThrow('cannot be reached: localhost:1 refuses connections')
})
