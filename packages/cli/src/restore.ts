import { resolve } from 'node:path'
import { restore } from '@argo/api/database/backup'
import { readEnv } from '@argo/api/env'
import { copyUploads } from '@argo/api/uploads/copy-uploads'
import { readRestored, uploadsIn } from './backed-up-site.ts'
import { explain, readArguments } from './command-arguments.ts'
import { attempt } from './command-failure.ts'

// Puts a backup into the database that DATABASE_URL names, while no server uses it, and its uploads beside those that are there.
const help = 'pnpm restore <folder>    restores a backup; stop the site first'
const [folder, ...more] = readArguments(help, {}).positionals
if (folder === undefined || more.length > 0) explain(help)
await attempt('Nothing was restored.', async () => {
  const { databaseUrl, migrationUrl, uploadsFolder } = readEnv()
  const { restored, before } = await restore(databaseUrl, resolve(folder), {
    migrationUrl,
    read: async (db) => {
      await copyUploads(uploadsIn(resolve(folder)), uploadsFolder)
      return readRestored(db, uploadsFolder)
    },
  })
  console.info(`The database holds what ${folder} does: ${restored.contents}. E-mails that waited are not sent; nobody has access to the desk.
Before the site is started:
pnpm forget ${before ?? '<address of the database from before>'}    deletes what was deleted, and unsubscribes who unsubscribed, since the backup
pnpm desk link <name> --owner    gives access to the desk anew`)
  if (restored.complaint === undefined) return
  console.error(restored.complaint)
  process.exitCode = 1
})
