import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { CommandError } from '@argo/api/database/command-error'
import { resendRefusedMail } from '@argo/api/messages/refused-mail'
import type { Database } from '@argo/api/database/schema'
import { writeWhole } from '@argo/api/database/whole-file'
import {
  type Deleted,
  deleteMessage,
  deleteOlder,
  deletePerson,
  findMessages,
  type ListedMessage,
  readMessages,
  readPerson,
} from '@argo/api/messages/queries'
import { countOf } from '@argo/domain/text/count-of'
import { writeCsv } from './csv.ts'
import { type DatabaseCommand, onDatabase, type Work } from './on-database.ts'

const help = `pnpm messages                              the newest 20 contact messages
pnpm messages search <text>                the newest 20 with a text in their name, address or words
pnpm messages --limit <number>             more or fewer of them; search takes it too
pnpm messages show <id>                    one of them, whole
pnpm messages export <file.csv>            all of them, for a spreadsheet
pnpm messages export <file.json> --email <address>   all that is stored of a person
pnpm messages delete <id>                  one of them
pnpm messages delete --before <YYYY-MM-DD> those received before that day (UTC), and addresses for the newsletter
                                           that were entered before it and never confirmed
pnpm messages delete --email <address>     a person’s messages and subscription, and that it was unsubscribed
pnpm messages resend                       sends those again that the mail server refused for good`

const usualLimit = 20

type Form = (argument: string, value: string) => Work | undefined

/** What each form of the command does, by its words: "…" for an argument of any other, and the option that it takes. */
const forms: Record<string, Form> = {
  list: () => (db) => list(db, usualLimit),
  'list --limit': (_, value) => limited(value, list),
  'search …': (text) => (db) => search(db, text, usualLimit),
  'search … --limit': (text, value) => limited(value, (db, limit) => search(db, text, limit)),
  'show …': (argument) => ofMessage(argument, show),
  'export …': (file) => (db) => exportAll(db, file),
  'export … --email': (file, address) => (db) => exportPerson(db, file, address),
  'delete …': (argument) => ofMessage(argument, deleteOne),
  'delete --before': (_, day) =>
    isDay(day) ? async (db) => report(await deleteOlder(db, day)) : undefined,
  'delete --email': (_, address) => async (db) => report(await deletePerson(db, address)),
  resend: () => counted(resendRefusedMail, 'will be sent again'),
}

export const messages: DatabaseCommand = { help, readWork }

if (import.meta.main) process.exitCode = await onDatabase(messages)

function readWork(args: string[]): Work | undefined {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      before: { type: 'string', multiple: true },
      email: { type: 'string', multiple: true },
      limit: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
  })
  const { help, ...options } = values
  const [command = 'list', argument, ...more] = positionals
  const given = Object.entries(options).flatMap(([name, texts]) =>
    texts.map((text) => ({ name, text })),
  )
  const [option] = given
  // Each is taken once and alone: two could mean what both name, or what either does.
  if (help || more.length > 0 || given.length > 1 || argument === '' || option?.text === '')
    return undefined
  const words = [command, argument && '…', option && `--${option.name}`].filter(Boolean).join(' ')
  const form = Object.hasOwn(forms, words) ? forms[words] : undefined
  return form?.(argument ?? '', option?.text ?? '')
}

type WorkWithNumber = (db: Database, number: number) => Promise<void>

function limited(text: string, work: WorkWithNumber): Work | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? (db) => work(db, Number(text)) : undefined
}

function ofMessage(text: string, work: WorkWithNumber): Work | undefined {
  return /^\d{1,15}$/.test(text) ? (db) => work(db, Number(text)) : undefined
}

// Compared as text, a day that there is not, such as 2026-31-12, comes after all others.
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

async function list(db: Database, limit: number): Promise<void> {
  const messages = await find(db, { limit }, 'There are no messages.')
  if (messages.some(({ refusal }) => refusal !== null))
    console.info('`pnpm messages resend` sends those again that the mail server refused.')
}

async function search(db: Database, text: string, limit: number): Promise<void> {
  await find(db, { text, limit }, `No message has “${text}”.`)
}

async function find(db: Database, wanted: Parameters<typeof findMessages>[1], none: string) {
  const messages = await findMessages(db, wanted)
  if (messages.length === 0) console.info(none)
  for (const message of messages) console.info(lineOf(message))
  return messages
}

function lineOf({ id, createdAt, name, email, ...mail }: ListedMessage): string {
  return `${id}\t${createdAt}\t${name} <${email}>${mailState(mail)}`
}

type Mail = Pick<ListedMessage, 'waiting' | 'refusal'>

function mailState({ waiting, refusal }: Mail): string {
  if (refusal !== null) return `\trefused by the mail server: ${refusal}`
  return waiting === null ? '' : '\twaits to be sent'
}

async function show(db: Database, wanted: number): Promise<void> {
  for await (const { id, createdAt, name, email, message } of readMessages(db, wanted)) {
    console.info(`${id}, ${createdAt}\n${name} <${email}>\n\n${message}`)
    return
  }
  throw noMessage(wanted)
}

function noMessage(id: number): CommandError {
  return new CommandError(`There is no message ${id}.`)
}

async function exportAll(db: Database, file: string): Promise<void> {
  const count = await writeCsv(readMessages(db), file)
  console.info(`${file} holds ${countOf(count, 'message')}.`)
}

async function exportPerson(db: Database, file: string, address: string): Promise<void> {
  const person = await readPerson(db, address)
  await writeWhole(file, (part) => writeFile(part, `${JSON.stringify(person, null, 2)}\n`))
  const { messages, subscriptions } = person
  console.info(
    `${file} holds ${countOf(messages.length, 'message')} and ${countOf(subscriptions.length, 'subscription')} of ${address}.`,
  )
}

async function deleteOne(db: Database, id: number): Promise<void> {
  if (!(await deleteMessage(db, id))) throw noMessage(id)
  report({ messages: 1, subscriptions: 0 })
}

function report({ messages, subscriptions }: Deleted): void {
  console.info(
    `${countOf(messages, 'message')} and ${countOf(subscriptions, 'subscription')} deleted`,
  )
}

function counted(work: (db: Database) => Promise<number>, what: string): Work {
  return async (db) => console.info(`${countOf(await work(db), 'e-mail')} ${what}`)
}
