import { once } from 'node:events'
import { Server as NetServer } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Servers whose connections were handed to the server, and end with its own. */
    furtherServers: NetServer[]
  }
}

/** How long a connection that was accepted last has until it counts as idle, in milliseconds. */
const toReadFirstRequests = 100

/** How many connections wait to be accepted at most: Node's backlog. */
const mostWaiting = 511

export interface ShutdownOptions {
  /** How long everything goes on while /readyz says that the server is ending, in milliseconds. */
  drain?: number
  /** How long requests that are on their way are still answered, in milliseconds. */
  grace: number
  /** When connections that did not end by themselves are cut, in milliseconds. */
  deadline: number
}

/**
 * Ends the server's connections when it closes: each with its response, those without a request at
 * once, and all of them at the deadline, whatever their clients do. Returns whether that has begun.
 */
export function addGracefulShutdown(
  app: FastifyInstance,
  { drain = 0, grace, deadline }: ShutdownOptions,
): () => boolean {
  let closing = false
  app.decorate('furtherServers', [])
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close')
  })
  app.addHook('preClose', async () => {
    closing = true
    if (!app.server.listening) return
    await setTimeout(drain)
    const servers = [app.server, ...app.furtherServers]
    const ends = servers.map((server) => once(server, 'close'))
    const cut = globalThis.setTimeout(() => app.server.closeAllConnections(), deadline)
    await setTimeout(grace)
    for (const server of servers) {
      await acceptWaiting(server)
      // Not http.Server's own close, which also ends connections whose first request has not been read yet.
      NetServer.prototype.close.call(server)
    }
    await setTimeout(toReadFirstRequests)
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
    const ended = Promise.all(ends).finally(() => {
      clearTimeout(cut)
      clearInterval(sweep)
    })
    // For its own server alone Fastify waits by itself.
    if (app.furtherServers.length > 0) await ended
  })
  return () => closing
}

// Connections that still wait to be accepted when the server closes would be reset; a turn of the event loop accepts one.
async function acceptWaiting(server: NetServer): Promise<void> {
  let accepted = 0
  const count = () => {
    accepted += 1
  }
  server.on('connection', count)
  for (let turn = 0, before = -1; accepted > before && turn < mostWaiting; turn += 1) {
    before = accepted
    await setImmediate()
  }
  server.off('connection', count)
}
