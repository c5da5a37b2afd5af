import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { openDatabase } from '@argo/api/database/open'
import { root } from '@argo/cli/paths'
import { onEachDatabase, type TrialDatabase } from './databases.ts'
import { end } from '@argo/cli/end'
import { numbersFrom } from './random.ts'
import type { TrialOptions } from './trial-options.ts'
import { startUnlimitedSite, write } from './writes.ts'

const backups = 10
const kills = 20
const writers = 8

/** Messages of 1 kB from the past, so that copying takes a while. */
const oldMessages = 20_000

/**
 * Backs up a database with the command while visitors write, restores each backup and compares; then kills both
 * commands at random moments. Throws when a row that was acknowledged before a backup began is not in it, when a
 * restored row is not as it was stored, or when a killed command leaves half a file or half a database.
 */
export async function tryBackup({ seed, databases }: TrialOptions): Promise<void> {
  const random = numbersFrom(seed)
  const folder = await mkdtemp(join(tmpdir(), 'argo-backup-'))
  try {
    await onEachDatabase(databases, async (database) => {
      const url = await database.create()
      await fill(url)
      const rows = await backUpUnderWrites(database, url, folder)
      console.info(
        `${database.name}: ${backups} backups while ${writers} visitors wrote, each restored: all rows acknowledged before are there (${rows} at last), every row as it was stored, the integrity check finds nothing`,
      )
      const { whole, replaced } = await killCommands(database, url, folder, random)
      console.info(
        `${database.name}: ${kills} backups killed, seed ${seed}: ${whole} left a whole file and the others none; ${kills} restores killed: ${replaced} left the restored contents and the others those before`,
      )
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function backUpUnderWrites(database: TrialDatabase, url: string, folder: string) {
  const site = await startUnlimitedSite(url)
  const acknowledged: string[] = []
  const stopping = new AbortController()
  const visit = async () => {
    while (!stopping.signal.aborted) {
      const written = await write(site.url)
      if (written?.status !== 201)
        throw new Error(`a write was answered with ${written?.status ?? 'nothing'}`)
      acknowledged.push(written.id)
      await setTimeout(20)
    }
  }
  const visitors = Promise.all(Array.from({ length: writers }, visit))
  try {
    for (let round = 0; round < backups; round += 1) {
      const file = join(folder, `${database.name}-${round}`)
      // Some rows are in SQLite's write-ahead log alone by then: comparing has moved the others to the file.
      await setTimeout(500)
      const before = acknowledged.length
      await Promise.race([run('backup', url, file), visitors])
      const restored = await database.create()
      await run('restore', restored, file)
      await database.checkIntegrity(restored)
      compare(await contentsOf(restored), await contentsOf(url), acknowledged.slice(0, before))
    }
  } finally {
    stopping.abort()
    await visitors.finally(() => end(site.process, 'SIGTERM'))
  }
  return acknowledged.length
}

async function killCommands(
  database: TrialDatabase,
  url: string,
  folder: string,
  random: () => number,
) {
  const file = join(folder, `${database.name}-0`)
  const target = await database.create()
  await run('restore', target, file)
  const took = await measure(() => run('restore', target, file, '--replace'))
  const wholes = [await contentsOf(target), await contentsOf(url)].map((contents) =>
    JSON.stringify(contents),
  )
  const newest = join(folder, `${database.name}-newest`)
  const tookBackup = await measure(() => run('backup', url, newest))
  let whole = 0
  let replaced = 0
  for (let round = 0; round < kills; round += 1) {
    const copy = join(folder, `${database.name}-killed-${round}`)
    await kill(start('backup', url, copy), random() * tookBackup)
    if (existsSync(copy)) {
      whole += 1
      await run('restore', await database.create(), copy)
    }
    await kill(start('restore', target, newest, '--replace'), random() * took)
    await database.checkIntegrity(target)
    const now = wholes.indexOf(JSON.stringify(await contentsOf(target)))
    if (now === -1) throw new Error('a killed restore left neither the old nor the new contents')
    if (now === 1) {
      replaced += 1
      await run('restore', target, file, '--replace')
    }
  }
  return { whole, replaced }
}

function start(command: 'backup' | 'restore', url: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [join(root, `packages/cli/src/${command}.ts`), ...args], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

async function run(...args: Parameters<typeof start>): Promise<void> {
  const started = start(...args)
  const [complaint] = await Promise.all([text(started.stderr!), once(started, 'close')])
  if (started.exitCode !== 0) throw new Error(`${args.join(' ')}: ${complaint}`)
}

async function kill(started: ChildProcess, after: number): Promise<void> {
  const closed = once(started, 'close')
  await setTimeout(after)
  started.kill('SIGKILL')
  await closed
}

async function measure(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

type Contents = Record<string, { id: number; email?: string }[]>

/** What a restore sets: e-mails are held, and addresses that were not asked yet have an end. */
const unset = { heldAt: undefined, expiresAt: undefined }

async function contentsOf(url: string): Promise<Contents> {
  const { db } = await openDatabase(url)
  const tables = ['products', 'contactMessages', 'newsletterSubscriptions', 'outbox'] as const
  const contents: Contents = {}
  for (const name of tables) {
    const rows = await db.selectFrom(name).selectAll().orderBy('id').execute()
    contents[name] = rows.map((row) => Object.assign(row, unset))
  }
  await db.destroy()
  return contents
}

// The site's rows are only added while the trial runs.
function compare(restored: Contents, site: Contents, acknowledged: string[]): void {
  for (const [name, rows] of Object.entries(restored)) {
    const stored = new Map(site[name]?.map((row) => [row.id, row]))
    for (const row of rows)
      if (!isDeepStrictEqual(row, stored.get(row.id)))
        throw new Error(`${name} ${row.id} is not as it was stored`)
  }
  const emails = new Set(Object.values(restored).flatMap((rows) => rows.map(({ email }) => email)))
  const lost = acknowledged.filter((id) => !emails.has(`${id}@example.com`))
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged rows are not in the backup`)
  const {
    outbox = [],
    contactMessages = [],
    newsletterSubscriptions = [],
    products = [],
  } = restored
  if (outbox.length !== contactMessages.length - oldMessages + newsletterSubscriptions.length)
    throw new Error('a message or a subscription was restored without its entry in the outbox')
  if (products.length !== site.products?.length) throw new Error('products are missing')
}

async function fill(url: string): Promise<void> {
  const { db } = await openDatabase(url)
  const row = { name: 'Ada', email: 'ada@example.com', createdAt: '2026-01-01T00:00:00.000Z' }
  for (let stored = 0; stored < oldMessages; stored += 500) {
    const message = (index: number) => `${stored + index} ${'y'.repeat(1_000)}`
    await db
      .insertInto('contactMessages')
      .values(Array.from({ length: 500 }, (_, index) => ({ ...row, message: message(index) })))
      .execute()
  }
  await db.destroy()
}
