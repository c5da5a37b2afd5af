import { resolve } from 'node:path'
import { backUp } from '@argo/api/database/backup'
import { readEnv } from '@argo/api/env'
import { explain } from './command-arguments.ts'
import { attempt } from './command-failure.ts'

// Backs up the database that DATABASE_URL names, which may be in use.
const [folder, ...more] = process.argv.slice(2)
if (folder === undefined || folder.startsWith('-') || more.length > 0)
  explain('pnpm backup <folder>    backs up to a new folder, while the site runs')
await attempt('There is no backup.', async () => {
  await backUp(readEnv().databaseUrl, resolve(folder))
  console.info(`${folder} holds the database; its check found nothing wrong.`)
})
