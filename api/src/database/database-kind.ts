import type { Database } from './schema.ts'

/** An open database, whichever it is. */
export interface OpenedDatabase {
  db: Database
  /** Grows with every change of a product by any process. Throws while it cannot be read. */
  catalogueVersion: () => number
  /** Throws a DatabaseError when there is no room on the database's disk. */
  checkDiskSpace: () => Promise<void>
}

/** What bringing a database up to date and filling it needs. */
export interface Preparation {
  db: Database
  kind: 'sqlite' | 'postgres'
  /** Runs a script of SQL. */
  run: (script: string) => Promise<void>
  /** Runs the SQL that fills a new catalogue; whatever ids it gives, the next go on after them. */
  fill: (script: string) => Promise<void>
}

/** Opens a database of one kind; prepares it in one transaction that no other start enters meanwhile. */
export type OpenDatabase = (
  url: string,
  prepare: (preparation: Preparation) => Promise<void>,
  /** The address by which it is prepared, for a user that may serve and no more. */
  migrationUrl?: string,
) => Promise<OpenedDatabase>

/** Backups of one kind of database. Both throw a CommandError, or an UnusableDatabaseError. */
export interface BackupKind {
  /** The name of the database's file in a backup. */
  fileName: string
  /** Copies a database to a file that is there and empty, and checks the copy. */
  backUp: (url: string, file: string) => Promise<void>
  /** Restores a copy, all or nothing. Resolves with the address of the database that was there before, if it was set aside. */
  restore: (url: string, file: string) => Promise<string | undefined>
  /** Does work with the address of a new database of this kind, with nothing in it, and removes that. */
  withTemporary: <T>(url: string, work: (temporary: string) => Promise<T>) => Promise<T>
}
