import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { storedBackups } from '../database/backup-folder.ts'
import { type QueryTime, queryTimes } from '../database/query-times.ts'
import type { Database } from '../database/schema.ts'
import type { CacheSize } from '../response-cache/response-cache.ts'
import { createMetricsServer, type ListeningAddress, listenForMetrics } from './metrics-listener.ts'
import type { Readiness } from './readiness.ts'

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
  measureCache(cacheSize, registry)
  // All servers share the outbox.
  addGauges(registry, () => outboxState(db), {
    outbox_messages: [
      'E-mails that wait to be sent, of all servers together.',
      ({ count }) => Number(count),
    ],
    outbox_refused_messages: [
      'Contact messages that the mail server has refused for good; they are stored and not sent again.',
      ({ refusals }) => Number(refusals),
    ],
    outbox_oldest_seconds: [
      'How long the oldest of them has waited.',
      ({ since }) => (since === null ? 0 : (Date.now() - Date.parse(since)) / 1_000),
    ],
  })
  addGauges(registry, readiness, {
    ready: [
      '1 while /readyz says 200, 0 while it says 503.',
      ({ problem }) => (problem === undefined ? 1 : 0),
    ],
    malformed_products: [
      'Products that are malformed, and left out of the lists.',
      ({ malformedProducts }) => malformedProducts.length,
    ],
  })
  if (backupFolder !== undefined)
    addGauges(registry, async () => (await storedBackups(backupFolder))[0], {
      newest_backup_timestamp_seconds: [
        'When the newest backup in BACKUP_FOLDER was made, in seconds since 1970.',
        ({ madeAt }) => madeAt.getTime() / 1_000,
      ],
    })
  const server = createMetricsServer(registry.contentType, () => registry.metrics())
  app.addHook('onReady', async () => {
    await listenForMetrics(server, address)
    app.log.info({ address: server.address() }, 'metrics are served')
  })
  app.addHook('onClose', async () => {
    server.close()
    server.closeAllConnections()
  })
}

// By route: as it is written in the code, never an address, so that nobody adds to the number of series.
function measureRequests(app: FastifyInstance, registry: Registry): void {
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

// By kind: select, insert, update, delete or raw.
function measureDatabase(app: FastifyInstance, registry: Registry): void {
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

function measureCache(cacheSize: Measured['cacheSize'], registry: Registry): void {
  if (!cacheSize) return
  addGauges(registry, async () => cacheSize(), {
    response_cache_bytes: ['Memory that cached responses take.', ({ bytes }) => bytes],
    response_cache_entries: ['Addresses whose response is cached.', ({ entries }) => entries],
  })
  const evictions = new Counter({
    name: 'argo_response_cache_evictions_total',
    help: 'Cached responses that made room for others.',
    registers: [],
    collect() {
      this.reset()
      this.inc(cacheSize().evictions)
    },
  })
  registry.registerMetric(evictions)
}

function outboxState(db: Database) {
  return db
    .selectFrom('outbox')
    .leftJoin('contactMessages', 'contactMessages.id', 'outbox.contactMessageId')
    .leftJoin('newsletterSubscriptions', 'newsletterSubscriptions.id', 'outbox.subscriptionId')
    .select(({ fn }) => [
      fn.countAll<number | string>().filterWhere('refusal', 'is', null).as('count'),
      fn.count<number | string>('refusal').as('refusals'),
      fn
        .min(fn.coalesce('contactMessages.createdAt', 'newsletterSubscriptions.askedAt'))
        .filterWhere('refusal', 'is', null)
        .as('since'),
    ])
    .where('outbox.heldAt', 'is', null)
    .executeTakeFirstOrThrow()
}

type Gauges<State> = Record<string, [help: string, valueOf: (state: State) => number]>

// Of one state, which is read whenever metrics are asked for; while it cannot be read they are left out.
function addGauges<State>(
  registry: Registry,
  read: () => Promise<State | undefined>,
  gauges: Gauges<State>,
): void {
  let reading: Promise<State | undefined> | undefined
  for (const [name, [help, valueOf]] of Object.entries(gauges)) {
    const gauge = new Gauge({
      name: `argo_${name}`,
      help,
      registers: [],
      async collect() {
        // All of them ask at once.
        reading ??= read().finally(() => (reading = undefined))
        const state = await reading.catch(() => undefined)
        if (state === undefined) this.remove()
        else this.set(valueOf(state))
      },
    })
    registry.registerMetric(gauge)
  }
}
