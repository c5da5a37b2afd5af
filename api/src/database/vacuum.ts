/**
 * Rewrites SQLite's file without what was deleted in the last week, if anything was; resolves with why that was not possible.
 * PostgreSQL vacuums its tables by itself.
 */
export async function vacuumDatabase(url: string): Promise<string | undefined> {
  if (!url.startsWith('sqlite:')) return undefined
  const { vacuum } = await import('./sqlite/vacuum.ts')
  return vacuum(url.slice('sqlite:'.length), new Date())
}
