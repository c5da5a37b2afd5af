import { randomUUID } from 'node:crypto'
import { openDatabase } from '@argo/api/database/open'
import { spawnSite } from '../site-process.ts'
import { onEachDatabase, type TrialDatabase } from './databases.ts'
import { end } from './end.ts'
import { numbersFrom } from './random.ts'

const kills = 200
const writers = 8

/** Sites that are killed at the same time, each on a database of its own. */
const lanes = 4

/**
 * Kills the site while visitors write, many times on each database. Throws when a message or a
 * subscription that was acknowledged is not there afterwards, once and as it was sent.
 */
export async function tryAcknowledged(seed: number): Promise<void> {
  const random = numbersFrom(seed)
  await onEachDatabase(async (database) => {
    const counts = await Promise.all(
      Array.from({ length: lanes }, () => killAgainAndAgain(database, random)),
    )
    const total = counts.reduce((sum, count) => sum + count, 0)
    console.info(
      `${database.name}: ${kills} kills while ${writers} visitors wrote, seed ${seed}: each of ${total} acknowledged rows is there, the integrity check finds nothing`,
    )
  })
}

async function killAgainAndAgain(database: TrialDatabase, random: () => number): Promise<number> {
  const url = await database.create()
  let total = 0
  for (let round = 0; round < kills / lanes; round += 1) {
    const site = await spawnSite({ DATABASE_URL: url, TRUST_PROXY: '127.0.0.1, ::1' })
    await site.listening
    const acknowledged: string[] = []
    const enough = Math.ceil(random() * 60)
    const write = async () => {
      for (;;) {
        const id = await send(site.url, acknowledged.length % 4 === 0)
        if (id === undefined) return
        acknowledged.push(id)
        if (acknowledged.length === enough) void end(site.process, 'SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: writers }, write))
    await end(site.process, 'SIGKILL')
    await checkStored(url, acknowledged)
    await database.checkIntegrity(url)
    total += acknowledged.length
  }
  return total
}

/** Sends a message or a subscription. Its id once it is acknowledged; undefined when the site has gone. */
async function send(url: string, message: boolean): Promise<string | undefined> {
  const id = randomUUID()
  const email = `${id}@example.com`
  const [path, body] = message
    ? ['contact', { name: 'Ada', email, message: `${id} ${'x'.repeat(1_000)}` }]
    : ['newsletter', { email }]
  try {
    const response = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address(id) },
      body: JSON.stringify(body),
    })
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
    return id
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

// An address of its own for each visitor: the limit of one address is tried elsewhere.
function address(id: string): string {
  const [one, two, three] = Buffer.from(id.replaceAll('-', ''), 'hex')
  return `10.${one}.${two}.${three}`
}

// Empties the tables too, so that a day's limit is not reached.
async function checkStored(url: string, acknowledged: string[]): Promise<void> {
  const { db } = await openDatabase(url)
  try {
    const stored = await Promise.all([
      db.selectFrom('contactMessages').select('email').execute(),
      db.selectFrom('newsletterSubscriptions').select('email').execute(),
    ])
    const emails = stored.flat().map(({ email }) => email)
    for (const id of acknowledged) {
      const times = emails.filter((email) => email === `${id}@example.com`).length
      if (times !== 1) throw new Error(`${id} was acknowledged and is there ${times} times`)
    }
    await db.deleteFrom('contactMessages').execute()
    await db.deleteFrom('newsletterSubscriptions').execute()
  } finally {
    await db.destroy()
  }
}
