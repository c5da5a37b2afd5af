import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test-app.ts'
import { backUp, restore } from '../backup.ts'
import { emptyDatabase, openTestDatabase } from '../test-database.ts'
import { expectAnotherSite, expectForgotten, expectNoAccess } from '../test-restored.ts'
import { temporaryDatabaseFile } from './test-file.ts'

const address = 'ada@example.com'
const read = async () => {}
const change = "update products set name = 'Renamed' where id = 79"

/** The address of a new database of the site, in a folder of its own. */
async function siteDatabase() {
  const file = temporaryDatabaseFile()
  const url = `sqlite:${file}`
  const opened = await openTestDatabase(url)
  return { file, url, opened, backup: join(dirname(file), 'backup') }
}

/** All rows of all tables, but for those that every restore changes and the last ids. */
function contentsOf(file: string) {
  const sqlite = new SQLite(file)
  const tables = sqlite
    .prepare<[], string>(`select name from sqlite_schema where type = 'table' order by name`)
    .pluck()
    .all()
    .filter((name) => !['preview_ends', 'sqlite_sequence'].includes(name))
  const rows = tables.map((name) => [name, sqlite.prepare(`select * from ${name}`).all()])
  sqlite.close()
  return rows
}

function execute(file: string, statements: string) {
  new SQLite(file).exec(statements).close()
}

test('a backup of a database in use is one file for its owner alone, with every row', async () => {
  const { file, url, opened, backup } = await siteDatabase()
  const { app } = await testApp(opened)
  const payload = { email: address }
  expect((await app.inject({ method: 'POST', url: '/api/newsletter', payload })).statusCode).toBe(
    201,
  )
  await backUp(url, backup)
  expect(readdirSync(backup)).toEqual(['argo.sqlite'])
  const copy = join(backup, 'argo.sqlite')
  expect(contentsOf(copy)).toEqual(contentsOf(file))
  expect(JSON.stringify(contentsOf(copy))).toContain(address)
  expect(readFileSync(copy).includes(address)).toBe(true)
  expect(readFileSync(copy).includes('sender:')).toBe(false)
  expect(statSync(backup).mode & 0o777).toBe(0o700)
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  // It needs no log: 1 is for a database that keeps none, 2 for one that does (SQLite's “Database File Format”).
  expect([...readFileSync(copy).subarray(18, 20)]).toEqual([1, 1])
  expect(readdirSync(dirname(file)).filter((name) => name.startsWith('backup'))).toEqual(['backup'])
})

test('a file that is there is not overwritten, whatever it holds', async () => {
  const { file, url, backup } = await siteDatabase()
  writeFileSync(backup, 'precious')
  await expect(backUp(url, backup)).rejects.toThrow(`${backup} is there already; name a new one.`)
  await expect(backUp(url, file)).rejects.toThrow('is there already')
  expect(readFileSync(backup, 'utf8')).toBe('precious')
})

test('a database that is damaged or not there leaves nothing', async () => {
  const { file, url, opened, backup } = await siteDatabase()
  await sql`vacuum`.execute(opened.db)
  await opened.db.destroy()
  const pages = readFileSync(file)
  writeFileSync(file, pages.fill(7, pages.length - 4_096))
  await expect(backUp(url, backup)).rejects.toThrow(
    'cannot be used: database disk image is malformed.',
  )
  await expect(backUp('sqlite:/nowhere/argo.sqlite', backup)).rejects.toThrow(
    '/nowhere/argo.sqlite is not there.',
  )
  await expect(backUp('sqlite::memory:', backup)).rejects.toThrow('in memory')
  expect(readdirSync(dirname(file)).filter((name) => name.startsWith('backup'))).toEqual([])
})

test('a backup is restored where there is no database yet, row by row', async () => {
  const { url, backup } = await siteDatabase()
  await backUp(url, backup)
  const restored = join(dirname(backup), 'new', 'argo.sqlite')
  mkdirSync(dirname(restored))
  writeFileSync(`${restored}.restored`, 'of a restore that was killed')
  expect(await restore(`sqlite:${restored}`, backup, { read })).toMatchObject({ before: undefined })
  expect(contentsOf(restored)).toEqual(contentsOf(join(backup, 'argo.sqlite')))
  expect(readdirSync(dirname(restored))).toEqual(['argo.sqlite'])
  expect(statSync(restored).mode & 0o777).toBe(0o600)
})

