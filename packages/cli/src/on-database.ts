import { openFilledDatabase } from '@argo/api/database/open'
import type { Database } from '@argo/api/database/schema'
import { type Env, readEnv } from '@argo/api/env'
import { commandFailure } from './command-failure.ts'

/** What a command does; false when it could not. */
export type Work = (db: Database, env: Env) => Promise<boolean>

/**
 * Does on the database that DATABASE_URL names what a command's arguments ask for. They are read before it is opened;
 * where they ask for nothing, the help is printed and the command fails.
 */
export async function onDatabase(help: string, readWork: () => Work | undefined): Promise<void> {
  process.exitCode = 1
  try {
    const work = readWork()
    if (work) await doWork(work)
    else console.error(help)
  } catch (error) {
    console.error(commandFailure(error))
  }
}

async function doWork(work: Work): Promise<void> {
  const env = readEnv()
  const { db } = await openFilledDatabase(env.databaseUrl)
  try {
    if (await work(db, env)) process.exitCode = 0
  } finally {
    await db.destroy()
  }
}
