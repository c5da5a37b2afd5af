import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './open.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'argo-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function pragma(db: ReturnType<typeof openDatabase>, name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(`PRAGMA ${name}`)}`.execute(db)
  return Object.values(rows[0] ?? {})[0]
}

test('the folder of the file is made, and a write is on the disk when it is told to be', async () => {
  const file = join(temporaryFolder(), 'a/new/folder/argo.sqlite')
  const db = openDatabase(`sqlite:${file}`)
  expect(existsSync(file)).toBe(true)
  const full = 2
  expect(await pragma(db, 'journal_mode')).toBe('wal')
  expect(await pragma(db, 'synchronous')).toBe(full)
  expect(await pragma(db, 'foreign_keys')).toBe(1)
  expect(await pragma(db, 'busy_timeout')).toBe(1_000)
  await db.destroy()
  expect(existsSync(`${file}-wal`)).toBe(false)
})

test('a path that cannot be a database throws at once', () => {
  expect(() => openDatabase(`sqlite:${temporaryFolder()}`)).toThrow(/unable to open database file/)
  expect(() => openDatabase('sqlite:/dev/null/argo.sqlite')).toThrow(/mkdir/)
})

test('two databases in memory have nothing in common', async () => {
  const [one, two] = [openDatabase('sqlite::memory:'), openDatabase('sqlite::memory:')]
  await sql`CREATE TABLE a (b)`.execute(one)
  expect(await two.introspection.getTables()).toEqual([])
  await Promise.all([one.destroy(), two.destroy()])
})
