import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type SQLite from 'better-sqlite3'

/** The catalogue that comes with the site. */
export const seedFile = fileURLToPath(new URL('../../../seed.sql', import.meta.url))

/** Runs a file of SQL, by default the one that fills a new catalogue. */
export function seed(sqlite: SQLite.Database, file = seedFile): void {
  sqlite.exec(readFileSync(file, 'utf8'))
}
