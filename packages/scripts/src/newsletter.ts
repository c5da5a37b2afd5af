import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '@argo/api/database/open'
import { readEnv } from '@argo/api/env'
import { countSubscriptions, readSubscribers } from '@argo/api/newsletter/subscribers'
import { csvForSpreadsheets } from './csv.ts'

const help = `pnpm newsletter                     how many addresses get the newsletter
pnpm newsletter export <file.csv>   those addresses, each with a link to unsubscribe`

const { positionals } = parseArgs({ allowPositionals: true })
const [command = 'count', file] = positionals
const { databaseUrl, publicUrl } = readEnv()
const { db } = await openDatabase(databaseUrl)
try {
  process.exitCode = (await run()) ? 0 : 1
} finally {
  await db.destroy()
}

// Whether the command was understood.
async function run(): Promise<boolean> {
  if (command === 'count') {
    const { confirmed, unconfirmed, unsubscribed } = await countSubscriptions(db)
    console.info(
      `${confirmed} confirmed, ${unconfirmed} not confirmed yet, ${unsubscribed} unsubscribed`,
    )
    return true
  }
  if (command === 'export' && file !== undefined) {
    const subscribers = readSubscribers(db, publicUrl)
    await pipeline(subscribers, csvForSpreadsheets(), createWriteStream(file, { mode: 0o600 }))
    return true
  }
  console.error(help)
  return false
}
