import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import SQLite from 'better-sqlite3'
import {
  checkReplaceable,
  bringUpToDate,
  forgetPasskeys,
  holdMail,
  keepChanges,
  signStaffOut,
} from '../since-backup.ts'
import { CommandError } from '../command-error.ts'
import type { BackupKind } from '../database-kind.ts'
import { openDatabase } from '../open.ts'
import { makeFolder, keepPrivate, makePrivateFile } from './files.ts'

/** How long copying waits for others that write, in milliseconds. */
const patience = 10_000

const wholeDatabase = 0x7f_ff_ff_ff

/** Backups of SQLite are databases too: one file each, without a write-ahead log beside it. */
export const sqliteBackup: BackupKind = {
  backUp: async (url, file) => {
    // Rows alone: pages that are free, or partly so, may hold what was deleted.
    await withDatabase('The database that DATABASE_URL names', pathOf(url), async (database) => {
      database.prepare('vacuum into ?').run(file)
    })
    await withDatabase('The copy', file, async (backup) => {
      backup.pragma('journal_mode = delete')
      checkIntegrity(backup)
    })
  },
  restore: async (url, file, replace) => {
    const path = pathOf(url)
    const tables = await tablesAt(path)
    checkReplaceable(tables, replace)
    makeFolder(dirname(path))
    await removePrepared(path)
    const prepared = `${path}.restored-${process.pid}`
    try {
      await withDatabase(file, file, async (backup) => {
        checkIsBackup(file, backup)
        makePrivateFile(prepared)
        await copy(backup, prepared)
      })
      // As a start would: refuses what this version of the site cannot serve, and brings the rest up to date.
      const { db } = await openDatabase(`sqlite:${prepared}`)
      await db.destroy()
      await withDatabase(file, prepared, async (database) => {
        database.exec(holdMail())
        database.exec(signStaffOut)
        if (tables.length > 0) {
          // Its readers go on while it is locked.
          await withDatabase('The database that DATABASE_URL names', path, async (replaced) => {
            replaced.pragma('journal_mode = wal')
          })
          database.prepare('attach ? as replaced').run(path)
        }
        makePrivateFile(path)
        keepPrivate(path)
        await copy(database, path, () => carryOver(database, tables))
      })
    } finally {
      await removePrepared(path)
    }
  },
}

// What a restore that was killed has left is removed as well: it holds visitors' messages.
async function removePrepared(path: string): Promise<void> {
  for (const name of await readdir(dirname(path)))
    if (name.startsWith(`${basename(path)}.restored-`))
      await rm(join(dirname(path), name), { force: true })
}

function pathOf(url: string): string {
  const path = url.slice('sqlite:'.length)
  if (path === ':memory:')
    throw new CommandError('DATABASE_URL names a database in memory, which ends with its process.')
  return path
}

// All pages in one step: a copy in several starts again whenever somebody writes meanwhile. Into a database it is a
// transaction, which is begun before `locked` is called.
async function copy(
  database: SQLite.Database,
  file: string,
  locked: () => void = () => {},
): Promise<void> {
  const deadline = performance.now() + patience
  await database.backup(file, {
    progress: () => {
      if (performance.now() > deadline)
        throw new CommandError('Another process does not stop writing to the database.')
      locked()
      return wholeDatabase
    },
  })
}

function checkIsBackup(file: string, backup: SQLite.Database): void {
  if (!tablesOf(backup).includes('kysely_migration'))
    throw new CommandError(`${file} is not a backup of this site.`)
  checkIntegrity(backup)
}

function checkIntegrity(database: SQLite.Database): void {
  const found = database.pragma('integrity_check', { simple: true })
  if (found !== 'ok') throw new CommandError(`${database.name} is damaged: ${String(found)}.`)
}

// What the restored database takes from the one with these tables, "replaced", which nobody writes to any more. It may
// be called again.
function carryOver(database: SQLite.Database, tables: readonly string[]): void {
  if (tables.length === 0) return
  // Responses that were cached for the old contents are not for these.
  database.exec(`update catalogue_version
    set version = max(version, (select version from replaced.catalogue_version)) + 1`)
  const first = (schema: string) =>
    database.prepare(`select min(timestamp) from ${schema}.kysely_migration`).pluck().get()
  if (first('main') !== first('replaced')) return
  database.transaction(() =>
    database.exec(`drop table if exists kept_erasures;
      drop table if exists kept_unsubscribed;
      drop table if exists kept_site_key;
      ${keepChanges('replaced')}
      ${keepIds}
      ${bringUpToDate}
      ${forgetPasskeys}`),
  )()
}

const keepIds = `
  update main.sqlite_sequence set seq = max(seq, coalesce(
    (select other.seq from replaced.sqlite_sequence as other where other.name = sqlite_sequence.name), 0));
  insert into main.sqlite_sequence (name, seq)
    select name, seq from replaced.sqlite_sequence
    where name not in (select name from main.sqlite_sequence);`

async function tablesAt(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  return withDatabase('The database that DATABASE_URL names', path, async (database) =>
    tablesOf(database),
  )
}

function tablesOf(database: SQLite.Database): string[] {
  return database
    .prepare<[], string>(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`,
    )
    .pluck()
    .all()
}

async function withDatabase<T>(
  name: string,
  path: string,
  work: (database: SQLite.Database) => Promise<T>,
): Promise<T> {
  if (!existsSync(path)) throw new CommandError(`${path} is not there.`)
  let database: SQLite.Database | undefined
  try {
    database = new SQLite(path, { fileMustExist: true })
    return await work(database)
  } catch (error) {
    if (!(error instanceof SQLite.SqliteError)) throw error
    throw new CommandError(`${name} cannot be used: ${error.message}.`, { cause: error })
  } finally {
    database?.close()
  }
}
