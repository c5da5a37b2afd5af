import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backUp, tryRestore } from '@argo/api/database/backup'
import {
  backupName,
  noteDrill,
  outdatedBackups,
  storedBackups,
} from '@argo/api/database/backup-folder'
import { CommandError } from '@argo/api/database/command-error'
import { vacuumDatabase } from '@argo/api/database/vacuum'
import { type Env, readEnv } from '@argo/api/env'
import { countOf } from '@argo/domain/text/count-of'
import { explain, readArguments } from './command-arguments.ts'
import { attempt } from './command-failure.ts'

const help = `pnpm backups make     backs up to a new folder in BACKUP_FOLDER, and removes what is older than 30 days
                      but the first of each month of a year;
                      then vacuums SQLite's file if messages or addresses were deleted in the last week
pnpm backups drill    restores the newest of them into a temporary database, to know that it can be`

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
  const made = join(folder, backupName(now))
  await backUp(databaseUrl, made)
  const outdated = outdatedBackups(await storedBackups(folder), now)
  for (const backup of outdated) await rm(backup.folder, { recursive: true })
  console.info(`${made} holds the database; ${countOf(outdated.length, 'old backup')} removed.`)
  const failure = await vacuumDatabase(databaseUrl)
  if (failure !== undefined)
    console.info(`The database was not vacuumed (${failure}); the next night tries it again.`)
}

async function drill({ databaseUrl, migrationUrl }: Env, folder: string): Promise<void> {
  const [newest] = await storedBackups(folder)
  if (!newest) throw new CommandError(`${folder} holds no backup.`)
  const { products, messages, subscriptions } = await tryRestore(
    migrationUrl ?? databaseUrl,
    newest.folder,
  )
  if (products === 0) throw new CommandError(`${newest.folder} holds no products.`)
  if (Date.now() - newest.madeAt.getTime() > oldest)
    throw new CommandError(`${newest.folder} can be restored, but none was made since.`)
  await noteDrill(folder, new Date())
  console.info(
    `${newest.folder} can be restored: ${countOf(products, 'product')}, ${countOf(messages, 'message')}, ${countOf(subscriptions, 'subscription')}.`,
  )
}
