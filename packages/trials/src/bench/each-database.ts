import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '@argo/cli/postgres-server'
import { fillDatabase } from '@argo/cli/test-catalogue'

/** What is measured at the address of a database, with catalogues of these sizes on each kind, by the words for it. */
export async function onEachDatabase<Figures>(
  sizes: number[],
  measure: (url: string) => Promise<Figures>,
): Promise<[name: string, Figures][]> {
  const rows: [string, Figures][] = []
  for (const size of sizes) {
    rows.push([`SQLite, ${size}`, await onSqlite(size, measure)])
    rows.push([`PostgreSQL, ${size}`, await onPostgres(size, measure)])
  }
  return rows
}

async function onSqlite<Figures>(
  size: number,
  measure: (url: string) => Promise<Figures>,
): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'argo-bench-'))
  try {
    const url = `sqlite:${join(folder, 'catalogue.sqlite')}`
    await fillDatabase(url, size)
    return await measure(url)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function onPostgres<Figures>(
  size: number,
  measure: (url: string) => Promise<Figures>,
): Promise<Figures> {
  // With the settings that a server has by itself.
  const server = await startPostgres({ durable: true })
  try {
    const url = `${server.url}/catalogue`
    await run(`${server.url}/postgres`, 'create database catalogue')
    await fillDatabase(url, size)
    // As the server does by itself within a minute.
    await run(url, 'vacuum analyze')
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
