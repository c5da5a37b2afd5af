import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'
import { type QueryTime, queryTimes } from '../database/query-times.ts'

/** Times every query by its kind: select, insert, update, delete or raw. */
export function measureDatabase(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'argo_database_query_duration_seconds',
    help: 'Time of a query without waiting for a connection, by its kind and whether it failed.',
    labelNames: ['query', 'outcome'],
    buckets: [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  const observe = (message: unknown) => {
    const { kind, failed, milliseconds } = message as QueryTime
    const query = kind.replace(/(Query)?Node$/, '').toLowerCase()
    durations.observe({ query, outcome: failed ? 'failed' : 'ok' }, milliseconds / 1_000)
  }
  subscribe(queryTimes.name, observe)
  app.addHook('onClose', async () => void unsubscribe(queryTimes.name, observe))
}
