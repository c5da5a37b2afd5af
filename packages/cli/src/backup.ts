import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { backUp } from '@argo/api/database/backup'
import { readEnv } from '@argo/api/env'
import { explain } from './command-arguments.ts'
import { attempt } from './command-failure.ts'

// Copies the database that DATABASE_URL names, which may be in use.
const [file, ...more] = process.argv.slice(2)
if (file === undefined || file.startsWith('-') || more.length > 0)
  explain('pnpm backup <file>    copies the database to a new file, while the site runs')
await attempt('There is no backup.', async () => {
  await backUp(readEnv().databaseUrl, resolve(file))
  const megabytes = (statSync(file).size / 1e6).toFixed(1)
  console.info(`${file} holds the database (${megabytes} MB); its check found nothing wrong.`)
})
