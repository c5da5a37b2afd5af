import { Agent } from 'node:http'
import { freePort } from '@argo/cli/free-port'
import { type SiteProcess, startSite } from '@argo/cli/site-process'
import { deskSession } from '@argo/cli/test-staff'
import * as fc from 'fast-check'
import { onEachDatabase, type TrialDatabase, type TrialOptions } from '../databases.ts'
import { cpuTimeOf, memoryOf } from '../figures.ts'
import { type GeneratedRequest, requests } from './request-shapes.ts'
import { complaintOf, respond } from './respond.ts'
import { tryUploads } from './uploads.ts'

/** Fewer at once than the site renders or has wait for one client, so that it refuses none. */
const together = 16
/** Requests whose cost is measured together; where it is much, each of them is sent again alone. */
const groupSize = 64
/** Milliseconds of processor time that a group may take. */
const mostOfGroup = 1_500
/** Milliseconds of processor time that a request may take. */
const mostProcessorTime = 100
/** MB that the process may grow by with a request that is sent alone. */
const mostGrowth = 80

/**
 * Sends generated requests to the built site and its desk, there half of them with an owner's session, and damaged uploads. Throws and shows the first that it answers with a failure of its own, that costs more processor
 * time, memory or bytes than it is worth, or that the desk takes from another site.
 */
export async function tryRequests({
  seed,
  databases,
  rounds: count = 50_000,
}: TrialOptions): Promise<void> {
  await onEachDatabase(databases, (database) => tryOn(database, seed, count))
}

async function tryOn(database: TrialDatabase, seed: number, count: number): Promise<void> {
  const databaseUrl = await database.create()
  const staffUrl = `http://localhost:${await freePort()}`
  const settings = { DATABASE_URL: databaseUrl, STAFF_URL: staffUrl, STAFF_PORT: '' }
  const site = await startSite({ settings })
  const owner = { name: 'Owner', role: 'owner' } as const
  const cookie = `argo-desk=${await deskSession(databaseUrl, staffUrl, owner)}`
  const agent = new Agent({ keepAlive: true, maxSockets: together })
  const statuses = new Map<number, number>()
  const sendOne = async (request: GeneratedRequest, url = site.url) => {
    const response = await respond(url, agent, request)
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    const complaint = complaintOf(response)
    if (complaint) throw new Error(`${complaint}\n${shown(request)}\n${shown(response)}`)
    return response.status
  }
  try {
    const all = fc.sample(requests, { seed, numRuns: count })
    for (let at = 0; at < all.length; at += groupSize) {
      const group = all.slice(at, at + groupSize)
      const left = group.values()
      const before = await cpuTimeOf(site.pid)
      const worker = async () => {
        for (const request of left) await sendOne(request)
      }
      await Promise.all(Array.from({ length: together }, worker))
      const used = (await cpuTimeOf(site.pid)) - before
      if (used > mostOfGroup) for (const request of group) await sendAlone(site, request, sendOne)
    }
    // A stranger, the owner, and what pages of another site would have their browsers send.
    const senders: Record<string, string>[] = [
      {},
      { origin: staffUrl },
      { cookie, origin: staffUrl },
      { cookie },
    ]
    const toDesk = all.filter(({ path }) => !path.startsWith('/trpc/signIn.end'))
    for (const [index, request] of toDesk.slice(0, count / 5).entries()) {
      const headers = { ...request.headers, ...senders[index % senders.length] }
      const status = await sendOne({ ...request, headers }, staffUrl)
      const isOwn = headers['origin'] === staffUrl || ['GET', 'HEAD'].includes(request.method)
      if (!isOwn && status < 400) throw new Error(`taken from another site: ${shown(request)}`)
    }
    await tryUploads({ staffUrl, cookie, agent, seed, count: Math.ceil(count / 500) })
    const who = { method: 'GET', path: '/trpc/person', headers: { cookie }, body: undefined }
    const { body } = await respond(staffUrl, agent, who)
    if (!body.includes(owner.name)) throw new Error(`the owner is not signed in: ${body}`)
    if (site.process.exitCode !== null) throw new Error('the site has ended')
  } finally {
    agent.destroy()
    await site.stop()
  }
  const table = [...statuses].toSorted(([one], [other]) => one - other)
  console.info(`${database.name}: ${count} requests, seed ${seed}: no failure of the site's own`)
  console.info(table.map(([status, times]) => `${status}: ${times}`).join(', '))
}

// Three times at most: what is compiled or collected meanwhile is not the request's.
async function sendAlone(
  site: SiteProcess,
  request: GeneratedRequest,
  sendOne: (request: GeneratedRequest) => Promise<unknown>,
): Promise<void> {
  const costs: { processor: number; growth: number }[] = []
  while (costs.length < 3) {
    const [memory, time] = [await memoryOf(site.pid), await cpuTimeOf(site.pid)]
    await sendOne(request)
    const [after, ended] = [await memoryOf(site.pid), await cpuTimeOf(site.pid)]
    costs.push({ processor: ended - time, growth: after.now - memory.now })
    const least = (key: 'processor' | 'growth') => Math.min(...costs.map((cost) => cost[key]))
    if (least('processor') < mostProcessorTime && least('growth') < mostGrowth) return
  }
  throw new Error(`costs too much: ${JSON.stringify(costs)}\n${shown(request)}`)
}

function shown(value: object): string {
  return JSON.stringify(value).slice(0, 2_000)
}
