import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { lastDrill, storedBackups } from '../database/backup-folder.ts'
import type { Database } from '../database/schema.ts'
import { createMetricsServer, type ListeningAddress, listenForMetrics } from './metrics-listener.ts'

interface Measured {
  db: Database
  /** Where backups are; undefined where they are elsewhere. */
  backupFolder: string | undefined
}

/** Measures the app, and serves what was measured at an address of its own, for Prometheus. */
export function serveMetrics(
  app: FastifyInstance,
  { db, backupFolder }: Measured,
  address: ListeningAddress,
): void {
  const registry = new Registry()
  // Of the process and of Node: processor time, memory, garbage collection, the event loop's delay.
  collectDefaultMetrics({ register: registry })
  measureRequests(app, registry)
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
      ({ since }) => (since === null ? 0 : Math.max(0, (Date.now() - Date.parse(since)) / 1_000)),
    ],
  })
  if (backupFolder !== undefined) {
    addGauges(registry, async () => (await storedBackups(backupFolder))[0], {
      newest_backup_timestamp_seconds: [
        'When the newest backup in BACKUP_FOLDER was made, in seconds since 1970.',
        ({ madeAt }) => madeAt.getTime() / 1_000,
      ],
    })
    addGauges(registry, () => lastDrill(backupFolder), {
      last_drill_timestamp_seconds: [
        'When a backup was last restored to know that it can be, in seconds since 1970.',
        (at) => at.getTime() / 1_000,
      ],
    })
  }
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
  const durations = new Histogram({
    name: 'argo_http_request_duration_seconds',
    help: 'Time from a request’s headers to the end of its response, by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1_000)
  })
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
