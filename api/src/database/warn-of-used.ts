import { existsSync } from 'node:fs'
import { isUsed } from './copy.ts'
import { openFilledDatabase } from './open.ts'

interface Log {
  warn: (message: string) => void
}

/** Warns where a site begins with a new database while the one that it had so far is in use. */
export async function warnOfUsed(log: Log, before: string, now: string): Promise<void> {
  const file = before.slice('sqlite:'.length)
  if (before === now || !existsSync(file)) return
  if (!(await isUsedAt(before))) return
  log.warn(
    `the database is new, and ${file} holds what visitors or staff have stored; pnpm copy ${before} <DATABASE_URL> moves it`,
  )
}

// One of an older version has been used.
async function isUsedAt(url: string): Promise<boolean> {
  try {
    const { db } = await openFilledDatabase(url)
    return await isUsed(db).finally(() => db.destroy())
  } catch {
    return true
  }
}
