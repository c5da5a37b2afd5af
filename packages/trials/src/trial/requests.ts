import { Agent, type IncomingHttpHeaders, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import * as fc from 'fast-check'
import { cpuTimeOf, memoryOf } from '../bench/process-figures.ts'
import { type SiteProcess, startSite } from '@argo/cli/site-process'
import { costlyRequests, mostBytes, mostProcessorTime } from './costly-requests.ts'
import { onEachDatabase, type TrialDatabase } from './databases.ts'
import { annotatedCalls, type GeneratedRequest, marker, requests } from './request-shapes.ts'
import type { TrialOptions } from './trial-options.ts'

/** Fewer at once than the site renders or has wait for one client, so that it refuses none. */
const together = 16
const patience = 10_000
/** Requests whose cost is measured together; where it is much, each of them is sent again alone. */
const groupSize = 64
/** Milliseconds of processor time that a group may take. */
const mostOfGroup = 1_500
/** MB that the process may grow by with a request that is sent alone. */
const mostGrowth = 80

const inside =
  /\n\s+at .+:\d+|node_modules|file:\/\/|\b(select|insert into|update|from) "[a-z]|SQLITE_|kysely|better-sqlite3|FST_ERR/i

/**
 * Sends generated requests to the built site, and those that were costly once. Throws and shows the first that it answers
 * with a failure of its own, or that costs more processor time, memory or bytes than it is worth.
 */
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
  const shapes = fc.sample(requests, { seed, numRuns: count })
  try {
    for (const { name, ...request } of costlyRequests())
      await sendAlone(request).catch((cause: unknown) => {
        throw new Error(name, { cause })
      })
    // Each path has been compiled by now.
    for (const request of fc.sample(annotatedCalls, { seed, numRuns: Math.min(400, count) }))
      await sendAlone(request)
    for (let at = 0; at < shapes.length; at += groupSize) {
      const group = shapes.slice(at, at + groupSize)
      const before = await cpuTimeOf(site.pid)
      const left = group.values()
      await Promise.all(Array.from({ length: together }, () => worker(left)))
      const used = ((await cpuTimeOf(site.pid)) - before) / 1_000
      if (used > mostOfGroup) for (const shape of group) await sendAlone(shape)
    }
    if (site.process.exitCode !== null) throw new Error('the site has ended')
  } finally {
    agent.destroy()
    await site.stop()
  }
  const table = [...statuses].toSorted(([one], [other]) => one - other)
  console.info(`${database.name}: ${count} requests, seed ${seed}: no failure of the site's own`)
  console.info(table.map(([status, times]) => `${status}: ${times}`).join(', '))

  async function worker(shapes: Iterable<GeneratedRequest>): Promise<void> {
    for (const shape of shapes) await judge(shape)
  }

  async function judge(shape: GeneratedRequest): Promise<void> {
    const response = await respond(shape)
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    const complaint = complaintOf(response)
    if (complaint) refuse(complaint, shape, response)
  }

  // Three times at most: what is compiled or collected meanwhile is not the request's.
  async function sendAlone(shape: GeneratedRequest): Promise<void> {
    const costs: { processor: number; growth: number }[] = []
    while (costs.length < 3) {
      costs.push(await costOf(site, () => judge(shape)))
      const processor = Math.min(...costs.map((cost) => cost.processor))
      const growth = Math.min(...costs.map((cost) => cost.growth))
      if (processor < mostProcessorTime && growth < mostGrowth) return
    }
    refuse(`costs too much: ${JSON.stringify(costs)}`, shape)
  }

  function refuse(complaint: string, shape: GeneratedRequest, response?: TrialResponse): never {
    const shown = [shape, ...(response ? [response] : [])]
    throw new Error(
      [complaint, ...shown.map((one) => JSON.stringify(one).slice(0, 2_000))].join('\n'),
    )
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

/** Milliseconds of the site's processor time, and MB by which its memory grew. */
async function costOf(
  site: SiteProcess,
  send: () => Promise<void>,
): Promise<{ processor: number; growth: number }> {
  const [memory, time] = [await memoryOf(site), await cpuTimeOf(site.pid)]
  await send()
  const [after, ended] = [await memoryOf(site), await cpuTimeOf(site.pid)]
  return { processor: (ended - time) / 1_000, growth: (after?.now ?? 0) - (memory?.now ?? 0) }
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
  if (Buffer.byteLength(body) > mostBytes(status, headers['content-type'] ?? ''))
    return 'is too long'
  return undefined
}