test('a database that a server uses is not replaced', async () => {
  const { file, url, opened, backup } = await siteDatabase()
  await backUp(url, backup)
  const contents = contentsOf(file)
  await expect(restore(url, backup, { read })).rejects.toThrow(
    'A server, or another program, is using the database that DATABASE_URL names; stop it first.',
  )
  expect(contentsOf(file)).toEqual(contents)
  expect(readdirSync(dirname(file)).filter((name) => /restored|replaced/.test(name))).toEqual([])
  const products = opened.db.selectFrom('products').select('id')
  expect((await products.execute()).length).toBeGreaterThan(0)
})

test('the database that was there is kept beside under another name, whole', async () => {
  const { file, url, opened, backup } = await siteDatabase()
  const before = contentsOf(file)
  await backUp(url, backup)
  execute(file, change)
  const changed = contentsOf(file)
  await opened.db.destroy()
  const restored = await restore(url, backup, { read })
  expect(contentsOf(file)).toEqual(before)
  const kept = readdirSync(dirname(file)).filter((name) => name.includes('replaced'))
  expect(kept).toEqual([expect.stringMatching(/^argo\.sqlite\.replaced-\d{8}T\d{6}Z$/)])
  expect(restored.before).toBe(`sqlite:${join(dirname(file), kept[0] ?? '')}`)
  expect(contentsOf(restored.before!.slice('sqlite:'.length))).toEqual(changed)
})

test('a database that is damaged is replaced, and kept as it is', async () => {
  const { file, url, opened, backup } = await siteDatabase()
  const before = contentsOf(file)
  await backUp(url, backup)
  await opened.db.destroy()
  writeFileSync(file, 'no database any more'.repeat(100))
  writeFileSync(`${file}-wal`, 'nor its log')
  const restored = await restore(url, backup, { read })
  expect(contentsOf(file)).toEqual(before)
  expect(readFileSync(restored.before!.slice('sqlite:'.length), 'utf8')).toMatch(/^no database/)
})

test('what was deleted and who unsubscribed since the backup is deleted from a restored database', async () =>
  expectForgotten(await siteDatabase(), await emptyDatabase(), openTestDatabase))

test('after a restore nobody signs in, sees a preview or gets an e-mail by what the backup held', async () =>
  expectNoAccess(await siteDatabase(), await emptyDatabase(), openTestDatabase))

test('what was deleted from another site is not deleted from a restored database', async () =>
  expectAnotherSite(
    await siteDatabase(),
    await emptyDatabase(),
    await emptyDatabase(),
    openTestDatabase,
  ))

test('what is no backup of this site, damaged or of a newer version changes nothing', async () => {
  const { file, url, opened, backup } = await siteDatabase()
  await opened.db.destroy()
  const contents = contentsOf(file)
  const refused = async (sentence: RegExp | string) => {
    await expect(restore(url, backup, { read })).rejects.toThrow(sentence)
    expect(contentsOf(file)).toEqual(contents)
    expect(readdirSync(dirname(file)).filter((name) => /restored|replaced/.test(name))).toEqual([])
  }
  const copy = join(backup, 'argo.sqlite')
  await refused(`${backup} is not there.`)
  mkdirSync(backup)
  writeFileSync(join(backup, 'argo.dump'), 'PGDMP')
  await refused('it holds no argo.sqlite')
  writeFileSync(copy, 'no database, and longer than the head of one would be'.repeat(20))
  await refused(`${copy} cannot be used: file is not a database.`)
  writeFileSync(copy, '')
  await refused(`${copy} is not a backup of this site.`)
  writeFileSync(copy, '')
  execute(copy, 'create table orders (id)')
  await refused(`${copy} is not a backup of this site.`)
})

test('a backup of a newer version of the site is refused by the name of the change', async () => {
  const { file, url, opened, backup } = await siteDatabase()
  await backUp(url, backup)
  await opened.db.destroy()
  execute(
    join(backup, 'argo.sqlite'),
    `insert into kysely_migration values ('0099-flying-cars', '2999')`,
  )
  const contents = contentsOf(file)
  await expect(restore(url, backup, { read })).rejects.toThrow(
    'was changed by a newer version of the site (0099-flying-cars)',
  )
  expect(contentsOf(file)).toEqual(contents)
})

test('a database of another program is never replaced', async () => {
  const { url, backup } = await siteDatabase()
  await backUp(url, backup)
  const other = join(dirname(backup), 'other.sqlite')
  execute(other, 'create table orders (id)')
  await expect(restore(`sqlite:${other}`, backup, { read })).rejects.toThrow(
    'holds tables that are not of this site (orders)',
  )
  expect(readdirSync(dirname(other)).filter((name) => name.startsWith('other'))).toEqual([
    'other.sqlite',
  ])
})
