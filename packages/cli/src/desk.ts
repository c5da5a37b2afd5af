import { parseArgs } from 'node:util'
import { CommandError } from '@argo/api/database/command-error'
import { linkFor, linkHours } from '@argo/api/staff/people/links'
import { endAccessOf, listPeople } from '@argo/api/staff/people/queries'
import type { Database } from '@argo/api/database/schema'
import type { Env } from '@argo/api/env'
import { countOf } from '@argo/domain/text/count-of'
import { type DatabaseCommand, onDatabase, type Work } from './on-database.ts'

const help = `pnpm desk link <name>            a link with which somebody makes a passkey for the desk, once and within ${linkHours} hours
pnpm desk link <name> --owner    the same for an owner, who may add people
pnpm desk people                 who has access: name, role, passkeys, when they were seen last, and their number in the log
pnpm desk end <name>             ends somebody’s access at once, on every server`

export const desk: DatabaseCommand = { help, readWork }

if (import.meta.main) process.exitCode = await onDatabase(desk)

function readWork(args: string[]): Work | undefined {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { owner: { type: 'boolean' } },
  })
  const [command, given, ...more] = positionals
  const name = given?.trim()
  if (more.length > 0) return undefined
  if (command === 'link' && name) return (db, env) => link(db, env, name, values.owner)
  if (values.owner) return undefined
  if (command === 'people' && name === undefined) return people
  if (command === 'end' && name) return (db) => end(db, name)
  return undefined
}

async function link(
  db: Database,
  { staffUrl, isDeskNamed, databaseUrl }: Env,
  name: string,
  isOwner: boolean | undefined,
): Promise<void> {
  if (!isDeskNamed && databaseUrl.startsWith('postgres'))
    throw new CommandError(
      'STAFF_URL is not set: the link would lead to this machine, and servers on PostgreSQL may have their desk elsewhere.',
    )
  if (!/^[^\p{C}]{1,100}$/u.test(name)) throw new CommandError('A name has 1 to 100 characters.')
  const role = isOwner ? 'owner' : 'editor'
  console.info(await linkFor(db, staffUrl, { name, role, now: new Date() }))
  console.info(`${name} makes a passkey with it, once and within ${linkHours} hours.`)
}

async function people(db: Database): Promise<void> {
  const all = await listPeople(db)
  if (all.length === 0) console.info('Nobody has access to the desk.')
  for (const { id, name, role, passkeys, seenAt, endedAt } of all) {
    const access = endedAt === null ? countOf(passkeys, 'passkey') : `access ended ${endedAt}`
    console.info(
      `${name}\t${role}\t${access}\t${seenAt === null ? 'never seen' : `seen ${seenAt}`}\tnumber ${id}`,
    )
  }
}

async function end(db: Database, name: string): Promise<void> {
  if (!(await endAccessOf(db, name, new Date())))
    throw new CommandError(`Nobody with access to the desk is called ${name}.`)
  console.info(`${name} has no access any more, and is signed out everywhere.`)
}
