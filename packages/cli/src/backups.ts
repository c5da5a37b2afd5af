import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { tryRestore, vacuumDatabase } from '@argo/api/database/backup'
import {
  backupName,
  noteDrill,
  outdatedBackups,
  storedBackups,
} from '@argo/api/database/backup-folder'
import { CommandError } from '@argo/api/database/command-error'
import { type Env, readEnv } from '@argo/api/env'
import { countOf } from '@argo/domain/text/count-of'
import { backUpSite, readRestored, uploadsIn } from './backed-up-site.ts'
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

async function make(env: Env, folder: string): Promise<void> {
  const now = new Date()
  const made = join(folder, backupName(now))
  const [newest] = await storedBackups(folder)
  const { contents, complaint } = await backUpSite(env, made, newest?.folder)
  const outdated = outdatedBackups(await storedBackups(folder), now)
  for (const backup of outdated) await rm(backup.folder, { recursive: true })
  console.info(`${made} holds ${contents}; ${countOf(outdated.length, 'old backup')} removed.`)
  const failure = await vacuumDatabase(env.databaseUrl)
  if (failure !== undefined)
    console.info(`The database was not vacuumed (${failure}); the next night tries it again.`)
  if (complaint === undefined) return
  console.error(complaint)
  process.exitCode = 1
}

async function drill({ databaseUrl, migrationUrl }: Env, folder: string): Promise<void> {
  const [newest] = await storedBackups(folder)
  if (!newest) throw new CommandError(`${folder} holds no backup.`)
  const { products, contents, complaint } = await tryRestore(
    migrationUrl ?? databaseUrl,
    newest.folder,
    (db) => readRestored(db, uploadsIn(newest.folder)),
  )
  if (products === 0) throw new CommandError(`${newest.folder} holds no products.`)
  if (complaint !== undefined) throw new CommandError(`${newest.folder}: ${complaint}`)
  if (Date.now() - newest.madeAt.getTime() > oldest)
    throw new CommandError(`${newest.folder} can be restored, but none was made since.`)
  await noteDrill(folder, new Date())
  console.info(`${newest.folder} can be restored: ${contents}.`)
}
