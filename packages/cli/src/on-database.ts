import { openFilledDatabase } from '@argo/api/database/open'
import type { Database } from '@argo/api/database/schema'
import { type Env, readEnv } from '@argo/api/env'
import { commandFailure } from './command-failure.ts'

/** What a command does; false where its exit code is to be 1. Throws a CommandError when it cannot. */
export type Work = (db: Database, env: Env) => Promise<unknown>

/** A command that works on the site's database. */
export interface DatabaseCommand {
  help: string
  /** What its arguments ask for; undefined where that is nothing. Throws as parseArgs does. */
  readWork: (args: string[]) => Work | undefined
}

/**
 * Does on the database that the settings name what a command's arguments ask for, and resolves with the exit code. They are
 * read before it is opened; where they ask for nothing, the help is printed and the command fails.
 */
export async function onDatabase(
  { help, readWork }: DatabaseCommand,
  args = process.argv.slice(2),
  settings: Record<string, string | undefined> = process.env,
): Promise<0 | 1> {
  try {
    const work = readWork(args)
    if (work) return (await doWork(work, readEnv(settings))) === false ? 1 : 0
    console.error(help)
  } catch (error) {
    console.error(commandFailure(error))
  }
  return 1
}

async function doWork(work: Work, env: Env): Promise<unknown> {
  const { db } = await openFilledDatabase(env.databaseUrl)
  try {
    return await work(db, env)
  } finally {
    await db.destroy()
  }
}
