import { openDatabase } from '@argo/api/database/open'
import { readEnv } from '@argo/api/env'
import { expectNoArguments } from './command-arguments.ts'
import { attempt } from './command-failure.ts'

// As a start does.
expectNoArguments('pnpm migrate    brings the database that DATABASE_URL names up to date')
await attempt('The database is as it was.', async () => {
  const { databaseUrl, migrationUrl } = readEnv()
  const { db } = await openDatabase(databaseUrl, { migrationUrl })
  await db.destroy()
  console.info('The database is up to date.')
})
