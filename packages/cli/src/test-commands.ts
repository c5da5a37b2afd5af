import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { format } from 'node:util'
import { openDatabase } from '@argo/api/database/open'
import type { Database } from '@argo/api/database/schema'
import { newDatabase } from '@argo/api/database/test-database'
import { onTestFinished } from 'vitest'
import { type DatabaseCommand, onDatabase } from './on-database.ts'
import { root } from './paths.ts'

/**
 * A folder with a new database of the site in it, filled, and the commands of this room on it;
 * removed when the test ends.
 */
export async function commandsOnDatabase(
  fill?: (db: Database) => Promise<unknown>,
  settings: Record<string, string> = {},
) {
  const { folder, databaseUrl } = await filledDatabase(fill)
  return { folder, run: commandsOn(databaseUrl, settings) }
}

/** The same for a command on a database, in this process: a process of its own takes half a second. */
export async function commandOnDatabase(
  command: DatabaseCommand,
  fill?: (db: Database) => Promise<unknown>,
  settings: Record<string, string> = {},
) {
  const { folder, databaseUrl } = await filledDatabase(fill)
  const env = { DATABASE_URL: databaseUrl, PUBLIC_URL: 'https://argo.example', ...settings }
  return {
    folder,
    run: async (...args: string[]) => {
      const { info, error } = console
      let [stdout, stderr] = ['', '']
      console.info = (...texts: unknown[]) => void (stdout += `${format(...texts)}\n`)
      console.error = (...texts: unknown[]) => void (stderr += `${format(...texts)}\n`)
      try {
        const status = await onDatabase(command, args, env)
        return { status, stdout, stderr }
      } finally {
        Object.assign(console, { info, error })
      }
    },
  }
}

/** The same where there is no database yet. */
export function commandsOnNoDatabase(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'argo-commands-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { folder, run: commandsOn(`sqlite:${join(folder, 'argo.sqlite')}`, settings) }
}

async function filledDatabase(fill?: (db: Database) => Promise<unknown>) {
  const databaseUrl = await newDatabase()
  const { db } = await openDatabase(databaseUrl)
  await fill?.(db)
  await db.destroy()
  return { folder: dirname(databaseUrl.slice('sqlite:'.length)), databaseUrl }
}

function commandsOn(databaseUrl: string, settings: Record<string, string> = {}) {
  return (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, `packages/cli/src/${command}.ts`), ...args],
      {
        env: {
          ...process.env,
          DATABASE_URL: databaseUrl,
          PUBLIC_URL: 'https://argo.example',
          ...settings,
        },
        encoding: 'utf8',
      },
    )
    return { status, stdout, stderr }
  }
}
