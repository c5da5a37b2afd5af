import { copyDatabase } from '@argo/api/database/copy'
import { readDatabaseUrl } from '@argo/api/env'
import { commandFailure } from './command-failure.ts'

// `pnpm copy <from> <to>`: moves what one database holds into another, SQLite or PostgreSQL.
const [from, to, ...more] = process.argv.slice(2)
if (from === undefined || to === undefined || from.startsWith('-') || more.length > 0) {
  console.error(
    `pnpm copy <from> <to>    copies all that a database holds into a new one; addresses as in DATABASE_URL`,
  )
  process.exitCode = 1
} else {
  try {
    const counts = await copyDatabase(readDatabaseUrl(from), readDatabaseUrl(to))
    for (const [table, rows] of counts) console.info(`${rows}\t${table}`)
    console.info('Both databases hold the same, row by row.')
  } catch (error) {
    console.error(`Nothing was copied. ${commandFailure(error)}`)
    process.exitCode = 1
  }
}
