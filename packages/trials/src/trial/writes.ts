import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '@argo/api/database/open'
import { spawnSite, type StartingSite } from '@argo/cli/site-process'

/** Starts the site on a database, with writes from each address counted but hardly limited. */
export async function startUnlimitedSite(
  databaseUrl: string,
  more: Record<string, string> = {},
): Promise<StartingSite> {
  const settings = { DATABASE_URL: databaseUrl, TRUST_PROXY: '127.0.0.1, ::1', ...more }
  const site = await spawnSite(settings, [], 'packages/trials/src/trial/site-without-limits.ts')
  await site.listening
  return site
}

/** How the site responded to a message or a subscription, which its id marks. */
interface Write {
  id: string
  status: number
  retryAfter: string | null
}

/** Sends a message or a subscription from an address of its own. Undefined when the site has gone. */
async function write(url: string): Promise<Write | undefined> {
  const id = randomUUID()
  const email = `${id}@example.com`
  // A quarter are messages.
  const [path, body] = /^[0-3]/.test(id)
    ? ['contact', { name: 'Ada', email, message: `${id} ${'x'.repeat(1_000)}` }]
    : ['newsletter', { email }]
  const [one, two, three] = Buffer.from(id.replaceAll('-', ''), 'hex')
  const sender = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': `10.${one}.${two}.${three}`,
  }
  try {
    const options = { method: 'POST', headers: sender, body: JSON.stringify(body) }
    const { status, headers } = await fetch(`${url}/api/${path}`, options)
    return { id, status, retryAfter: headers.get('Retry-After') }
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/**
 * Writes as eight visitors do at once, until the site has gone or `stop`, which throws if a write was answered with
 * anything but success or a 503 that says when to try again. `until` waits and throws the same.
 */
export function startWriters(url: string) {
  const acknowledged: string[] = []
  const stopping = new AbortController()
  let refused = 0
  const visit = async () => {
    while (!stopping.signal.aborted) {
      const written = await write(url)
      if (written === undefined) return
      if (written.status === 201) acknowledged.push(written.id)
      else if (written.status === 503 && written.retryAfter !== null) refused += 1
      else throw new Error(`a write was answered with ${written.status}`)
      // As long as a visitor who has read the failure; otherwise all time goes into refusals.
      if (written.status === 503) await setTimeout(50)
    }
  }
  const visitors = Promise.all(Array.from({ length: 8 }, visit))
  const gone = visitors.then(() => {
    throw new Error('the site has gone')
  })
  gone.catch(() => {})
  return {
    acknowledged,
    refused: () => refused,
    until: async (enough: () => boolean, patience = 60_000) => {
      const deadline = performance.now() + patience
      while (!enough()) {
        if (performance.now() > deadline) throw new Error(`nothing came of ${patience} ms`)
        await Promise.race([setTimeout(5), gone])
      }
    },
    stop: async () => {
      stopping.abort()
      await visitors
    },
  }
}

/** Throws unless each of these ids is stored once. Empties the tables too, so that the next round is as quick. */
export async function checkStored(databaseUrl: string, ids: string[]): Promise<void> {
  const { db } = await openDatabase(databaseUrl)
  try {
    const stored = await Promise.all([
      db.selectFrom('contactMessages').select('email').execute(),
      db.selectFrom('newsletterSubscriptions').select('email').execute(),
    ])
    const times = Map.groupBy(stored.flat(), ({ email }) => email)
    for (const id of ids) {
      const found = times.get(`${id}@example.com`)?.length ?? 0
      if (found !== 1) throw new Error(`${id} was acknowledged and is there ${found} times`)
    }
    await db.deleteFrom('contactMessages').execute()
    await db.deleteFrom('newsletterSubscriptions').execute()
  } finally {
    await db.destroy()
  }
}
