import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startFailure } from '../start-failure.ts'
import { executedMigrations, expectFilled, migrationNames } from './migrate.ts'
import { openDatabase } from './open.ts'
import { newDatabase, openTestDatabase } from './test-database.ts'

const newer = `insert into kysely_migration values ('0099-flying-cars', '2999-01-01T00:00:00.000Z')`

/** A database of the site in which another version has done this. */
async function databaseAfter(...changes: string[]): Promise<string> {
  const url = await newDatabase()
  const { db } = await openTestDatabase(url)
  for (const change of changes) await sql.raw(change).execute(db)
  return url
}

async function failureOf(url: string): Promise<string> {
  return startFailure(await openDatabase(url).catch((error: unknown) => error))
}

test('each migration has a number and SQL for both databases', () => {
  const files = readdirSync(new URL('migrations/', import.meta.url))
  for (const [index, name] of migrationNames.entries()) {
    expect(name).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}-[a-z-]+$`))
    const kinds = files
      .filter((file) => file.startsWith(`${name}.`))
      .map((file) => file.slice(name.length + 1))
    expect(kinds.toSorted().join(' ')).toMatch(/^(sql|postgres\.sql sqlite\.sql)$/)
  }
  expect(files.length).toBeGreaterThan(0)
})

test('a new database notes every migration once, and another start adds none', async () => {
  const url = await newDatabase()
  const { db } = await openTestDatabase(url)
  expect(await executedMigrations(db)).toEqual(migrationNames)
  await openTestDatabase(url)
  expect(await executedMigrations(db)).toEqual(migrationNames)
})

test('a database that a newer version of the site has changed is refused, by the name of the change', async () => {
  expect(await failureOf(await databaseAfter(newer))).toBe(
    'The database that DATABASE_URL names was changed by a newer version of the site (0099-flying-cars); start that version, or use a copy made before.',
  )
})

test('a database of another program is refused by the names of its tables', async () => {
  const url = await databaseAfter(
    'drop table kysely_migration',
    'alter table contact_messages rename to elsewhere',
  )
  expect(await failureOf(url)).toMatch(
    /^The database that DATABASE_URL names holds tables that are not of this site \(.*catalogue_version.*\); name another\.$/,
  )
})

test('a database of a version before 1.0 is refused as such', async () => {
  expect(await failureOf(await databaseAfter('drop table kysely_migration'))).toBe(
    'The database that DATABASE_URL names is of a version of this site before 1.0, whose tables it cannot bring up to date; name another.',
  )
})

test('what is no start migrates nothing: it says that the database is of an older version', async () => {
  const { db } = await openTestDatabase()
  await expect(expectFilled(db)).resolves.toBeUndefined()
  await expect(expectFilled(db, [...migrationNames, '0002-next'])).rejects.toThrow(
    /^is of an older version of the site \(without 0002-next\); run pnpm migrate, or start the site$/,
  )
})
