import { openDatabase } from '@argo/api/database/open'
import type { Database } from '@argo/api/database/schema'
import { type Env, readEnv } from '@argo/api/env'
import { commandFailure } from './command-failure.ts'

/** Does a command's work on the database that DATABASE_URL names. The command fails unless the work says that it was done. */
export async function onDatabase(
  work: (db: Database, env: Env) => Promise<boolean>,
): Promise<void> {
  process.exitCode = 1
  try {
    const env = readEnv()
    const { db } = await openDatabase(env.databaseUrl)
    try {
      if (await work(db, env)) process.exitCode = 0
    } finally {
      await db.destroy()
    }
  } catch (error) {
    console.error(commandFailure(error))
  }
}
