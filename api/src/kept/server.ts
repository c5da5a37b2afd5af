import { createServer, type Server } from 'node:http'
import type { FastifyHttpOptions, FastifyServerFactory } from 'fastify'
import type { Front } from './front.ts'

/** A server whose requests meet the front first, once there is one, and then the app. */
export function serverBehind(front: () => Front | undefined): FastifyServerFactory {
  return (handle, options) => {
    const { http, keepAliveTimeout, requestTimeout, connectionTimeout } =
      options as FastifyHttpOptions<Server>
    const server = createServer(http ?? {}, (request, response) => {
      const pass = () => handle(request, response)
      const answer = front()
      if (answer) answer(request, response, pass)
      else pass()
    })
    // What Fastify sets on a server that it makes itself.
    if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout
    if (requestTimeout !== undefined) server.requestTimeout = requestTimeout
    server.setTimeout(connectionTimeout ?? 0)
    return server
  }
}
