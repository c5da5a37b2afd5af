import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../test-app.ts'
import { backUp, restore } from '../backup.ts'
import { emptyDatabase, openTestDatabase } from '../test-database.ts'
import { expectAnotherSite, expectNothingUndone } from '../test-since-backup.ts'
import { sqliteBackup } from './backup.ts'
import { temporaryDatabaseFile } from './test-file.ts'

const address = 'ada@example.com'
const change = "update products set name = 'Renamed' where id = 79"

/** The address of a new database of the site, in a folder of its own. */
async function siteDatabase() {
  const file = temporaryDatabaseFile()
  const url = `sqlite:${file}`
  const opened = await openTestDatabase(url)
  return { file, url, opened, backup: join(dirname(file), 'backup.sqlite') }
}

/** All rows of all tables, but for the catalogue's version and the last ids. */
function contentsOf(file: string) {
  const sqlite = new SQLite(file)
  const tables = sqlite
    .prepare<[], string>(`select name from sqlite_schema where type = 'table' order by name`)
    .pluck()
    .all()
    .filter((name) => !['catalogue_version', 'sqlite_sequence'].includes(name))
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
  expect(contentsOf(backup)).toEqual(contentsOf(file))
  expect(JSON.stringify(contentsOf(backup))).toContain(address)
  expect(readFileSync(backup).includes(address)).toBe(true)
  expect(readFileSync(backup).includes('sender:')).toBe(false)
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  // It needs no log: 1 is for a database that keeps none, 2 for one that does (SQLite's “Database File Format”).
  expect([...readFileSync(backup).subarray(18, 20)]).toEqual([1, 1])
  expect(readdirSync(dirname(file)).filter((name) => name.startsWith('backup'))).toEqual([
    'backup.sqlite',
  ])
})

test('a file that is there is not overwritten, whatever it holds', async () => {
  const { file, url, backup } = await siteDatabase()
  writeFileSync(backup, 'precious')
  await expect(backUp(url, backup)).rejects.toThrow(`${backup} is there already; name a new file.`)
  await expect(backUp(url, file)).rejects.toThrow('is there already')
  expect(readFileSync(backup, 'utf8')).toBe('precious')
})

test('a database that is damaged or not there leaves no file', async () => {
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
  writeFileSync(`${restored}.restored-1`, 'of a restore that was killed')
  await restore(`sqlite:${restored}`, backup, { replace: false })
  expect(contentsOf(restored)).toEqual(contentsOf(backup))
  expect(readdirSync(dirname(restored))).toEqual(['argo.sqlite'])
  expect(statSync(restored).mode & 0o777).toBe(0o600)
})

test('a catalogue that is there is replaced only when told so; a site that uses it shows that at once', async () => {
  const { file, url, opened, backup } = await siteDatabase()
  const { app } = await testApp(opened)
  const name = async () => (await app.inject('/api/products/79')).json<{ name: string }>().name
  const before = await name()
  await backUp(url, backup)
  execute(
    file,
    `${change}; insert into newsletter_subscriptions (id, email, email_key, created_at) values (9, 'a', 'a', '2026')`,
  )
  await expect.poll(name).toBe('Renamed')
  const contents = contentsOf(file)
  await expect(restore(url, backup, { replace: false })).rejects.toThrow('--replace')
  expect(contentsOf(file)).toEqual(contents)
  // As it may be after changes to either: the same version of different contents.
  execute(
    backup,
    `attach '${file}' as site;
    update main.catalogue_version set version = (select version from site.catalogue_version)`,
  )
  await restore(url, backup, { replace: true })
  await expect.poll(name).toBe(before)
  expect(contentsOf(file)).toEqual(contentsOf(backup))
  const payload = { email: address }
  expect((await app.inject({ method: 'POST', url: '/api/newsletter', payload })).statusCode).toBe(
    201,
  )
})

test('a site shows what was restored although a product changed while that was prepared', async () => {
  const { file, url, opened, backup } = await siteDatabase()
  const { app } = await testApp(opened)
  const name = async () => (await app.inject('/api/products/79')).json<{ name: string }>().name
  const before = await name()
  await backUp(url, backup)
  const restoring = sqliteBackup.restore(url, backup, true)
  // One statement, which no trigger follows with another: the version as the restore has read it, and one more.
  const other = new SQLite(file)
  onTestFinished(() => void other.close())
  other.exec(
    `update products set name = 'Renamed', updated_at = '2026-12-01T00:00:00Z' where id = 79`,
  )
  // Until it has been seen, nothing is put in its place.
  other.exec('begin immediate')
  await expect.poll(name).toBe('Renamed')
  other.exec('commit')
  await restoring
  await expect.poll(name).toBe(before)
})

test('a restore brings back nothing that was deleted, and subscribes nobody who unsubscribed, since the backup', async () =>
  expectNothingUndone(await siteDatabase()))

test('a restore of another site’s backup takes nothing from it', async () =>
  expectAnotherSite(await siteDatabase(), await emptyDatabase(), openTestDatabase))

test('what is no backup of this site, damaged or of a newer version changes nothing', async () => {
  const { file, url, backup } = await siteDatabase()
  const contents = contentsOf(file)
  const refused = async (sentence: RegExp | string) => {
    await expect(restore(url, backup, { replace: true })).rejects.toThrow(sentence)
    expect(contentsOf(file)).toEqual(contents)
    expect(readdirSync(dirname(file)).filter((name) => name.includes('restored'))).toEqual([])
  }
  await refused(`${backup} is not there.`)
  writeFileSync(backup, 'no database, and longer than the head of one would be'.repeat(20))
  await refused(`${backup} cannot be used: file is not a database.`)
  writeFileSync(backup, '')
  await refused(`${backup} is not a backup of this site.`)
  writeFileSync(backup, '')
  execute(backup, 'create table orders (id)')
  await refused(`${backup} is not a backup of this site.`)
})

test('a backup of a newer version of the site is refused by the name of the change', async () => {
  const { file, url, backup } = await siteDatabase()
  await backUp(url, backup)
  execute(
    backup,
    `insert into kysely_migration values ('0099-flying-cars', '2999-01-01T00:00:00.000Z')`,
  )
  const contents = contentsOf(file)
  await expect(restore(url, backup, { replace: true })).rejects.toThrow('0099-flying-cars')
  expect(contentsOf(file)).toEqual(contents)
})

test('a database of another program is never replaced', async () => {
  const { url, backup } = await siteDatabase()
  await backUp(url, backup)
  const other = join(dirname(backup), 'other.sqlite')
  execute(other, 'create table orders (id)')
  await expect(restore(`sqlite:${other}`, backup, { replace: true })).rejects.toThrow(
    'holds tables that are not of this site (orders)',
  )
  expect(existsSync(`${other}-wal`)).toBe(false)
})
