import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openDatabase } from '@argo/api/database/open'
import type { Database } from '@argo/api/database/schema'
import { newDatabase } from '@argo/api/database/test-database'
import { onTestFinished } from 'vitest'
import { root } from './paths.ts'

/** A folder with a new database of the site in it, filled, and the commands of this room on it; removed when the test ends. */
export async function commandsOnDatabase(
  fill: (db: Database) => Promise<unknown> = async () => {},
  settings: Record<string, string> = {},
) {
  const databaseUrl = await newDatabase()
  const { db } = await openDatabase(databaseUrl)
  await fill(db)
  await db.destroy()
  return {
    folder: dirname(databaseUrl.slice('sqlite:'.length)),
    run: commandsOn(databaseUrl, settings),
  }
}

/** The same where there is no database yet. */
export function commandsOnNoDatabase(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'argo-commands-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { folder, run: commandsOn(`sqlite:${join(folder, 'argo.sqlite')}`, settings) }
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
