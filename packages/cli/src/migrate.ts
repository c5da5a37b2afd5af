import { openDatabase } from '@argo/api/database/open'
import { readEnv } from '@argo/api/env'
import { expectNoArguments } from './command-arguments.ts'
import { commandFailure } from './command-failure.ts'

// `pnpm migrate`: brings the database that DATABASE_URL names up to date, as a start does.
expectNoArguments('pnpm migrate    brings the database that DATABASE_URL names up to date')
try {
  const { databaseUrl, migrationUrl } = readEnv()
  const { db } = await openDatabase(databaseUrl, { migrationUrl })
  await db.destroy()
  console.info('The database is up to date.')
} catch (error) {
  console.error(`The database is as it was. ${commandFailure(error)}`)
  process.exitCode = 1
}
