import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { freePort } from '@argo/cli/free-port'
import { startPostgres } from '@argo/cli/postgres-server'
import { spawnSite } from '@argo/cli/site-process'
import { end } from '@argo/cli/end'
import { startNginx } from './nginx.ts'
import type { TrialOptions } from './trial-options.ts'

const clients = 16
const addresses = [
  '/home',
  '/products',
  '/cases/edge',
  '/api/products',
  '/trpc/products.menu',
  '/unknown',
]

/**
 * Restarts each of two servers behind nginx ten times while visitors read and subscribe. Throws when a request
 * failed, a server did not finish what was under way, stopped to listen before its /readyz said so, or took more than
 * ten seconds to end.
 */
export async function tryRollingRestarts({ rounds: restarts = 10 }: TrialOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'argo-rolling-'))
  const postgres = await startPostgres({ durable: true })
  const ports = [await freePort(), await freePort()]
  const environment = {
    DATABASE_URL: `${postgres.url}/postgres`,
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: '1',
  }
  const servers = await Promise.all(ports.map((port) => startServer(port, environment)))
  const port = await freePort()
  const nginx = await startNginx(folder, { port, servers: ports })
  const load = startLoad(port)
  let longestEnd = 0
  let resent = 0
  try {
    for (let round = 0; round < restarts; round += 1) {
      for (const [index, serverPort] of ports.entries()) {
        const begun = performance.now()
        const ended = end(servers[index]!, 'SIGTERM')
        if (!(await saysThatItEnds(serverPort)))
          load.failures.push('/readyz: closed before it said 503')
        await ended
        longestEnd = Math.max(longestEnd, performance.now() - begun)
        servers[index] = await startServer(serverPort, environment)
      }
    }
  } finally {
    await load.stop()
    nginx.kill('SIGQUIT')
    await once(nginx, 'exit')
    const errors = await readFile(join(folder, 'error.log'), 'utf8')
    resent = errors.match(/ while reading /g)?.length ?? 0
    await Promise.all(servers.map((server) => end(server, 'SIGTERM')))
    await postgres.stop()
    if (load.failures.length > 0) console.error(errors.slice(0, 2_000))
    await rm(folder, { recursive: true, force: true })
  }
  const { requests, failures } = load
  console.info(
    `${requests} requests during ${2 * restarts} restarts, ${failures.length} failed, nginx sent ${resent} again; a server ended in ${Math.round(longestEnd)} ms at most`,
  )
  if (failures.length > 0) throw new Error(failures.slice(0, 10).join('\n'))
  // One that reaches a connection in the moment in which it is closed may be; those under way may not.
  if (resent > 2 * restarts) throw new Error('a server did not finish what was under way')
  if (longestEnd > 10_000) throw new Error('a server took more than ten seconds to end')
}

async function saysThatItEnds(port: number): Promise<boolean> {
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.status,
      () => undefined,
    )
    if (status !== 200) return status === 503
    await setTimeout(50)
  }
}

async function startServer(port: number, settings: Record<string, string>): Promise<ChildProcess> {
  const site = await spawnSite({
    ...settings,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'silent',
  })
  await site.listening
  return site.process
}

function startLoad(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const load = { requests: 0, failures: [] as string[], stop }
  const stopping = new AbortController()
  const workers = Array.from({ length: clients }, worker)
  return load

  async function worker(_: unknown, index: number): Promise<void> {
    for (let turn = index; !stopping.signal.aborted; turn += 1) {
      const subscribes = turn % 50 === 0
      const path = subscribes ? '/api/newsletter' : (addresses[turn % addresses.length] ?? '/home')
      load.requests += 1
      const status = await respond(
        path,
        subscribes ? `visitor-${index}-${turn}@example.com` : undefined,
      )
      const expected = subscribes ? [201, 429] : [path === '/unknown' ? 404 : 200]
      if (!expected.includes(Number(status))) load.failures.push(`${path}: ${status}`)
    }
  }

  async function respond(path: string, email: string | undefined): Promise<number | string> {
    const { promise, resolve } = Promise.withResolvers<number | string>()
    const signal = AbortSignal.timeout(15_000)
    const sending = send(
      {
        port,
        host: '127.0.0.1',
        path,
        agent,
        signal,
        method: email === undefined ? 'GET' : 'POST',
        headers: email === undefined ? {} : { 'Content-Type': 'application/json' },
      },
      (response) => {
        text(response).then(
          () => resolve(response.statusCode ?? 0),
          (error: Error) => resolve(error.message),
        )
      },
    )
    sending.once('error', (error) => resolve(error.message))
    sending.end(email === undefined ? undefined : JSON.stringify({ email }))
    return promise
  }

  async function stop(): Promise<void> {
    stopping.abort()
    await Promise.all(workers)
    agent.destroy()
  }
}
