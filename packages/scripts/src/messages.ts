import { parseArgs } from 'node:util'
import { removeTraces } from '@argo/api/database/remove-traces'
import type { Database } from '@argo/api/database/schema'
import {
  type Deleted,
  deleteOlder,
  deletePerson,
  listMessages,
  readMessages,
} from '@argo/api/messages/queries'
import { countOf } from '@argo/domain/count-of'
import { writeCsv } from './csv.ts'
import { onDatabase, type Work } from './on-database.ts'

const help = `pnpm messages                              the newest 20 contact messages
pnpm messages show <id>                    one of them, whole
pnpm messages export <file.csv>            all of them, for a spreadsheet
pnpm messages delete --before <YYYY-MM-DD> those received before that day (UTC), and addresses for the newsletter
                                           that were entered before it and never confirmed
pnpm messages delete --email <address>     a person’s messages and subscription, and that it was unsubscribed`

await onDatabase(help, readWork)

function readWork(): Work | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      before: { type: 'string', multiple: true },
      email: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
  })
  const { before = [], email = [] } = values
  const [command = 'list', argument, ...more] = positionals
  if (values.help || more.length > 0) return undefined
  if (command === 'delete' && argument === undefined) return readDeletion(before, email)
  if (before.length + email.length > 0) return undefined
  if (command === 'list' && argument === undefined) return list
  if (command === 'show' && argument !== undefined && /^\d{1,15}$/.test(argument))
    return (db) => show(db, Number(argument))
  if (command === 'export' && argument !== undefined)
    return async (db) => {
      const count = await writeCsv(readMessages(db), argument)
      console.info(`${argument} holds ${countOf(count, 'message')}.`)
      return true
    }
  return undefined
}

// One of them alone: both could mean that person's messages before that day, or all that either names.
function readDeletion(before: string[], email: string[]): Work | undefined {
  if (before.length + email.length !== 1) return undefined
  const [day] = before
  const [address] = email
  if (day && isDay(day)) return async (db) => report(db, await deleteOlder(db, day))
  if (address) return async (db) => report(db, await deletePerson(db, address))
  return undefined
}

async function list(db: Database): Promise<true> {
  const messages = await listMessages(db, 20)
  if (messages.length === 0) console.info('There are no messages.')
  for (const { id, createdAt, name, email, waiting } of messages)
    console.info(`${id}\t${createdAt}\t${name} <${email}>${waiting ? '\twaits to be sent' : ''}`)
  return true
}

async function show(db: Database, wanted: number): Promise<boolean> {
  for await (const { id, createdAt, name, email, message } of readMessages(db, wanted)) {
    console.info(`${id}, ${createdAt}\n${name} <${email}>\n\n${message}`)
    return true
  }
  console.error(`There is no message ${wanted}.`)
  return false
}

// Compared as text, a day that there is not, such as 2026-31-12, comes after all others.
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

async function report(db: Database, { messages, subscriptions }: Deleted): Promise<true> {
  console.info(
    `${countOf(messages, 'message')} and ${countOf(subscriptions, 'subscription')} deleted`,
  )
  await removeTraces(db)
  return true
}
