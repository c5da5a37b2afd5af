import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { testApp } from '../test-app.ts'
import { scriptsOf } from './migrate.ts'
import { migrations } from './migrations/migrations.ts'
import { openDatabase, openFilledDatabase, readSeed } from './open.ts'
import type { Database } from './schema.ts'
import { backUp, restore } from './backup.ts'
import { startFailure } from '../start-failure.ts'
import { temporaryDatabaseFile } from './sqlite/test-file.ts'
import { openPostgres } from './postgres/open.ts'
import { openSqlite } from './sqlite/open.ts'
import { emptyDatabase, newDatabase, openTestDatabase, testDatabase } from './test-database.ts'

const latest = migrations.length

async function schemaOf(db: Database) {
  const { rows } = await sql`select number, name, oldest_reader from schema_migrations
    order by number`.execute(db)
  return rows
}

async function tablesOf(db: Database) {
  const tables = await db.introspection.getTables()
  return tables
    .map(
      ({ name, columns }) =>
        `${name}: ${columns
          .map((column) => column.name)
          .toSorted()
          .join()}`,
    )
    .toSorted()
}

/** A database of the site in which another version has done this. */
async function databaseAfter(...changes: string[]): Promise<string> {
  const url = await newDatabase()
  const { db } = await openTestDatabase(url)
  for (const change of changes) await sql.raw(change).execute(db)
  return url
}

/** The address of a new SQLite database of the site, whichever database the other tests are on. */
async function newFile(): Promise<string> {
  const url = `sqlite:${temporaryDatabaseFile()}`
  const { db } = await openDatabase(url)
  await db.destroy()
  return url
}

/** The catalogue as it was before products had key features of their own. */
function seedWithoutStories(): string {
  return readSeed()
    .replaceAll(', key_features)', ')')
    .replaceAll(/,\n {2}'\[\n {4}\{"[^']*'\n\);/g, '\n);')
}

/** The address of a catalogue with a message, with the tables of the first migration alone. */
async function firstDatabase(): Promise<string> {
  const url = await emptyDatabase()
  const open = url.startsWith('sqlite:') ? openSqlite : openPostgres
  const { db } = await open(url, async ({ kind, run, fill }) => {
    for (const script of await scriptsOf('0001-first', kind)) await run(script)
    await fill(seedWithoutStories())
    await run(`create table schema_migrations (number integer primary key, name text not null,
        oldest_reader integer not null, applied_at text not null);
      insert into schema_migrations values (1, '0001-first', 1, '2026-11-20T10:00:00.000Z');
      insert into contact_messages (name, email, message, created_at)
        values ('Ada', 'ada@example.com', 'Hello', '2026-11-23T10:00:00.000Z')`)
  })
  await db.destroy()
  return url
}

