import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Database } from '../database/schema.ts'
import type { CacheSize } from '../response-cache/response-cache.ts'
import { measureCache } from './cache-metrics.ts'
import { measureDatabase } from './database-metrics.ts'
import { createMetricsServer, type ListeningAddress, listenForMetrics } from './metrics-listener.ts'
import { measureBackups } from './backup-metrics.ts'
import { measureReadiness } from './readiness-metrics.ts'
import type { Readiness } from './readiness.ts'
import { measureOutbox } from './outbox-metrics.ts'
import { measureRequests } from './request-metrics.ts'

interface Measured {
  db: Database
  /** Undefined for a server that caches nothing. */
  cacheSize: (() => CacheSize) | undefined
  readiness: () => Promise<Readiness>
  /** Where backups are; undefined where they are elsewhere. */
  backupFolder: string | undefined
}

/** Measures the app, and serves what was measured at an address of its own, for Prometheus. */
export function serveMetrics(
  app: FastifyInstance,
  { db, cacheSize, readiness, backupFolder }: Measured,
  address: ListeningAddress,
): void {
  const registry = new Registry()
  // Of the process and of Node: processor time, memory, garbage collection, the event loop's delay.
  collectDefaultMetrics({ register: registry })
  measureRequests(app, registry)
  measureDatabase(app, registry)
  if (cacheSize) measureCache(cacheSize, registry)
  const reads = [measureOutbox(db, registry), measureReadiness(readiness, registry)]
  if (backupFolder !== undefined) reads.push(measureBackups(backupFolder, registry))
  const server = createMetricsServer(registry.contentType, async () => {
    await Promise.all(reads.map((read) => read()))
    return registry.metrics()
  })
  app.addHook('onReady', async () => {
    await listenForMetrics(server, address)
    app.log.info({ address: server.address() }, 'metrics are served')
  })
  app.addHook('onClose', async () => {
    server.close()
    server.closeAllConnections()
  })
}
