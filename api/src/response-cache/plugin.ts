import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from 'fastify'
import { LRUCache } from 'lru-cache'
import { canonicalAddress } from '../protocol/canonical-address.ts'
import { acceptedEncodings } from '../protocol/encoding.ts'
import type { InTurn } from '../limits/request-queue.ts'
import { createMisses, isStorable, type Miss } from './misses.ts'
import {
  chooseEncoding,
  isNotModified,
  represent,
  type Representation,
  sendCached,
} from './representation.ts'
import { type CacheSize, createStore } from './store.ts'

/** What the response of a route depends on. */
interface CacheRule {
  /** The one spelling of an address that has this response; undefined for one that is never cached. */
  address: (url: string) => string | undefined
  /** The one address at which a 404 is cached too. */
  notFound?: string
  /** Which of several kinds of content the request is sent. */
  kind?: (request: FastifyRequest) => string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on routes whose reads go through the response cache. */
    cache?: CacheRule
  }
  interface FastifyRequest {
    cacheMiss: Miss | null
  }
}

/** An onRoute hook: the reads of a scope go through the cache, by these query parameters. */
export function cacheReads(parameters: readonly string[] = []) {
  const cache: FastifyContextConfig['cache'] = {
    address: (url) => canonicalAddress(url, () => parameters),
  }
  return (route: RouteOptions): void => {
    route.config = { ...route.config, cache }
  }
}

/**
 * Serves reads of the routes that are configured so from memory until the catalogue's version changes.
 *
 *     onRequest ── in the store ──▶ sent
 *         │ not there
 *     queueMisses ── another makes it ──▶ waits for that one, and looks in the store again
 *         │ two at a time
 *     the route ──▶ onSend ── may be shared, and no change meanwhile ──▶ stored, sent
 *                      └──── otherwise ──▶ sent
 *
 * What the app adds before it calls `queueMisses` is done for a miss at once. `inTurn` has other requests
 * wait in the same queue for what renders a page.
 */
export function addResponseCache(
  app: FastifyInstance,
  version: () => string,
): { size: () => CacheSize; queueMisses: () => void; inTurn: InTurn } {
  const store = createStore()
  const misses = createMisses(store)
  // Visitors request the same few addresses: they are read once, and not for each request.
  const addresses = new LRUCache<string, { canonical: string | undefined }>({
    maxSize: 1_000_000,
    sizeCalculation: (_address, url) => 100 + 2 * url.length,
  })
  let storedVersion: string | undefined
  let versionFails = false

  app.decorateRequest('cacheMiss', null)

  app.addHook('onRequest', (request, reply, next) => {
    const rule = request.routeOptions.config.cache
    if (!rule || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    const current = currentVersion()
    const address = current === undefined ? undefined : addressOf(request.url, rule)
    const key = address && rule.kind ? `${rule.kind(request)} ${address}` : address
    const accepted = acceptedEncodings(request.headers['accept-encoding'])
    const cached = key === undefined ? undefined : store.find(key, accepted)
    if (cached) return sendCached(request, reply, cached)
    request.cacheStatus = key === undefined ? 'bypass' : 'miss'
    const stores404 = address !== undefined && address === rule.notFound
    request.cacheMiss = {
      key,
      version: current,
      stores404,
      accepted,
      failed: false,
      settle: () => {},
    }
    return next()
  })

  app.addHook('onSend', async (request, reply, payload: Payload) => {
    const miss = request.cacheMiss
    if (!miss && typeof payload !== 'string') return payload
    const accepted = acceptedEncodings(request.headers['accept-encoding'])
    try {
      const body = await readWhole(reply, payload)
      const source = { status: reply.statusCode, headers: reply.getHeaders(), body }
      const key = miss && isStorable(source, miss) ? miss.key : undefined
      if (key !== undefined && miss?.version === currentVersion()) await store.add(key, source)
      const representation =
        (key === undefined ? undefined : await store.findOrEncode(key, accepted)) ??
        (await represent(source, chooseEncoding(body, accepted), false))
      miss?.settle(key === undefined ? 'not storable' : 'storable')
      return apply(request, reply, representation)
    } catch (error) {
      // The first failure goes to the error handler, whose response comes here again.
      if (miss?.failed) miss.settle()
      if (miss) miss.failed = true
      throw error
    }
  })

  return { size: store.size, queueMisses, inTurn: misses.inTurn }

  function queueMisses(): void {
    app.addHook('onRequest', async (request, reply) => {
      const miss = request.cacheMiss
      if (miss) await misses.join(request, reply, miss)
    })
  }

  function addressOf(url: string, { address }: CacheRule): string | undefined {
    const known = addresses.get(url)
    if (known) return known.canonical
    const canonical = address(url)
    addresses.set(url, { canonical })
    return canonical
  }

  function currentVersion(): string | undefined {
    try {
      const current = version()
      versionFails = false
      if (current !== storedVersion) {
        store.clear()
        misses.forget()
        storedVersion = current
      }
      return current
    } catch (error) {
      if (!versionFails)
        app.log.error({ err: error }, 'the catalogue’s version cannot be read; nothing is cached')
      versionFails = true
      return undefined
    }
  }
}

type Payload = string | Buffer | Readable | Response | null | undefined

async function readWhole(reply: FastifyReply, payload: Payload): Promise<Buffer> {
  if (payload instanceof Readable) return buffer(payload)
  if (!(payload instanceof Response)) return Buffer.from(payload ?? '')
  reply.code(payload.status).headers(Object.fromEntries(payload.headers))
  return Buffer.from(await payload.arrayBuffer())
}

function apply(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, notModified, body }: Representation,
) {
  const changed = isNotModified(request.raw, notModified) ? notModified.headers : headers
  for (const name of ['content-type', 'content-length', 'content-encoding'])
    reply.removeHeader(name)
  for (let index = 0; index < changed.length; index += 2)
    reply.header(String(changed[index]), changed[index + 1])
  if (changed !== headers) {
    reply.code(304)
    // Of a HEAD Fastify itself removes the content, and fails without any.
    if (request.method !== 'HEAD') return null
  }
  return body
}