test('each migration has SQL for both databases, and no file is left out', () => {
  const files = readdirSync(new URL('migrations/', import.meta.url)).filter((file) =>
    file.endsWith('.sql'),
  )
  const names = migrations.map(({ name }) => name)
  expect([...new Set(files.map((file) => file.slice(0, file.indexOf('.'))))].toSorted()).toEqual(
    names,
  )
  for (const name of names) {
    const kinds = files
      .filter((file) => file.startsWith(`${name}.`))
      .map((file) => file.slice(name.length + 1))
    expect(kinds.toSorted().join(' ')).toMatch(/^(sql|postgres\.sql (sql )?sqlite\.sql)$/)
  }
  for (const [index, { name }] of migrations.entries())
    expect(name).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}-[a-z-]+$`))
})

test('a new database notes every migration once, and another start adds none', async () => {
  const url = await newDatabase()
  const { db } = await openTestDatabase(url)
  const schema = await schemaOf(db)
  expect(schema.length).toBe(latest)
  await openTestDatabase(url)
  expect(await schemaOf(db)).toEqual(schema)
})

test('a server of the version before starts, is ready and runs commands after an additive migration', async () => {
  const change = `insert into schema_migrations values (${latest + 1}, 'a-column', ${latest}, '2999')`
  const url = await databaseAfter(change, 'alter table outbox add column note text')
  const opened = await openTestDatabase(url)
  const { app } = await testApp(opened)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  const { db } = await openFilledDatabase(url)
  await db.destroy()
  expect((await schemaOf(opened.db)).length).toBe(latest + 1)
})

test('a database that a newer version of the site has changed is refused, by the name of the change', async () => {
  const url = await databaseAfter(
    `insert into schema_migrations values (99, '0099-flying-cars', 99, '2999')`,
  )
  expect(startFailure(await openDatabase(url).catch((error: unknown) => error))).toBe(
    'The database that DATABASE_URL names was changed by a newer version of the site (0099-flying-cars); start that version, or use a copy made before.',
  )
})

test('a database of another program is refused by the names of its tables', async () => {
  const url = await databaseAfter('drop table schema_migrations')
  expect(startFailure(await openDatabase(url).catch((error: unknown) => error))).toMatch(
    /^The database that DATABASE_URL names holds tables that are not of this site \(.*catalogue_version.*\); name another\.$/,
  )
})

test('what is no start migrates nothing: it says that the database is of an older version', async () => {
  const url = await databaseAfter(`delete from schema_migrations where number = ${latest}`)
  await expect(openFilledDatabase(url)).rejects.toThrow(
    /^is of an older version of the site \(without 0\d+-[a-z-]+\); run pnpm migrate, or start the site$/,
  )
})

test('a restore takes no database from under servers of an older version', async () => {
  const backup = `${temporaryDatabaseFile()}.backup`
  await backUp(await newFile(), backup)
  const older = await newFile()
  const { db } = await openTestDatabase(older)
  await sql`delete from schema_migrations where number = ${latest}`.execute(db)
  await expect(restore(older, backup, { replace: true })).rejects.toThrow('run pnpm migrate')
  expect((await schemaOf(db)).length).toBe(latest - 1)
})

test('a database of the first version has every row and all changes, and commands do not touch it', async () => {
  const url = await firstDatabase()
  await expect(openFilledDatabase(url)).rejects.toThrow('is of an older version of the site')
  const db = await testDatabase(url)
  const fresh = await testDatabase()
  expect(await schemaOf(db)).toEqual(await schemaOf(fresh))
  expect(await tablesOf(db)).toEqual(await tablesOf(fresh))
  const products = (of: Database) => of.selectFrom('products').selectAll().orderBy('id').execute()
  expect(await products(db)).toEqual(
    (await products(fresh)).map((row) => ({ ...row, keyFeatures: null })),
  )
  expect(await db.selectFrom('contactMessages').select('message').execute()).toEqual([
    { message: 'Hello' },
  ])
})

test('migrations of specs write American English, and the color of a product that states none', async () => {
  expect(
    await specsAfter(
      '0007-american-spelling',
      '["Colour: Black","Base: Aluminium, on castors","Response time: 1 ms, grey to grey"]',
    ),
  ).toBe('["Color: Black","Base: Aluminum, on casters","Response time: 1 ms, gray to gray"]')
  expect(await specsAfter('0017-colors', '["Weight: 8 kg","Warranty: 5 years"]')).toBe(
    '["Weight: 8 kg","Color: Black", "Warranty: 5 years"]',
  )
  const stated = '["Color: White","Warranty: 5 years"]'
  expect(await specsAfter('0017-colors', stated)).toBe(stated)
})

test('migrations of stories leave products alone that somebody has changed', async () => {
  const db = await testDatabase()
  const kind = inject('postgresUrl') ? 'postgres' : 'sqlite'
  const ids = [66, 71, 78, 79, 81, 91, 97, 98]
  const stories = async () => {
    const rows = db.selectFrom('products').select('keyFeatures').where('id', 'in', ids)
    return (await rows.orderBy('id').execute()).map(({ keyFeatures }) => keyFeatures)
  }
  const fresh = await stories()
  const own = '[{"title":"Ours","sentence":"As we tell it."}]'
  const since = '2026-11-20T00:00:00Z'
  const change = (id: number, updatedAt: string) =>
    db.updateTable('products').set({ keyFeatures: own, updatedAt }).where('id', '=', id).execute()
  for (const id of ids) await change(id, '2026-11-21T10:00:00Z')
  await change(79, since)
  for (const migration of [
    '0030-stories',
    '0033-story-pictures',
    '0034-case-story-pictures',
    '0036-supply-in-case',
    '0037-mesh',
    '0038-weighed-mouse',
    '0039-cables-behind-tray',
    '0041-curve-from-above',
  ])
    for (const script of await scriptsOf(migration, kind)) await sql.raw(script).execute(db)
  expect(await stories()).toEqual([own, own, own, fresh[3], own, own, own, own])
})

// Of Edge, after the SQL of one migration.
async function specsAfter(migration: string, specs: string): Promise<string> {
  const db = await testDatabase()
  const kind = inject('postgresUrl') ? 'postgres' : 'sqlite'
  await db.updateTable('products').set({ specs }).where('id', '=', 79).execute()
  for (const script of await scriptsOf(migration, kind)) await sql.raw(script).execute(db)
  const edge = db.selectFrom('products').select('specs').where('id', '=', 79)
  return (await edge.executeTakeFirstOrThrow()).specs
}
