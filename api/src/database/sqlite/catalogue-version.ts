import type SQLite from 'better-sqlite3'

/** Milliseconds for which a version that was read counts. */
const maxAge = 10

/**
 * Makes a function that reads the catalogue's version: a number that grows with every change of a
 * product, by any process. It reads at most once in ten milliseconds, because every cached response needs
 * it, and throws while the database cannot be read.
 */
export function readCatalogueVersion(sqlite: SQLite.Database): () => number {
  const read = sqlite.prepare<[], number>('select version from catalogue_version').pluck()
  let known: number | undefined
  return () => {
    if (known !== undefined) return known
    const version = read.get() ?? 0
    known = version
    setTimeout(() => {
      known = undefined
    }, maxAge).unref()
    return version
  }
}
