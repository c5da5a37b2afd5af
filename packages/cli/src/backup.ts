import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { backUp } from '@argo/api/database/backup'
import { readEnv } from '@argo/api/env'
import { commandFailure } from './command-failure.ts'

// `pnpm backup <file>`: copies the database that DATABASE_URL names, which may be in use.
const [file, ...more] = process.argv.slice(2)
if (file === undefined || file.startsWith('-') || more.length > 0) {
  console.error('pnpm backup <file>    copies the database to a new file, while the site runs')
  process.exitCode = 1
} else {
  try {
    await backUp(readEnv().databaseUrl, resolve(file))
    const megabytes = (statSync(file).size / 1e6).toFixed(1)
    console.info(`${file} holds the database (${megabytes} MB); its check found nothing wrong.`)
  } catch (error) {
    console.error(`There is no backup. ${commandFailure(error)}`)
    process.exitCode = 1
  }
}
