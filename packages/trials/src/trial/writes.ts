import { randomUUID } from 'node:crypto'
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
export interface Write {
  id: string
  status: number
  retryAfter: string | null
}

/** Sends a message or a subscription from an address of its own. Undefined when the site has gone. */
export async function write(url: string): Promise<Write | undefined> {
  const id = randomUUID()
  const email = `${id}@example.com`
  // A quarter are messages.
  const [path, body] = /^[0-3]/.test(id)
    ? ['contact', { name: 'Ada', email, message: `${id} ${'x'.repeat(1_000)}` }]
    : ['newsletter', { email }]
  try {
    const { status, headers } = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address(id) },
      body: JSON.stringify(body),
    })
    return { id, status, retryAfter: headers.get('Retry-After') }
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/**
 * Throws unless each of these ids is stored once. Empties the tables too, so that the next round is as quick.
 */
export async function checkStored(databaseUrl: string, ids: string[]): Promise<void> {
  const { db } = await openDatabase(databaseUrl)
  try {
    const stored = await Promise.all([
      db.selectFrom('contactMessages').select('email').execute(),
      db.selectFrom('newsletterSubscriptions').select('email').execute(),
    ])
    const emails = stored.flat().map(({ email }) => email)
    for (const id of ids) {
      const times = emails.filter((email) => email === `${id}@example.com`).length
      if (times !== 1) throw new Error(`${id} was acknowledged and is there ${times} times`)
    }
    await db.deleteFrom('contactMessages').execute()
    await db.deleteFrom('newsletterSubscriptions').execute()
  } finally {
    await db.destroy()
  }
}

// The limit of one address is tried elsewhere.
function address(id: string): string {
  const [one, two, three] = Buffer.from(id.replaceAll('-', ''), 'hex')
  return `10.${one}.${two}.${three}`
}
