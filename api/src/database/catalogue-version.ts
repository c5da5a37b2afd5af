import SQLite from 'better-sqlite3'

/** Tells which state the catalogue is in: the number differs after any process changed a product. */
export interface CatalogueVersion {
  current: () => number
  close: () => void
}

/**
 * Reads the catalogue's version from a migrated `sqlite:<path>` database, on a connection of its own,
 * and at most once in a turn of the event loop: what arrives together sees the same state.
 */
export function watchCatalogue(url: string): CatalogueVersion {
  const path = url.slice('sqlite:'.length)
  // A database in memory has one connection, and the site itself changes no product.
  if (path === ':memory:') return { current: () => 0, close: () => {} }
  const sqlite = new SQLite(path, { readonly: true })
  const read = sqlite.prepare<[], number>('select version from catalogue_version').pluck()
  let known: number | undefined
  return {
    current: () => {
      if (known === undefined) {
        known = read.get() ?? 0
        setImmediate(() => {
          known = undefined
        })
      }
      return known
    },
    close: () => sqlite.close(),
  }
}
