import { parseArgs } from 'node:util'
import type { Database } from '@argo/api/database/schema'
import { isThisMachine } from '@argo/api/mail/this-machine'
import { countSubscriptions, readSubscribers } from '@argo/api/newsletter/subscribers'
import { countOf } from '@argo/domain/text/count-of'
import { writeCsv } from './csv.ts'
import { type DatabaseCommand, onDatabase, type Work } from './on-database.ts'

const help = `pnpm newsletter                     how many addresses get the newsletter
pnpm newsletter export <file.csv>   those addresses, each with a link to unsubscribe`

export const newsletter: DatabaseCommand = { help, readWork }

if (import.meta.main) process.exitCode = await onDatabase(newsletter)

function readWork(args: string[]): Work | undefined {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  })
  const [command = 'count', file, ...more] = positionals
  if (values.help || more.length > 0) return undefined
  if (command === 'count' && file === undefined) return count
  if (command === 'export' && file !== undefined)
    return async (db, { publicUrl }) => {
      const count = await writeCsv(readSubscribers(db, publicUrl), file)
      console.info(`${file} holds ${countOf(count, 'subscriber')}.`)
      if (isThisMachine(publicUrl))
        console.error(
          `The links to unsubscribe lead to ${publicUrl}, to this machine alone; set PUBLIC_URL to the site’s address.`,
        )
    }
  return undefined
}

async function count(db: Database): Promise<void> {
  const { confirmed, unconfirmed, unsubscribed } = await countSubscriptions(db)
  console.info(
    `${confirmed} confirmed, ${unconfirmed} not confirmed yet, ${unsubscribed} unsubscribed`,
  )
}
