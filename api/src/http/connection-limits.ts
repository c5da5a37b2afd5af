import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { clientNetwork } from './client-network.ts'
import type { IsTrusted } from './trusted-proxies.ts'

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
 * proxy's, and what each may send at once. An address or household that pipelines more loses all its connections.
 */
export function limitConnections(
  app: FastifyInstance,
  maxPerAddress: number,
  isTrusted: IsTrusted,
): void {
  const { server } = app
  server.maxConnections = maxConnections
  const open = new Map<string, Set<Socket>>()
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

  // Node has parsed this connection's packet to its end before anybody else's turn comes. The client's
  // other packets, which may be hundreds, are not read any more.
  function cut(socket: Socket): void {
    const ofClient = open.get(clientNetwork(socket.remoteAddress ?? ''))
    // A trusted proxy is not among them, and may be a client's neighbour.
    for (const each of ofClient?.has(socket) ? ofClient : [socket]) each.destroy()
  }
}
