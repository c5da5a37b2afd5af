import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { openDatabase } from '@argo/api/database/open'
import { listProducts } from '@argo/api/products/queries'
import { seedProducts } from '@argo/cli/seed-products'
import { spawnSite } from '@argo/cli/site-process'
import { onEachDatabase, type TrialDatabase } from './databases.ts'
import { end } from '@argo/cli/end'
import { numbersFrom } from './random.ts'
import type { TrialOptions } from './trial-options.ts'

/**
 * Starts two servers at once on an empty database, and kills one during its first start; each many times,
 * on each database. Throws when a server does not start or a catalogue is not the seed's.
 */
export async function tryFirstStart({ seed, databases, rounds = 50 }: TrialOptions): Promise<void> {
  const random = numbersFrom(seed)
  await onEachDatabase(databases, async (database) => {
    const took = await startTwice(database, rounds)
    console.info(
      `${database.name}: ${rounds} times two servers at once on an empty database, one good catalogue each time; both listened after ${Math.round(took)} ms on average`,
    )
    const { complete, opened } = await killAtRandom(database, rounds, random)
    console.info(
      `${database.name}: ${rounds} kills up to ${Math.round(opened)} ms after a first start began to use the database, seed ${seed}: ${complete} left the whole catalogue and the others none of it; the next start had it each time`,
    )
  })
}

async function startTwice(database: TrialDatabase, rounds: number): Promise<number> {
  let took = 0
  for (let round = 0; round < rounds; round += 1) {
    const url = await database.create()
    const begun = performance.now()
    const sites = await Promise.all([1, 2].map(() => spawnSite({ DATABASE_URL: url })))
    await Promise.all(sites.map((site) => site.listening))
    took += performance.now() - begun
    await Promise.all(sites.map((site) => end(site.process, 'SIGKILL')))
    await checkCatalogue(database, url)
  }
  return took / rounds
}

// From when it uses the database on: before, it cannot leave anything.
async function killAtRandom(database: TrialDatabase, rounds: number, random: () => number) {
  const first = await startUntilOpened(database)
  const begun = performance.now()
  await first.site.listening
  const opened = performance.now() - begun
  await end(first.site.process, 'SIGKILL')
  let complete = 0
  for (let round = 0; round < rounds; round += 1) {
    const { site, url } = await startUntilOpened(database)
    await setTimeout(random() * opened)
    await end(site.process, 'SIGKILL')
    if (await database.hasTables(url)) complete += 1
    await checkCatalogue(database, url)
  }
  return { complete, opened }
}

async function startUntilOpened(database: TrialDatabase) {
  const url = await database.create()
  const site = await spawnSite({ DATABASE_URL: url })
  let opened = false
  while (!opened) {
    await Promise.race([setTimeout(2), site.listening])
    opened = await database.isOpened(url)
  }
  return { site, url }
}

async function checkCatalogue(database: TrialDatabase, url: string): Promise<void> {
  const { db } = await openDatabase(url)
  const products = await listProducts(db)
  await db.destroy()
  if (!isDeepStrictEqual(products, seedProducts()))
    throw new Error(`${database.name}: ${products.length} products, and not those of the seed`)
  await database.checkIntegrity(url)
}
