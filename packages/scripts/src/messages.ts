import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '@argo/api/database/open'
import { readEnv } from '@argo/api/env'
import { deleteOlder, deletePerson, listMessages, readMessages } from '@argo/api/messages/queries'
import { countOf } from '@argo/domain/count-of'
import { stringify } from 'csv-stringify'

const help = `pnpm messages                              the newest 20 contact messages
pnpm messages show <id>                    one of them, whole
pnpm messages export <file.csv>            all of them, for a spreadsheet
pnpm messages delete --before <YYYY-MM-DD> those received before that day (UTC)
pnpm messages delete --email <address>     a person’s messages and subscription`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { before: { type: 'string' }, email: { type: 'string' } },
})
const [command = 'list', argument] = positionals
const { db } = await openDatabase(readEnv().databaseUrl)
try {
  process.exitCode = (await run()) ? 0 : 1
} finally {
  await db.destroy()
}

// Whether the command was understood.
async function run(): Promise<boolean> {
  if (command === 'list') {
    for (const { id, createdAt, name, email, waiting } of await listMessages(db, 20))
      console.info(`${id}\t${createdAt}\t${name} <${email}>${waiting ? '\twaits to be sent' : ''}`)
    return true
  }
  if (command === 'show' && argument !== undefined && /^\d+$/.test(argument)) {
    for await (const { id, createdAt, name, email, message } of readMessages(db, Number(argument)))
      console.info(`${id}, ${createdAt}\n${name} <${email}>\n\n${message}`)
    return true
  }
  if (command === 'export' && argument !== undefined) {
    // A cell that begins with "=" would be run by a spreadsheet as a formula.
    const csv = stringify({ header: true, escape_formulas: true, bom: true })
    await pipeline(readMessages(db), csv, createWriteStream(argument, { mode: 0o600 }))
    return true
  }
  if (command === 'delete' && values.before && /^\d{4}-\d\d-\d\d$/.test(values.before)) {
    console.info(`${countOf(await deleteOlder(db, values.before), 'message')} deleted`)
    return true
  }
  if (command === 'delete' && values.email) {
    const { messages, subscriptions } = await deletePerson(db, values.email)
    console.info(
      `${countOf(messages, 'message')} and ${countOf(subscriptions, 'subscription')} deleted`,
    )
    return true
  }
  console.error(help)
  return false
}
