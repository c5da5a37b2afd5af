import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { clientNetwork } from '../protocol/client-network.ts'
import type { IsTrusted } from '../protocol/trusted-proxies.ts'

const maxConnections = 4_000
/** Requests that may wait on a connection behind others; browsers do not pipeline at all. */
const maxPipelined = 4

/** Node's own limits on what a client may take its time with, in milliseconds. */
export const connectionTimeouts = {
  /** From the connection's start, or the request's, to the end of its headers. */
  headersTimeout: 10_000,
  /** To the end of its body. */
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
}

/**
 * Bounds what connections can take: how many there are, of one address or IPv6 household too unless it is a trusted
 * proxy's, and what each may send at once. One on which more is pipelined is cut.
 */
export function limitConnections(
  app: FastifyInstance,
  maxPerAddress: number,
  isTrusted: IsTrusted,
): void {
  const { server } = app
  server.maxConnections = maxConnections
  const open = new Map<string, Set<Socket>>()
  const resuming = new Set<string>()
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    if (isTrusted(remoteAddress, 0)) return undefined
    const client = clientNetwork(remoteAddress)
    const sockets = open.get(client) ?? new Set()
    if (sockets.size >= maxPerAddress) return void socket.destroy()
    open.set(client, sockets.add(socket))
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0 && open.get(client) === sockets) open.delete(client)
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
      return cut(socket)
    }
    pipelined.set(socket, waiting)
    reply.raw.once('close', () => pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1))
    return next()
  })

  // Node parses a packet to its end whatever becomes of its connection, and reads all connections that are ready in
  // one turn of the event loop: the client's others are read one a turn, so that its packets do not add up.
  function cut(socket: Socket): void {
    socket.destroy()
    const client = clientNetwork(socket.remoteAddress ?? '')
    if (!open.get(client)?.has(socket)) return
    for (const other of open.get(client) ?? []) if (!other.destroyed) other.pause()
    if (resuming.has(client)) return
    resuming.add(client)
    setImmediate(resumeOne, client)
  }

  function resumeOne(client: string): void {
    const paused = [...(open.get(client) ?? [])].find((socket) => socket.isPaused())
    if (!paused) return void resuming.delete(client)
    paused.resume()
    setImmediate(resumeOne, client)
  }
}
