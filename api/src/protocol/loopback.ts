import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Has a server listen at 127.0.0.1 and, where this machine has IPv6, at [::1]: browsers ask for that first, and another program
 * of the machine could answer there. Connections of both are the server's own.
 */
export async function listenAtLoopback(app: FastifyInstance, port: number): Promise<void> {
  const further = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit('connection', socket)
  })
  further.maxConnections = app.server.maxConnections
  if (await listens(further, port)) app.furtherServers.push(further)
  try {
    await app.listen({ port, host: '127.0.0.1' })
  } catch (error) {
    further.close()
    throw error
  }
}

/** False where the machine has no IPv6. */
async function listens(server: Server, port: number): Promise<boolean> {
  try {
    server.listen({ port, host: '::1', ipv6Only: true })
    await once(server, 'listening')
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return false
    throw error
  }
}
