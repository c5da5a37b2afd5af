import type SQLite from 'better-sqlite3'

/**
 * Makes a function that reads the catalogue's version: a number that grows with every change of a
 * product, by any process. It reads at most once in a turn of the event loop, so that requests which
 * arrive together see the same state, and throws while the database cannot be read.
 */
export function readCatalogueVersion(sqlite: SQLite.Database): () => number {
  const read = sqlite.prepare<[], number>('select version from catalogue_version').pluck()
  let known: number | undefined
  return () => {
    if (known !== undefined) return known
    const version = read.get() ?? 0
    known = version
    setImmediate(() => {
      known = undefined
    })
    return version
  }
}
