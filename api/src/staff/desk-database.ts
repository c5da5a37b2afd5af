import { openFilledDatabase } from '../database/open.ts'
import type { Database } from '../database/schema.ts'

/**
 * The connection of the desk to a database that the site has open: with a file of SQLite one of its own, because a
 * transaction keeps all others of its connection waiting, and visitors would wait for staff.
 */
export async function deskDatabase(url: string, site: Database): Promise<Database> {
  const isFile = url.startsWith('sqlite:') && url !== 'sqlite::memory:'
  return isFile ? (await openFilledDatabase(url)).db : site
}
