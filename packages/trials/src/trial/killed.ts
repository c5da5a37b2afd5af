import { setTimeout } from 'node:timers/promises'
import { end } from '@argo/cli/end'
import { startPostgres } from '@argo/cli/postgres-server'
import { onEachDatabase, postgresAt, type TrialDatabase, type TrialOptions } from '../databases.ts'
import { checkStored, startUnlimitedSite, startWriters } from './writes.ts'

/**
 * Kills the site while visitors write, then PostgreSQL under a site that runs on, many times. Throws when a row that was
 * acknowledged is not there afterwards, once, when the database's own check finds something, when the site does
 * not store again within ten seconds, or when a page that is cached is not answered meanwhile.
 */
export async function tryKilled({ databases, rounds = 50 }: TrialOptions): Promise<void> {
  await onEachDatabase(databases, (database) => killSite(database, rounds))
  if (databases.includes('postgres')) await killPostgres(rounds)
}

async function killSite(database: TrialDatabase, rounds: number): Promise<void> {
  const url = await database.create()
  let rows = 0
  for (let round = 0; round < rounds; round += 1) {
    const site = await startUnlimitedSite(url)
    const writers = startWriters(site.url)
    const enough = Math.ceil(Math.random() * 60)
    await writers.until(() => writers.acknowledged.length >= enough)
    await end(site.process, 'SIGKILL')
    await writers.stop()
    if (writers.refused() > 0) throw new Error('a write was refused')
    rows += writers.acknowledged.length
    await checkStored(url, writers.acknowledged)
    await database.checkIntegrity(url)
  }
  console.info(
    `${database.name}: the site killed ${rounds} times: each of ${rows} acknowledged rows is there, the integrity check finds nothing`,
  )
}

async function killPostgres(rounds: number): Promise<void> {
  const server = await startPostgres({ durable: true })
  const database = postgresAt(server.url)
  const url = await database.create()
  const site = await startUnlimitedSite(url)
  let rows = 0
  let refused = 0
  let longest = 0
  const readHome = async () => {
    const response = await fetch(`${site.url}/home`)
    if (response.status !== 200) throw new Error(`/home: ${response.status}`)
    await response.arrayBuffer()
  }
  try {
    // Twice, because a page that was made while the version was more than a second old is not cached.
    for (const read of [readHome, readHome]) await read()
    for (let round = 0; round < rounds; round += 1) {
      const writers = startWriters(site.url)
      const { acknowledged, until } = writers
      const enough = Math.ceil(Math.random() * 100)
      await until(() => acknowledged.length >= enough)
      await server.kill()
      await setTimeout(Math.random() * 2_000)
      await readHome()
      await server.restart()
      const [back, before] = [performance.now(), acknowledged.length]
      await until(() => acknowledged.length > before, 10_000)
      longest = Math.max(longest, performance.now() - back)
      await writers.stop()
      rows += acknowledged.length
      refused += writers.refused()
      await checkStored(url, acknowledged)
      await database.checkIntegrity(url)
    }
  } finally {
    await end(site.process, 'SIGKILL')
    await server.stop()
  }
  console.info(
    `PostgreSQL killed ${rounds} times: each of ${rows} acknowledged rows is there, ${refused} writes got 503, /home was there throughout; stored again ${Math.round(longest)} ms after the server was back at most`,
  )
}
