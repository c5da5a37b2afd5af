import { setTimeout } from 'node:timers/promises'
import { type PostgresServer, startPostgres } from '@argo/cli/postgres-server'
import { postgresAt } from './databases.ts'
import { end } from '@argo/cli/end'
import { numbersFrom } from './random.ts'
import type { TrialOptions } from './trial-options.ts'
import { checkStored, startUnlimitedSite, write } from './writes.ts'

const writers = 8

/** How long the site may take until it stores again, once the server is back, in milliseconds. */
const patience = 10_000

/**
 * Kills the PostgreSQL server with all its processes while visitors write, and starts it again; the site runs on.
 * Throws when a row that was acknowledged is not there afterwards, a write was answered with anything else than
 * success or a 503 that says when to try again, or a cached page was not answered.
 */
export async function tryDatabaseKilled({ seed, rounds: kills = 50 }: TrialOptions): Promise<void> {
  const random = numbersFrom(seed)
  const server = await startPostgres({ durable: true })
  const database = postgresAt(server.url)
  const databaseUrl = await database.create()
  const site = await startUnlimitedSite(databaseUrl)
  let rows = 0
  let refusals = 0
  let longest = 0
  try {
    // Twice, because a page that was made while the version was more than a second old is not cached.
    for (let i = 0; i < 2; i += 1) await (await fetch(`${site.url}/home`)).text()
    for (let round = 0; round < kills; round += 1) {
      const { acknowledged, refused, recovery } = await killOnce(server, site.url, random)
      await checkStored(databaseUrl, acknowledged)
      await database.checkIntegrity(databaseUrl)
      rows += acknowledged.length
      refusals += refused
      longest = Math.max(longest, recovery)
    }
  } finally {
    await end(site.process, 'SIGKILL')
    await server.stop()
  }
  console.info(
    `PostgreSQL killed ${kills} times while ${writers} visitors wrote, seed ${seed}: each of ${rows} acknowledged rows is there, ${refusals} writes got 503, /home was there throughout; stored again ${Math.round(longest)} ms after the server was back at most`,
  )
}

async function killOnce(server: PostgresServer, url: string, random: () => number) {
  const acknowledged: string[] = []
  const enough = Math.ceil(random() * 100)
  const { promise: writing, resolve: beginKill } = Promise.withResolvers<void>()
  const stopping = new AbortController()
  let refused = 0
  const visit = async () => {
    while (!stopping.signal.aborted) {
      const written = await write(url)
      if (written?.status === 201) acknowledged.push(written.id)
      else if (written?.status === 503 && written.retryAfter !== null) refused += 1
      else throw new Error(`a write was answered with ${written?.status ?? 'nothing'}`)
      if (acknowledged.length >= enough) beginKill()
      // As long as a visitor who has read the failure; otherwise all time goes into refusals.
      if (written.status === 503) await setTimeout(50)
    }
  }
  const read = async () => {
    while (!stopping.signal.aborted) {
      const response = await fetch(`${url}/home`)
      if (response.status !== 200)
        throw new Error(`/home: ${response.status} ${await response.text()}`)
      await response.text()
      await setTimeout(20)
    }
  }
  const visitors = Promise.all([...Array.from({ length: writers }, visit), read()])
  try {
    await Promise.race([writing, visitors])
    await server.kill()
    await setTimeout(random() * 2_000)
    await server.restart()
    const back = performance.now()
    const before = acknowledged.length
    while (acknowledged.length === before) {
      if (performance.now() - back > patience) throw new Error('the site did not recover')
      await Promise.race([setTimeout(10), visitors])
    }
    return { acknowledged, refused, recovery: performance.now() - back }
  } finally {
    stopping.abort()
    await visitors
  }
}
