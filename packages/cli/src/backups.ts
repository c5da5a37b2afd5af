import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp, restore } from '@argo/api/database/backup'
import { backupName, outdatedBackups, storedBackups } from '@argo/api/database/backup-folder'
import { CommandError } from '@argo/api/database/command-error'
import { vacuumDatabase } from '@argo/api/database/vacuum'
import { type Env, readEnv } from '@argo/api/env'
import { countOf } from '@argo/domain/text/count-of'
import { explain, readArguments } from './command-arguments.ts'
import { attempt } from './command-failure.ts'

const help = `pnpm backups make     backs up to a new file in BACKUP_FOLDER, and removes what is older than 30 days
                      but the first of each month of a year;
                      then vacuums SQLite's file if messages or addresses were deleted in the last week
pnpm backups drill    restores the newest of them, to know that it can be: into a temporary file, or into DRILL_DATABASE_URL`

/** Backups are made each night; one that is older than this has been missed. */
const oldest = 26 * 3_600_000

const [task, ...more] = readArguments(help, {}).positionals
if (more.length > 0 || (task !== 'make' && task !== 'drill')) explain(help)
await attempt(
  task === 'make' ? 'There is no new backup.' : 'The newest backup was not restored.',
  async () => {
    const env = readEnv()
    await (task === 'make' ? make : drill)(env, folderOf(env))
  },
)

function folderOf({ backupFolder }: Env): string {
  if (backupFolder === undefined)
    throw new CommandError('BACKUP_FOLDER is not set; it names the folder of backups.')
  return backupFolder
}

async function make({ databaseUrl }: Env, folder: string): Promise<void> {
  const now = new Date()
  const file = join(folder, backupName(databaseUrl, now))
  await backUp(databaseUrl, file)
  const outdated = outdatedBackups(await storedBackups(folder), now)
  for (const backup of outdated) await rm(backup.file)
  console.info(`${file} holds the database; ${countOf(outdated.length, 'old backup')} removed.`)
  const failure = await vacuumDatabase(databaseUrl)
  if (failure !== undefined)
    console.info(`The database was not vacuumed (${failure}); the next night tries it again.`)
}

async function drill(env: Env, folder: string): Promise<void> {
  const [newest] = await storedBackups(folder)
  if (!newest) throw new CommandError(`${folder} holds no backup.`)
  const { products, messages, subscriptions } = await restoreElsewhere(newest.file, env)
  if (products === 0) throw new CommandError(`${newest.file} holds no products.`)
  if (Date.now() - newest.madeAt.getTime() > oldest)
    throw new CommandError(`${newest.file} can be restored, but none was made since.`)
  console.info(
    `${newest.file} can be restored: ${countOf(products, 'product')}, ${countOf(messages, 'message')}, ${countOf(subscriptions, 'subscription')}.`,
  )
}

async function restoreElsewhere(file: string, { databaseUrl, drillDatabaseUrl }: Env) {
  if (drillDatabaseUrl === databaseUrl)
    throw new CommandError('DRILL_DATABASE_URL names the database of the site; name another.')
  if (drillDatabaseUrl !== undefined) return restore(drillDatabaseUrl, file, { replace: true })
  if (!file.endsWith('.sqlite'))
    throw new CommandError(
      'DRILL_DATABASE_URL is not set; it names another database, into which PostgreSQL restores.',
    )
  const temporary = await mkdtemp(join(tmpdir(), 'argo-drill-'))
  try {
    return await restore(`sqlite:${join(temporary, 'argo.sqlite')}`, file, { replace: false })
  } finally {
    await rm(temporary, { recursive: true })
  }
}
