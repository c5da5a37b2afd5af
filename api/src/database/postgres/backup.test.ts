import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { deletePerson } from '../../messages/queries.ts'
import { createCaller } from '../../app-router.ts'
import { backUp, restore, tryRestore } from '../backup.ts'
import { openFilledDatabase } from '../open.ts'
import { countRows } from '../row-limits.ts'
import type { Database } from '../schema.ts'
import { temporaryDatabaseFile } from '../sqlite/test-file.ts'
import { emptyDatabase, newDatabase, openTestDatabase } from '../test-database.ts'
import { expectAnotherSite, expectForgotten, expectNoAccess } from '../test-restored.ts'
import { runClient } from './client-program.ts'
import { clientVersion, serverVersion } from './test-versions.ts'

const read = async () => {}
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
  return { url, opened, backup: `${temporaryDatabaseFile()}-backup` }
}

/** All rows of the tables that visitors and staff fill, as text. */
async function contentsOf(db: Database) {
  const tables = ['products', 'contact_messages', 'newsletter_subscriptions', 'revisions']
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
    expect(statSync(backup).mode & 0o777).toBe(0o700)
    expect(statSync(join(backup, 'argo.dump')).mode & 0o777).toBe(0o600)
    const empty = await emptyDatabase()
    await restore(empty, backup, { read })
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

test.runIf(serves)('a database that holds a catalogue is not replaced', async () => {
  const { url, opened, backup } = await siteDatabase()
  await backUp(url, backup)
  await change.execute(opened.db)
  const contents = await contentsOf(opened.db)
  await expect(restore(url, backup, { read })).rejects.toThrow(
    'holds a catalogue already: stop the site, rename that database, and make an empty one of its name.',
  )
  expect(await contentsOf(opened.db)).toEqual(contents)
})

test.runIf(serves)('a backup is tried in a temporary database, which is removed', async () => {
  const { url, opened, backup } = await siteDatabase()
  const databases = async () =>
    (
      await sql<{
        name: string
      }>`select datname as name from pg_database where datname like 'argo_drill%'`.execute(
        opened.db,
      )
    ).rows
  await backUp(url, backup)
  const contents = await contentsOf(opened.db)
  expect(await tryRestore(url, backup, (db) => countRows(db, 'products'))).toBeGreaterThan(0)
  expect(await databases()).toEqual([])
  writeFileSync(join(backup, 'argo.dump'), 'PGDMP, half of')
  await expect(tryRestore(url, backup, read)).rejects.toThrow('pg_restore')
  expect(await databases()).toEqual([])
  expect(await contentsOf(opened.db)).toEqual(contents)
})

test.runIf(serves)(
  'what was deleted and who unsubscribed since the backup is deleted from a restored database',
  async () => expectForgotten(await siteDatabase(), await emptyDatabase(), openTestDatabase),
)

test.runIf(serves)(
  'after a restore nobody signs in, sees a preview or gets an e-mail by what the backup held',
  async () => expectNoAccess(await siteDatabase(), await emptyDatabase(), openTestDatabase),
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
    return runClient('pg_restore', ['--file=-', join(file, 'argo.dump')])
  }
  const words = /Ada Lovelace|lovelace@|It does not fit/
  expect(await copyOf(`${backup}-before`)).toMatch(words)
  await deletePerson(db, email)
  expect(await copyOf(backup)).not.toMatch(words)
})

test.runIf(serves)(
  'what was deleted from another site is not deleted from a restored database',
  async () =>
    expectAnotherSite(
      await siteDatabase(),
      await emptyDatabase(),
      await emptyDatabase(),
      openTestDatabase,
    ),
)

test.runIf(serves)('an archive that breaks off changes nothing', async () => {
  const { url, backup } = await siteDatabase()
  await backUp(url, backup)
  const file = join(backup, 'argo.dump')
  const whole = readFileSync(file)
  writeFileSync(file, whole.subarray(0, whole.length - 2_000))
  const empty = await emptyDatabase()
  await expect(restore(empty, backup, { read })).rejects.toThrow(/pg_restore ended with 1/)
  await expect(openFilledDatabase(empty)).rejects.toThrow('holds nothing yet')
})

test.runIf(serves)('a backup of a newer version of the site changes nothing', async () => {
  const { url, opened, backup } = await siteDatabase()
  await sql`insert into kysely_migration values ('0099-flying-cars', '2999')`.execute(opened.db)
  await backUp(url, backup)
  await expect(restore(await emptyDatabase(), backup, { read })).rejects.toThrow('0099-flying-cars')
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
  const { backup } = await siteDatabase()
  mkdirSync(backup)
  writeFileSync(join(backup, 'argo.dump'), 'SQLite format 3')
  await expect(restore(await emptyDatabase(), backup, { read })).rejects.toThrow(
    'is not a backup of a PostgreSQL database.',
  )
  await expect(restore('postgres://argo@localhost:1/argo', backup, { read })).rejects.toThrow(
    'cannot be reached: localhost:1 refuses connections',
  )
})
