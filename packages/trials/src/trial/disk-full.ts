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
import { end } from '@argo/cli/end'
import { type PostgresServer, startPostgres } from '@argo/cli/postgres-server'
import { query, type TrialOptions } from '../databases.ts'
import { checkStored, startUnlimitedSite, startWriters } from './writes.ts'

/** As which PostgreSQL runs when it is started by root. */
const nobody = 65_534

/** What is on the small disk, with the address of the database and its server. */
type Start = (disk: string) => Promise<{ databaseUrl: string; server?: PostgresServer }>

/**
 * Keeps the file of SQLite, then the tables of PostgreSQL, then its write-ahead log, on a disk of 32 MB, fills it while
 * visitors write, and makes room again. Throws when a write is answered with anything but success or a 503 that says
 * when to try again, when /readyz does not say whether there is room, when a page cannot be read meanwhile, or
 * when an acknowledged row is missing. Needs root.
 */
export async function tryDiskFull({ databases }: TrialOptions): Promise<void> {
  if (databases.includes('sqlite'))
    await onSmallDisk('file of SQLite', async (disk) => ({
      databaseUrl: `sqlite:${join(disk, 'argo.sqlite')}`,
    }))
  if (!databases.includes('postgres')) return
  await onSmallDisk('tables of PostgreSQL', async (disk) => {
    const server = await startPostgres({ durable: true })
    const location = join(disk, 'tables')
    mkdirSync(location)
    chownSync(location, nobody, nobody)
    await query(`${server.url}/postgres`, `create tablespace small location '${location}'`)
    await query(`${server.url}/postgres`, 'create database small tablespace small')
    return { server, databaseUrl: `${server.url}/small` }
  })
  await onSmallDisk('write-ahead log of PostgreSQL', async (disk) => {
    const server = await startPostgres({ durable: true, logFolder: join(disk, 'log') })
    // As of a replica that is gone: PostgreSQL keeps for it all that is logged from now on.
    const slot = `select pg_create_physical_replication_slot('gone', true)`
    await query(`${server.url}/postgres`, slot)
    return { server, databaseUrl: `${server.url}/postgres` }
  })
}

async function onSmallDisk(what: string, startOn: Start): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'argo-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk], {
    encoding: 'utf8',
  })
  if (mounted.status !== 0) throw new Error(`no disk could be made: ${mounted.stderr}`)
  chmodSync(disk, 0o755)
  const { server, databaseUrl } = await startOn(disk)
  const site = await startUnlimitedSite(databaseUrl)
  const filling = join(disk, 'filling')
  const read = (path: string, status = 200) => expectStatus(site.url + path, status)
  try {
    // More than once: on a busy machine the version may be too old for the first to be stored.
    for (let i = 0; i < 3; i += 1) await read('/home')
    await read('/readyz')
    const writers = startWriters(site.url)
    const { acknowledged, refused, until } = writers
    await until(() => acknowledged.length >= 100)
    const { bavail, bsize } = statfsSync(disk)
    try {
      writeFileSync(filling, Buffer.alloc(bavail * bsize))
    } catch (error) {
      // A visitor's row took some of the room meanwhile: the disk is full all the same.
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
    await until(() => refused() > 0)
    for (const path of ['/home', '/healthz']) await read(path)
    await read('/readyz', 503)
    // PostgreSQL ends without room for its log.
    if (what === 'write-ahead log of PostgreSQL') while (server?.isRunning()) await setTimeout(50)
    else for (const path of ['/cases/edge', '/api/products/71']) await read(path)
    rmSync(filling)
    if (server?.isRunning() === false) await server.restart()
    const before = acknowledged.length
    await until(() => acknowledged.length > before)
    await writers.stop()
    await read('/cases/edge')
    await read('/readyz')
    await checkStored(databaseUrl, acknowledged)
    console.info(
      `The ${what}: writes got 503, so did /readyz, and pages went on; with room again the site stored without a restart; each of ${acknowledged.length} acknowledged rows is there`,
    )
  } finally {
    await end(site.process, 'SIGTERM')
    await server?.stop()
    spawnSync('umount', [disk])
    rmSync(disk, { recursive: true })
  }
}

async function expectStatus(url: string, expected: number): Promise<void> {
  const response = await fetch(url)
  const body = await response.text()
  if (response.status !== expected) throw new Error(`${url}: ${response.status} ${body}`)
}
