import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '@argo/api/database/open'
import { readEnv } from '@argo/api/env'
import {
  type Deleted,
  deleteOlder,
  deletePerson,
  listMessages,
  readMessages,
} from '@argo/api/messages/queries'
import { countOf } from '@argo/domain/count-of'
import { csvForSpreadsheets } from './csv.ts'

const help = `pnpm messages                              the newest 20 contact messages
pnpm messages show <id>                    one of them, whole
pnpm messages export <file.csv>            all of them, for a spreadsheet
pnpm messages delete --before <YYYY-MM-DD> those received before that day (UTC), and addresses for the newsletter
                                           that were entered before it and never confirmed
pnpm messages delete --email <address>     a person’s messages and subscription, and that it was unsubscribed`

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
    const file = createWriteStream(argument, { mode: 0o600 })
    await pipeline(readMessages(db), csvForSpreadsheets(), file)
    return true
  }
  if (command === 'delete' && values.before && /^\d{4}-\d\d-\d\d$/.test(values.before)) {
    report(await deleteOlder(db, values.before))
    return true
  }
  if (command === 'delete' && values.email) {
    report(await deletePerson(db, values.email))
    return true
  }
  console.error(help)
  return false
}

function report({ messages, subscriptions }: Deleted): void {
  console.info(
    `${countOf(messages, 'message')} and ${countOf(subscriptions, 'subscription')} deleted`,
  )
}
