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
import { Client } from 'pg'
import { startPostgres } from '../postgres-server.ts'
import { end } from './end.ts'
import { checkStored, startUnlimitedSite, type Write, write } from './writes.ts'

const megabytes = 32

/** As which PostgreSQL runs when it is started by root. */
const nobody = 65_534

/** What is written until the disk is full, or is stored again, at most. */
const patience = 5_000

/**
 * Keeps the tables of PostgreSQL on a disk of 32 MB, fills it while visitors write, and makes room again. Throws when
 * a write is answered with anything else than success or a 503 that says when to try again, when a page cannot be
 * read meanwhile, when an acknowledged row is missing, or when nothing is stored once there is room. Needs root.
 */
export async function tryDiskFull(): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'argo-disk-'))
  mount(disk)
  const server = await startPostgres({ durable: true })
  const databaseUrl = `${server.url}/small`
  try {
    await createDatabase(`${server.url}/postgres`, disk)
    const site = await startUnlimitedSite(databaseUrl)
    try {
      const acknowledged: string[] = []
      const filling = join(disk, 'filling')
      await read(`${site.url}/home`)
      await writeUntil(site.url, acknowledged, () => acknowledged.length === 100)
      fill(disk, filling)
      const before = await writeUntil(site.url, acknowledged, ({ status }) => status === 503)
      for (const path of ['/home', '/cases/edge', '/api/products/71', '/healthz'])
        await read(site.url + path)
      rmSync(filling)
      await writeUntil(site.url, acknowledged, ({ status }) => status === 201)
      await checkStored(databaseUrl, acknowledged)
      console.info(
        `PostgreSQL: ${before} writes after the disk was full they got 503, and pages went on; with room again the site stored without a restart; each of ${acknowledged.length} acknowledged rows is there`,
      )
    } finally {
      await end(site.process, 'SIGTERM')
    }
  } finally {
    await server.stop()
    spawnSync('umount', [disk])
    rmSync(disk, { recursive: true })
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
  const client = new Client(url)
  await client.connect()
  await client.query(`create tablespace small location '${location}'`)
  await client.query('create database small tablespace small')
  await client.end()
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

async function read(url: string): Promise<void> {
  const response = await fetch(url)
  if (response.status !== 200)
    throw new Error(`${url}: ${response.status} ${await response.text()}`)
  await response.text()
}
