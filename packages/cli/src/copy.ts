import { copyDatabase } from '@argo/api/database/copy'
import { readDatabaseUrl } from '@argo/api/env'
import { explain } from './command-arguments.ts'
import { attempt } from './command-failure.ts'

// Moves what one database holds into another, SQLite or PostgreSQL.
const [from, to, ...more] = process.argv.slice(2)
if (from === undefined || to === undefined || from.startsWith('-') || more.length > 0)
  explain(
    'pnpm copy <from> <to>    copies all that a database holds into a new one; addresses as in DATABASE_URL',
  )
await attempt('Nothing was copied.', async () => {
  const counts = await copyDatabase(readDatabaseUrl(from), readDatabaseUrl(to))
  for (const [table, rows] of counts) console.info(`${rows}\t${table}`)
  console.info('Both databases hold the same, row by row.')
})
