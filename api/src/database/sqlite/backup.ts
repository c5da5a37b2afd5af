import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { link, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import SQLite from 'better-sqlite3'
import { CommandError } from '../command-error.ts'
import type { BackupKind } from '../database-kind.ts'
import { UnusableDatabaseError } from '../failure.ts'
import { openDatabase } from '../open.ts'
import { endWhatMayHaveEnded, otherProgram } from '../restored.ts'
import { flush } from '../whole-file.ts'
import { makeFolder } from './files.ts'

/** Of the files of a database, after its name. */
const suffixes = ['', '-wal', '-shm', '-journal']

/** Backups of SQLite are databases too: one file each, without a write-ahead log beside it. */
export const sqliteBackup: BackupKind = {
  fileName: 'argo.sqlite',
  backUp: async (url, file) => {
    // Rows alone: pages that are free, or partly so, may hold what was deleted.
    withDatabase('The database that DATABASE_URL names', pathOf(url), (database) => {
      database.prepare('vacuum into ?').run(file)
    })
    withDatabase('The copy', file, (backup) => {
      backup.pragma('journal_mode = delete')
      checkIntegrity(backup)
    })
  },
  restore: async (url, file) => {
    const path = pathOf(url)
    const other = otherProgram(tablesAt(path))
    if (other) throw other
    makeFolder(dirname(path))
    const prepared = `${path}.restored`
    await removeDatabase(prepared)
    try {
      await prepare(file, prepared)
      const before = await setAside(path)
      await rename(prepared, path)
      await flush(dirname(path))
      return before
    } finally {
      await removeDatabase(prepared)
    }
  },
  withTemporary: async (_, work) => {
    const folder = await mkdtemp(join(tmpdir(), 'argo-drill-'))
    try {
      return await work(`sqlite:${join(folder, 'argo.sqlite')}`)
    } finally {
      await rm(folder, { recursive: true })
    }
  },
}

// What a restore that was killed has left holds visitors' messages.
async function removeDatabase(path: string): Promise<void> {
  for (const suffix of suffixes) await rm(path + suffix, { force: true })
}

// Beside the database's file, so that it can take its place in one step.
async function prepare(backup: string, path: string): Promise<void> {
  withDatabase(backup, backup, (database) => checkIsBackup(backup, database))
  await pipeline(createReadStream(backup), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  try {
    // As a start would: refuses what this version of the site cannot serve, and brings the rest up to date.
    const { db } = await openDatabase(`sqlite:${path}`)
    await db.destroy()
  } catch (error) {
    if (!(error instanceof UnusableDatabaseError)) throw error
    throw new CommandError(`${backup} ${error.message}.`, { cause: error })
  }
  withDatabase(backup, path, (database) => {
    database.exec(`begin; ${endWhatMayHaveEnded(new Date())} commit`)
    database.pragma('journal_mode = delete')
  })
  await flush(path)
}

// Both names lead to it until the restored one takes its place: at no moment is there none, of which a start makes a new one.
async function setAside(path: string): Promise<string | undefined> {
  if (!existsSync(path)) return undefined
  expectUnused(path)
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const before = `${path}.replaced-${time}`
  // Of a database that is damaged these may be left.
  for (const suffix of suffixes.slice(1))
    if (existsSync(path + suffix)) await rename(path + suffix, before + suffix)
  await link(path, before)
  return `sqlite:${before}`
}

// Its log cannot be ended while another process has the database open.
function expectUnused(path: string): void {
  let database: SQLite.Database | undefined
  try {
    database = new SQLite(path, { fileMustExist: true, timeout: 0 })
    database.pragma('journal_mode = delete')
  } catch (error) {
    if (!(error instanceof SQLite.SqliteError)) throw error
    if (/^SQLITE_(BUSY|LOCKED)/.test(error.code))
      throw new CommandError(
        'A server, or another program, is using the database that DATABASE_URL names; stop it first.',
        { cause: error },
      )
    // What is damaged is set aside as it is.
  } finally {
    database?.close()
  }
}

function pathOf(url: string): string {
  const path = url.slice('sqlite:'.length)
  if (path === ':memory:')
    throw new CommandError('DATABASE_URL names a database in memory, which ends with its process.')
  return path
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

function tablesAt(path: string): string[] {
  if (!existsSync(path)) return []
  try {
    return withDatabase('The database that DATABASE_URL names', path, tablesOf)
  } catch (error) {
    // Of one that is damaged they are not known.
    if (error instanceof CommandError) return []
    throw error
  }
}

function tablesOf(database: SQLite.Database): string[] {
  return database
    .prepare<[], string>(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`,
    )
    .pluck()
    .all()
}

function withDatabase<T>(name: string, path: string, work: (database: SQLite.Database) => T): T {
  if (!existsSync(path)) throw new CommandError(`${path} is not there.`)
  let database: SQLite.Database | undefined
  try {
    database = new SQLite(path, { fileMustExist: true })
    return work(database)
  } catch (error) {
    if (!(error instanceof SQLite.SqliteError)) throw error
    throw new CommandError(`${name} cannot be used: ${error.message}.`, { cause: error })
  } finally {
    database?.close()
  }
}
