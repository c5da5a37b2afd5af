import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../test-database.ts'
import { openDatabase } from '../open.ts'
import type { Database } from '../schema.ts'
import { makePrivateFile } from './files.ts'
import { temporaryDatabaseFile } from './test-file.ts'

async function pragma(db: Database, name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(`PRAGMA ${name}`)}`.execute(db)
  return Object.values(rows[0] ?? {})[0]
}

const countOf = (file: string) => {
  const sqlite = new SQLite(file, { readonly: true })
  const count = sqlite.prepare('SELECT count(*) FROM products').pluck().get()
  sqlite.close()
  return Number(count)
}

test('the folder of the file is made, and a write is on the disk when it is told to be', async () => {
  const file = join(dirname(temporaryDatabaseFile()), 'a/new/folder/argo.sqlite')
  const { db } = await openDatabase(`sqlite:${file}`)
  const full = 2
  expect(await pragma(db, 'journal_mode')).toBe('wal')
  expect(await pragma(db, 'synchronous')).toBe(full)
  expect(await pragma(db, 'foreign_keys')).toBe(1)
  expect(await pragma(db, 'busy_timeout')).toBe(0)
  await db.destroy()
  expect(existsSync(`${file}-wal`)).toBe(false)
})

test('the files and the folder are for their owner alone, and files from before become so', async () => {
  const file = join(dirname(temporaryDatabaseFile()), 'data/argo.sqlite')
  const rights = (path: string) => statSync(path).mode & 0o777
  const first = await openDatabase(`sqlite:${file}`)
  const files = [file, `${file}-wal`, `${file}-shm`]
  expect([rights(dirname(file)), ...files.map(rights)]).toEqual([0o700, 0o600, 0o600, 0o600])
  for (const path of files) chmodSync(path, 0o644)
  await openTestDatabase(`sqlite:${file}`)
  expect(files.map(rights)).toEqual([0o600, 0o600, 0o600])
  await first.db.destroy()
})

test('a new file is for its owner alone before anything is in it', () => {
  const file = temporaryDatabaseFile()
  makePrivateFile(file)
  expect([statSync(file).mode & 0o777, statSync(file).size]).toEqual([0o600, 0])
})

test('a copy of the file alone, made after the first start, has the catalogue', async () => {
  const file = temporaryDatabaseFile()
  await openTestDatabase(`sqlite:${file}`)
  const copy = `${file}-copy`
  writeFileSync(copy, readFileSync(file))
  expect(countOf(copy)).toBe(countOf(file))
  expect(countOf(copy)).toBeGreaterThanOrEqual(24)
})

test('a path that cannot be a database is refused', async () => {
  const folder = dirname(temporaryDatabaseFile())
  await expect(openDatabase(`sqlite:${folder}`)).rejects.toThrow(/unable to open database file/)
  await expect(openDatabase('sqlite:/dev/null/argo.sqlite')).rejects.toThrow(/mkdir/)
  await expect(openDatabase('sqlite:/proc/nope/argo.sqlite')).rejects.toThrow(/mkdir/)
})

test('a file that is no database is refused and left as it is', async () => {
  const file = temporaryDatabaseFile()
  writeFileSync(file, 'Dear diary, '.repeat(1_000))
  await expect(openDatabase(`sqlite:${file}`)).rejects.toThrow(/file is not a database/)
  expect(readFileSync(file, 'utf8')).toMatch(/^Dear diary, /)
})
