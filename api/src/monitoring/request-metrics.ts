import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

/**
 * Counts and times responses by route: as it is written in the code, never an address, so that nobody adds to the
 * number of series.
 */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const requests = new Counter({
    name: 'argo_http_requests_total',
    help: 'Responses sent, by route, status and what the response cache did: hit, miss, bypass, or none where it has no part.',
    labelNames: ['route', 'status', 'cache'],
    registers,
  })
  const durations = new Histogram({
    name: 'argo_http_request_duration_seconds',
    help: 'Time from a request’s headers to the end of its response.',
    labelNames: ['route', 'cache'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const cache = request.cacheStatus ?? 'none'
    requests.inc({ route, status: reply.statusCode, cache })
    durations.observe({ route, cache }, reply.elapsedTime / 1_000)
    done()
  })
}
