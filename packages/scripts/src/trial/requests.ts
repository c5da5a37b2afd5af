import { Agent, type IncomingHttpHeaders, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import * as fc from 'fast-check'
import { startSite } from '../site-process.ts'
import { onEachDatabase, type TrialDatabase } from './databases.ts'
import { type GeneratedRequest, marker, requests } from './request-shapes.ts'
import type { TrialOptions } from './trial-options.ts'

/** Fewer at once than the site renders or has wait for one client, so that it refuses none. */
const together = 16
const patience = 10_000

const inside =
  /\n\s+at .+:\d+|node_modules|file:\/\/|\b(select|insert into|update|from) "[a-z]|SQLITE_|kysely|better-sqlite3|FST_ERR/i

/** Sends generated requests to the built site. Throws and shows the first that it answers with a failure of its own. */
export async function tryRequests({
  seed,
  databases,
  rounds: count = 50_000,
}: TrialOptions): Promise<void> {
  await onEachDatabase(databases, (database) => tryOn(database, seed, count))
}

async function tryOn(database: TrialDatabase, seed: number, count: number): Promise<void> {
  const site = await startSite({ settings: { DATABASE_URL: await database.create() } })
  const agent = new Agent({ keepAlive: true, maxSockets: together })
  const statuses = new Map<number, number>()
  const shapes = fc.sample(requests, { seed, numRuns: count }).values()
  try {
    await Promise.all(Array.from({ length: together }, worker))
    if (site.process.exitCode !== null) throw new Error('the site has ended')
  } finally {
    agent.destroy()
    await site.stop()
  }
  const table = [...statuses].toSorted(([one], [other]) => one - other)
  console.info(`${database.name}: ${count} requests, seed ${seed}: no failure of the site's own`)
  console.info(table.map(([status, times]) => `${status}: ${times}`).join(', '))

  async function worker(): Promise<void> {
    for (const shape of shapes) {
      const response = await respond(shape)
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      const complaint = complaintOf(response)
      if (complaint)
        throw new Error(
          `${complaint}\n${JSON.stringify(shape)}\n${JSON.stringify(response).slice(0, 2_000)}`,
        )
    }
  }

  async function respond({
    method,
    path,
    headers,
    body,
  }: GeneratedRequest): Promise<TrialResponse> {
    const { promise, resolve, reject } = Promise.withResolvers<TrialResponse>()
    const { hostname, port } = new URL(site.url)
    const signal = AbortSignal.timeout(patience)
    const sending = send({ hostname, port, method, path, headers, agent, signal }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      )
    })
    sending.once('error', reject)
    sending.end(body)
    return promise
  }
}

interface TrialResponse {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

function complaintOf({ status, headers, body }: TrialResponse): string | undefined {
  if (status >= 500) return `status ${status}`
  if (status >= 400 && inside.test(body)) return 'shows something of the inside'
  if (headers['content-type']?.includes('html') && body.includes(marker)) return 'echoes markup'
  if (headers['x-content-type-options'] !== 'nosniff') return 'has no hardening headers'
  return undefined
}
