import { onEachDatabase, type TrialDatabase } from './databases.ts'
import { end } from '@argo/cli/end'
import { numbersFrom } from './random.ts'
import type { TrialOptions } from './trial-options.ts'
import { checkStored, startUnlimitedSite, write } from './writes.ts'

const writers = 8

/** Sites that are killed at the same time, each on a database of its own. */
const lanes = 4

/**
 * Kills the site while visitors write, many times on each database. Throws when a message or a
 * subscription that was acknowledged is not there afterwards, once and as it was sent.
 */
export async function tryAcknowledged({
  seed,
  databases,
  rounds: kills = 200,
}: TrialOptions): Promise<void> {
  const random = numbersFrom(seed)
  await onEachDatabase(databases, async (database) => {
    const counts = await Promise.all(
      Array.from({ length: lanes }, () => killAgainAndAgain(database, kills / lanes, random)),
    )
    const total = counts.reduce((sum, count) => sum + count, 0)
    console.info(
      `${database.name}: ${kills} kills while ${writers} visitors wrote, seed ${seed}: each of ${total} acknowledged rows is there, the integrity check finds nothing`,
    )
  })
}

async function killAgainAndAgain(
  database: TrialDatabase,
  kills: number,
  random: () => number,
): Promise<number> {
  const url = await database.create()
  let total = 0
  for (let round = 0; round < kills; round += 1) {
    const site = await startUnlimitedSite(url)
    const acknowledged: string[] = []
    const enough = Math.ceil(random() * 60)
    const visit = async () => {
      for (;;) {
        const written = await write(site.url)
        if (written === undefined) return
        if (written.status !== 201) throw new Error(`a write was answered with ${written.status}`)
        acknowledged.push(written.id)
        if (acknowledged.length === enough) void end(site.process, 'SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: writers }, visit))
    await end(site.process, 'SIGKILL')
    await checkStored(url, acknowledged)
    await database.checkIntegrity(url)
    total += acknowledged.length
  }
  return total
}
