import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const maxConnections = 4_000
/** Requests that may wait on a connection behind others; browsers do not pipeline at all. */
const maxPipelined = 10

/** Node's own limits on what a client may take its time with, in milliseconds. */
export const connectionTimeouts = {
  /** From the connection's start, or the request's, to the end of its headers. */
  headersTimeout: 10_000,
  /** To the end of its body. */
  requestTimeout: 30_000,
  /** Without a byte read or written while a request is under way: a client that does not read is cut. */
  connectionTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
}

/**
 * Bounds what connections can take: how many there are, of one address too unless it is a proxy's, and what
 * each may send at once.
 */
export function limitConnections(
  app: FastifyInstance,
  maxPerAddress: number,
  isProxy: (address: string) => boolean,
): void {
  const { server } = app
  server.maxConnections = maxConnections
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    const count = (open.get(remoteAddress) ?? 0) + 1
    if (count > maxPerAddress && !isProxy(remoteAddress)) return void socket.destroy()
    open.set(remoteAddress, count)
    socket.once('close', () => {
      const left = (open.get(remoteAddress) ?? 1) - 1
      if (left > 0) open.set(remoteAddress, left)
      else open.delete(remoteAddress)
    })
    return undefined
  })

  const pipelined = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw
    // What was pipelined behind the request that had the connection cut.
    if (socket.destroyed) return void reply.hijack()
    // A response has no socket while others of its connection go first.
    if (reply.raw.socket !== null) return next()
    const waiting = (pipelined.get(socket) ?? 0) + 1
    if (waiting > maxPipelined) {
      reply.hijack()
      return void socket.destroy()
    }
    pipelined.set(socket, waiting)
    reply.raw.once('close', () => pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1))
    return next()
  })
}
