import { copyDatabase } from '@argo/api/database/copy'
import { type Env, readEnv } from '@argo/api/env'
import { copyUploads } from '@argo/api/uploads/copy-uploads'
import { countOf } from '@argo/domain/text/count-of'
import { explain } from './command-arguments.ts'
import { attempt } from './command-failure.ts'

// Moves what one database holds into another, SQLite or PostgreSQL.
const [from, to, ...more] = process.argv.slice(2)
if (from === undefined || to === undefined || from.startsWith('-') || more.length > 0)
  explain(
    'pnpm copy <from> <to>    copies all that a database holds into a new one; addresses as in DATABASE_URL',
  )
await attempt('Nothing was copied.', async () => {
  const [source, target] = [from, to].map((DATABASE_URL) =>
    readEnv({ DATABASE_URL, UPLOADS_FOLDER: process.env.UPLOADS_FOLDER }),
  ) as [Env, Env]
  const counts = await copyDatabase(source.databaseUrl, target.databaseUrl)
  for (const [table, rows] of counts) console.info(`${rows}\t${table}`)
  console.info('Both databases hold the same, row by row.')
  const uploads = await copyUploads(source.uploadsFolder, target.uploadsFolder)
  console.info(`${countOf(uploads, 'uploaded file')} in ${target.uploadsFolder}.`)
})
