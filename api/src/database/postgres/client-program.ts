import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { CommandError } from '../command-error.ts'

/** A copy or a check that takes longer is given up, in milliseconds. */
const patience = 60 * 60 * 1_000

type Program = 'pg_dump' | 'pg_restore' | 'psql'

/** A program of PostgreSQL's that runs. */
export interface ClientProgram {
  process: ChildProcessWithoutNullStreams
  /** Resolves when it has ended well. Throws a CommandError otherwise. */
  ended: Promise<void>
}

/** Arguments and environment that lead a program to a database; others can read arguments, so not the password. */
export function connectionTo(url: string): { args: string[]; env: Record<string, string> } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return {
    args: [`--dbname=${address.href}`],
    env: { PGCONNECT_TIMEOUT: '5', ...(password !== '' && { PGPASSWORD: password }) },
  }
}

/** Starts one of PostgreSQL's own programs, found in PATH. */
export function startClient(
  program: Program,
  args: string[],
  env: Record<string, string> = {},
): ClientProgram {
  const started = spawn(program, args, { env: { ...process.env, ...env }, timeout: patience })
  // Of one that ends early the exit code and its words count.
  started.stdin.on('error', () => {})
  return { process: started, ended: end(program, started) }
}

/** Runs one of PostgreSQL's own programs; what it printed. Throws a CommandError. */
export async function runClient(
  program: Program,
  args: string[],
  env?: Record<string, string>,
): Promise<string> {
  const { process, ended } = startClient(program, args, env)
  const [printed] = await Promise.all([text(process.stdout), ended])
  return printed
}

async function end(program: Program, started: ChildProcessWithoutNullStreams): Promise<void> {
  const complaint = text(started.stderr)
  const code = await once(started, 'close').then(
    ([code, signal]: (number | string | null)[]) => code ?? signal,
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  )
  if (code !== 0) throw new CommandError(sentence(program, String(code), await complaint))
}

function sentence(program: Program, code: string, complaint: string): string {
  if (code === 'ENOENT')
    return `${program} is not in PATH; install PostgreSQL’s client programs (Debian: postgresql-client).`
  const versions = /server version: ([\d.]+).*version: ([\d.]+)/.exec(complaint)
  if (versions)
    return `${program} ${versions[2]} in PATH is older than the server, ${versions[1]}; install the client programs of the server’s version.`
  const [reason = ''] = complaint
    .split('\n')
    .filter((line) => /error|fatal/i.test(line))
    .map((line) => line.replace(/^\S+: (error|ERROR): +/, ''))
  return `${program} ended with ${code}: ${reason || complaint.trim()}.`
}
