import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '@argo/api/database/open'
import { end } from '@argo/cli/end'
import { root } from '@argo/cli/paths'
import { onEachDatabase, type TrialDatabase, type TrialOptions } from '../databases.ts'
import { startUnlimitedSite, startWriters } from './writes.ts'

/** Messages of 1 kB from the past, so that copying takes a while. */
const oldMessages = 20_000

/**
 * Backs up a database with the command while visitors write and restores each backup; then kills both commands at
 * random moments. Throws when a row that was acknowledged before a backup began is not in it, or when a killed
 * command leaves half a file or half a database.
 */
export async function tryBackup({ databases, rounds = 10 }: TrialOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'argo-backup-'))
  try {
    await onEachDatabase(databases, async (database) => {
      const url = await database.create()
      await fill(url)
      const rows = await backUpUnderWrites(database, url, folder, rounds)
      console.info(
        `${database.name}: ${rounds} backups under writes, each restored: all rows acknowledged before are there (${rows} at last), the integrity check finds nothing`,
      )
      const { whole, replaced } = await killCommands(database, url, folder, 2 * rounds)
      console.info(
        `${database.name}: ${2 * rounds} backups killed: ${whole} left a whole file and the others none; ${2 * rounds} restores killed: ${replaced} left the restored contents and the others those before`,
      )
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function backUpUnderWrites(
  database: TrialDatabase,
  url: string,
  folder: string,
  rounds: number,
): Promise<number> {
  const site = await startUnlimitedSite(url)
  const writers = startWriters(site.url)
  try {
    for (let round = 0; round < rounds; round += 1) {
      // Some rows are in SQLite's write-ahead log alone by then.
      await setTimeout(500)
      const before = [...writers.acknowledged]
      const file = join(folder, `${database.name}-${round}`)
      await run('backup', url, file)
      const restored = await database.create()
      await run('restore', restored, file)
      await database.checkIntegrity(restored)
      const emails = new Set((await contentsOf(restored)).flat())
      const lost = before.filter((id) => !emails.has(`${id}@example.com`))
      if (lost.length > 0) throw new Error(`${lost.length} acknowledged rows are not in the backup`)
    }
  } finally {
    await writers.stop().finally(() => end(site.process, 'SIGTERM'))
  }
  return writers.acknowledged.length
}

async function killCommands(database: TrialDatabase, url: string, folder: string, kills: number) {
  const oldest = join(folder, `${database.name}-0`)
  const newest = join(folder, `${database.name}-newest`)
  const target = await database.create()
  await run('restore', target, oldest)
  const begun = performance.now()
  await run('backup', url, newest)
  const took = performance.now() - begun
  const wholes = [await contentsOf(target), await contentsOf(url)].map((all) => JSON.stringify(all))
  let whole = 0
  let replaced = 0
  for (let round = 0; round < kills; round += 1) {
    const copy = join(folder, `${database.name}-killed-${round}`)
    await kill(start('backup', url, copy), Math.random() * took)
    if (existsSync(copy)) {
      whole += 1
      await run('restore', await database.create(), copy)
    }
    await kill(start('restore', target, newest, '--replace'), Math.random() * took * 1.5)
    await database.checkIntegrity(target)
    const now = wholes.indexOf(JSON.stringify(await contentsOf(target)))
    if (now === -1) throw new Error('a killed restore left neither the old nor the new contents')
    if (now === 0) continue
    replaced += 1
    await run('restore', target, oldest, '--replace')
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

/** The addresses in each table of visitors, and how many products there are. */
async function contentsOf(url: string): Promise<(string | number)[][]> {
  const { db } = await openDatabase(url)
  const all = await Promise.all([
    db.selectFrom('contactMessages').select('email').orderBy('id').execute(),
    db.selectFrom('newsletterSubscriptions').select('email').orderBy('id').execute(),
  ])
  const products = await db.selectFrom('products').select('id').execute()
  await db.destroy()
  return [...all.map((rows) => rows.map(({ email }) => email)), [products.length]]
}

async function fill(url: string): Promise<void> {
  const { db } = await openDatabase(url)
  const row = { name: 'Ada', email: 'ada@example.com', createdAt: '2026-01-01T00:00:00.000Z' }
  const message = 'y'.repeat(1_000)
  for (let stored = 0; stored < oldMessages; stored += 500)
    await db
      .insertInto('contactMessages')
      .values(Array.from({ length: 500 }, () => ({ ...row, message })))
      .execute()
  await db.destroy()
}
