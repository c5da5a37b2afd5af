import SQLite from 'better-sqlite3'
import type { KyselyPlugin } from 'kysely'
import type { OpenedDatabase } from './database-kind.ts'
import { onFinished } from './test-finished.ts'

/**
 * The database with a version that knows of the test's own changes at once: a test may change a product
 * and request it in one turn of the event loop.
 */
export function withPromptVersion(url: string, database: OpenedDatabase): OpenedDatabase {
  if (url.startsWith('sqlite:')) return { ...database, catalogueVersion: sqliteVersion(url) }
  const { db, catalogueVersion } = database
  let changes = 0
  let known = catalogueVersion()
  // The server's caches nothing while the version was last read over a second ago, as on a machine that is busy.
  const lastKnown = () => {
    try {
      known = catalogueVersion()
    } catch {}
    return known
  }
  const countChanges: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind !== 'SelectQueryNode') changes += 1
      return node
    },
    transformResult: async ({ result }) => {
      if (result.numAffectedRows !== undefined) changes += 1
      return result
    },
  }
  return {
    ...database,
    db: db.withPlugin(countChanges),
    catalogueVersion: () => lastKnown() + changes,
  }
}

function sqliteVersion(url: string): () => number {
  const sqlite = new SQLite(url.slice('sqlite:'.length), { readonly: true })
  onFinished(() => void sqlite.close())
  const read = sqlite.prepare<[], number>('select version from catalogue_version').pluck()
  return () => read.get() ?? 0
}
