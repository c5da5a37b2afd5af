import { resolve } from 'node:path'
import { restore } from '@argo/api/database/backup'
import { readEnv } from '@argo/api/env'
import { countOf } from '@argo/domain/text/count-of'
import { explain, readArguments } from './command-arguments.ts'
import { attempt } from './command-failure.ts'

// Puts a backup into the database that DATABASE_URL names, while no server uses it.
const help = 'pnpm restore <folder>    restores a backup; stop the site first'
const [folder, ...more] = readArguments(help, {}).positionals
if (folder === undefined || more.length > 0) explain(help)
await attempt('Nothing was restored.', async () => {
  const { databaseUrl, migrationUrl } = readEnv()
  const { products, messages, subscriptions, before } = await restore(
    databaseUrl,
    resolve(folder),
    migrationUrl,
  )
  console.info(`The database holds what ${folder} does: ${countOf(products, 'product')}, ${countOf(messages, 'message')}, ${countOf(subscriptions, 'subscription')}. E-mails that waited are not sent; nobody has access to the desk.
Before the site is started:
pnpm forget ${before ?? '<address of the database from before>'}    deletes what was deleted, and unsubscribes who unsubscribed, since the backup
pnpm desk link <name> --owner    gives access to the desk anew`)
})
