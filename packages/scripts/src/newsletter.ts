import { parseArgs } from 'node:util'
import type { Database } from '@argo/api/database/schema'
import type { Env } from '@argo/api/env'
import { countSubscriptions, readSubscribers } from '@argo/api/newsletter/subscribers'
import { writeCsv } from './csv.ts'
import { onDatabase } from './on-database.ts'

const help = `pnpm newsletter                     how many addresses get the newsletter
pnpm newsletter export <file.csv>   those addresses, each with a link to unsubscribe`

await onDatabase(run)

async function run(db: Database, { publicUrl }: Env): Promise<boolean> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  })
  const [command = values.help ? 'help' : 'count', file] = positionals
  if (command === 'count') {
    const { confirmed, unconfirmed, unsubscribed } = await countSubscriptions(db)
    console.info(
      `${confirmed} confirmed, ${unconfirmed} not confirmed yet, ${unsubscribed} unsubscribed`,
    )
    return true
  }
  if (command === 'export' && file !== undefined) {
    await writeCsv(readSubscribers(db, publicUrl), file)
    return true
  }
  console.error(help)
  return false
}
