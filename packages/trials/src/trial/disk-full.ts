import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { type PostgresServer, startPostgres } from '@argo/cli/postgres-server'
import { end } from '@argo/cli/end'
import type { TrialOptions } from './trial-options.ts'
import { checkStored, startUnlimitedSite, type Write, write } from './writes.ts'

const megabytes = 32

/** As which PostgreSQL runs when it is started by root. */
const nobody = 65_534

/** What is written until the disk is full, or is stored again, at most. */
const patience = 5_000

type OnDisk = 'file of SQLite' | 'tables of PostgreSQL' | 'write-ahead log of PostgreSQL'

/**
 * Keeps the file of SQLite, then the tables of PostgreSQL, then its write-ahead log, on a disk of 32 MB, fills it while visitors write, and makes
 * room again. Throws when a write is answered with anything else than success or a 503 that says when to try again, when
 * /readyz does not tell that the disk is full or that it is not, when a page cannot be read meanwhile, when an acknowledged row is missing, or when nothing is stored once there is room.
 * Needs root.
 */
export async function tryDiskFull({ databases }: TrialOptions): Promise<void> {
  if (databases.includes('sqlite'))
    await onSmallDisk('file of SQLite', async (disk) => ({
      databaseUrl: `sqlite:${join(disk, 'argo.sqlite')}`,
    }))
  if (databases.includes('postgres')) await tryPostgres()
}

async function tryPostgres(): Promise<void> {
  await onSmallDisk('tables of PostgreSQL', async (disk) => {
    const server = await startPostgres({ durable: true })
    await createDatabase(`${server.url}/postgres`, disk)
    return { server, databaseUrl: `${server.url}/small` }
  })
  await onSmallDisk('write-ahead log of PostgreSQL', async (disk) => {
    const server = await startPostgres({ durable: true, logFolder: join(disk, 'log') })
    // As of a replica that is gone: PostgreSQL keeps for it all that is logged from now on.
    await query(
      `${server.url}/postgres`,
      `select pg_create_physical_replication_slot('gone', true)`,
    )
    return { server, databaseUrl: `${server.url}/postgres` }
  })
}

interface OnSmallDisk {
  server?: PostgresServer
  databaseUrl: string
}

async function onSmallDisk(
  what: OnDisk,
  startOn: (disk: string) => Promise<OnSmallDisk>,
): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'argo-disk-'))
  mount(disk)
  const { server, databaseUrl } = await startOn(disk)
  try {
    const site = await startUnlimitedSite(databaseUrl)
    try {
      const acknowledged: string[] = []
      const filling = join(disk, 'filling')
      // More than once: on a busy machine the version may be too old for the first to be stored.
      for (let i = 0; i < 3; i += 1) await read(`${site.url}/home`)
      await expectReadiness(site.url, 200)
      await writeUntil(site.url, acknowledged, () => acknowledged.length === 100)
      fill(disk, filling)
      const before = await writeUntil(site.url, acknowledged, ({ status }) => status === 503)
      for (const path of ['/home', '/healthz']) await read(site.url + path)
      await expectReadiness(site.url, 503)
      // PostgreSQL ends without room for its log.
      if (server && what === 'write-ahead log of PostgreSQL') await hasEnded(server)
      else for (const path of ['/cases/edge', '/api/products/71']) await read(site.url + path)
      await writeUntil(site.url, acknowledged, ({ status }) => status === 503)
      await read(`${site.url}/home`)
      rmSync(filling)
      if (server?.isRunning() === false) await server.restart()
      await writeUntil(site.url, acknowledged, ({ status }) => status === 201)
      await read(`${site.url}/cases/edge`)
      await expectReadiness(site.url, 200)
      await checkStored(databaseUrl, acknowledged)
      console.info(
        `The ${what}: ${before} writes after the disk was full they got 503, so did /readyz, and pages went on; with room again the site stored without a restart; each of ${acknowledged.length} acknowledged rows is there`,
      )
    } finally {
      await end(site.process, 'SIGTERM')
    }
  } finally {
    await server?.stop()
    spawnSync('umount', [disk])
    rmSync(disk, { recursive: true })
  }
}

async function hasEnded(server: PostgresServer): Promise<void> {
  const deadline = performance.now() + 10_000
  while (server.isRunning()) {
    if (performance.now() > deadline) throw new Error('PostgreSQL runs without room for its log')
    await setTimeout(50)
  }
}

function mount(folder: string): void {
  const { status, stderr } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`no disk could be made, which root alone may: ${stderr}`)
  chmodSync(folder, 0o755)
}

async function createDatabase(url: string, disk: string): Promise<void> {
  const location = join(disk, 'tables')
  mkdirSync(location)
  chownSync(location, nobody, nobody)
  await query(url, `create tablespace small location '${location}'`)
  await query(url, 'create database small tablespace small')
}

async function query(url: string, statement: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

function fill(disk: string, file: string): void {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(file, Buffer.alloc(bavail * bsize))
}

async function writeUntil(
  url: string,
  acknowledged: string[],
  enough: (written: Write) => boolean,
): Promise<number> {
  for (let count = 1; count <= patience; count += 1) {
    const written = await write(url)
    if (written?.status === 201) acknowledged.push(written.id)
    else if (written?.status !== 503 || written.retryAfter === null)
      throw new Error(`a write was answered with ${written?.status ?? 'nothing'}`)
    if (enough(written)) return count
  }
  throw new Error(`${patience} writes changed nothing`)
}

async function expectReadiness(url: string, expected: number): Promise<void> {
  const { status } = await fetch(`${url}/readyz`)
  if (status !== expected) throw new Error(`/readyz said ${status} in place of ${expected}`)
}

async function read(url: string): Promise<void> {
  const response = await fetch(url)
  if (response.status !== 200)
    throw new Error(`${url}: ${response.status} ${await response.text()}`)
  await response.text()
}
