import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@argo/api/database/open'
import { createCaller } from '@argo/api/router'
import { Client } from 'pg'
import { startPostgres } from '../postgres-server.ts'
import { fillDatabase } from './generated-products.ts'
import { percentile } from './load.ts'
import { printTable } from './table.ts'

const rounds = 3

/** What visitors type beside names: kinds, figures, the trade's words, beginnings, several words and none that there is. */
const phrases = [
  'mouse',
  'case',
  'monitor',
  'fan',
  'black chair',
  'steel',
  'warranty 5 years',
  'usb c',
  '360 radiator',
  '69 g mouse',
  'LGA 1700',
  '34 inch monitor',
  'power supply 750 w',
  '100',
  'PSU',
  'GPU',
  'AIO',
  'tower',
  'thermal paste',
  'quiet fan',
  'mm',
  'ed',
  'ca',
  'mo',
  'gx',
  'pc case for a 336 mm card',
  'aluminium black steel rubber',
  'asdf mouse',
  'asdfgh qwertz',
]

/** Prints how long a search takes in this process, past the response cache, with catalogues of these sizes on each database. */
export async function benchSearch(sizes: number[]): Promise<void> {
  const rows: (string | number)[][] = []
  for (const size of sizes) {
    rows.push([`SQLite, ${size}`, ...(await onSqlite(size))])
    rows.push([`PostgreSQL, ${size}`, ...(await onPostgres(size))])
  }
  printTable(
    'A search that is not cached (ms)',
    ['database, products', 'p50', 'p95', 'p99', 'CPU, p95'],
    rows,
  )
}

async function measure(url: string): Promise<number[]> {
  const { db } = await openDatabase(url)
  const caller = createCaller({ db })
  const seed = await db.selectFrom('products').select('name').orderBy('id').limit(25).execute()
  const names = seed.map(({ name }) => name)
  const misspelt = names.map((name) => name.slice(0, 2) + name.slice(3))
  const queries = [...phrases, ...names, ...misspelt]
  const times: number[] = []
  const cpuTimes: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    for (const q of queries) {
      const cpuBefore = process.cpuUsage()
      const start = performance.now()
      await caller.search.suggest({ q })
      if (round === 0) continue
      times.push(performance.now() - start)
      const { user, system } = process.cpuUsage(cpuBefore)
      cpuTimes.push((user + system) / 1_000)
    }
  }
  await db.destroy()
  return [...[0.5, 0.95, 0.99].map((part) => percentile(times, part)), percentile(cpuTimes, 0.95)]
}

async function onSqlite(size: number): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'argo-search-'))
  try {
    const url = `sqlite:${join(folder, 'catalogue.sqlite')}`
    await fillDatabase(url, size)
    return await measure(url)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function onPostgres(size: number): Promise<number[]> {
  const server = await startPostgres()
  try {
    const url = `${server.url}/catalogue`
    await run(`${server.url}/postgres`, 'create database catalogue')
    await fillDatabase(url, size)
    // As the server does by itself within a minute.
    await run(url, 'analyze')
    return await measure(url)
  } finally {
    await server.stop()
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}
