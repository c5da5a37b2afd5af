import assert from 'node:assert/strict'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { end } from '@argo/cli/end'
import type { TrialOptions } from '../databases.ts'
import { onTwoServers } from './two-servers.ts'

const reads = ['/home', '/products', '/cases/edge', '/api/products', '/trpc/products.menu']

/**
 * Restarts each of two servers behind nginx ten times while visitors read and write. Throws when a request failed, a
 * server stopped to listen before its /readyz said so, or took more than ten seconds to end.
 */
export async function tryRollingRestarts({ rounds = 10 }: TrialOptions): Promise<void> {
  const settings = { DRAIN_SECONDS: '1' }
  await onTwoServers({ withTls: false, settings }, async ({ servers, port, restart }) => {
    const instance = autocannon(
      {
        url: `http://127.0.0.1:${port}`,
        connections: 16,
        // Until it is stopped.
        duration: 86_400,
        requests: [...reads, ...reads, ...reads].map((path) => ({ path })).concat(subscription()),
      },
      () => {},
    )
    let longest = 0
    for (let round = 0; round < rounds; round += 1) {
      for (const server of servers) {
        const begun = performance.now()
        const ended = end(server.process, 'SIGTERM')
        assert.ok(await saysThatItEnds(server.port), '/readyz was closed before it said 503')
        await ended
        longest = Math.max(longest, performance.now() - begun)
        await restart(server)
      }
    }
    const done = once(instance, 'done') as Promise<[autocannon.Result]>
    instance.stop()
    const [{ statusCodeStats = {}, errors, timeouts, requests }] = await done
    assert.deepEqual([errors, timeouts], [0, 0])
    assert.deepEqual(Object.keys(statusCodeStats).toSorted(), ['200', '201'])
    assert.ok(longest < 10_000, `a server took ${longest} ms to end`)
    console.info(
      `${requests.total} requests during ${2 * rounds} restarts, none failed; a server ended in ${Math.round(longest)} ms at most`,
    )
  })
}

function subscription() {
  let count = 0
  return {
    path: '/api/newsletter',
    method: 'POST' as const,
    setupRequest: (request: object) => {
      count += 1
      return {
        ...request,
        // Each from an address of its own: they are more than one may send.
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`,
        },
        body: JSON.stringify({ email: `visitor-${count}@example.com` }),
      }
    },
  }
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
