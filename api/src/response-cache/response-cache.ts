import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import { createRequestQueue, type InTurn } from '../limits/request-queue.ts'
import { canonicalAddress } from '../protocol/canonical-address.ts'
import { acceptedEncoding, encode, type Encoding } from '../protocol/content-negotiation.ts'

/** What the response of a route depends on. */
interface CacheRule {
  /** The one spelling of an address that has this response; undefined for one that is never cached. */
  address: (url: string) => string | undefined
  /** The one address at which a 404 is cached too. */
  notFound?: string
}

/** A response as its route made it. */
interface CachedResponse {
  status: number
  headers: Record<string, number | string | string[] | undefined>
  body: Buffer
  /** Of the body, without its content coding; only a stored response has one. */
  digest?: string
  /** The body in the codings that were asked for so far. */
  encoded: Map<Encoding, Promise<Buffer>>
}

/** What the cache holds, and how many of its entries made room for others since the start. */
export interface CacheSize {
  bytes: number
  entries: number
  evictions: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on routes whose reads go through the response cache. */
    cache?: CacheRule
  }
  interface FastifyRequest {
    /** Of a read that is not in the cache: where its response belongs, and what ends its turn. */
    cacheMiss: {
      key: string | undefined
      version: string | undefined
      stores404: boolean
      endTurn?: () => void
    } | null
    cachedResponse: CachedResponse | null
  }
}

const megabyte = 1024 * 1024
const day = 86_400_000
// Less fits into one packet as it is.
const worthCompressing = 1_024
// Node writes these itself, or they depend on the content coding.
const notStored = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']

/** An onRoute hook: the reads of a scope go through the cache, by these query parameters. */
export function cacheReads(parameters: readonly string[] = []) {
  const cache: CacheRule = { address: (url) => canonicalAddress(url, () => parameters) }
  return (route: RouteOptions): void => {
    route.config = { ...route.config, cache }
  }
}

/**
 * Serves reads of the routes that are configured so from memory until the catalogue's version changes: the drawing of
 * docs/architecture.md has the way of a request.
 *
 * What the app adds before it calls `queueMisses` is done for a miss at once. `inTurn` has other requests
 * wait in the same queue for what renders a page.
 */
export function addResponseCache(
  app: FastifyInstance,
  version: () => string,
): { size: () => CacheSize; queueMisses: () => void; inTurn: InTurn } {
  let evictions = 0
  const createStore = (maxSize: number) =>
    new LRUCache<string, CachedResponse>({
      max: 5_000,
      maxSize,
      // Both codings of a text together take less than the text.
      sizeCalculation: ({ body }, key) => 2 * (key.length + body.length) + 3_000,
      dispose: (_response, _key, reason) => {
        if (reason === 'evict') evictions += 1
      },
      ttl: day,
      ttlResolution: 1_000,
    })
  const plain = createStore(96 * megabyte)
  // Whoever makes up query strings crowds out others' query strings, and no page.
  const queried = createStore(24 * megabyte)
  const storeOf = (key: string) => (key.includes('?') ? queried : plain)
  const queue = createRequestQueue({ concurrency: 2, maxWaiting: 1_000 })
  /** By key: ends with the turn of the request for which a response is being made. */
  const pending = new Map<string, Promise<void>>()
  let storedVersion: string | undefined
  let versionFails = false

  app.decorateRequest('cacheMiss', null)
  app.decorateRequest('cachedResponse', null)

  app.addHook('onRequest', (request, reply, next) => {
    const rule = request.routeOptions.config.cache
    if (!rule || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    const current = currentVersion()
    const key = current === undefined ? undefined : rule.address(request.url)
    if (sendStored(request, reply, key)) return undefined
    request.cacheStatus = key === undefined ? 'bypass' : 'miss'
    const stores404 = key !== undefined && key === rule.notFound
    request.cacheMiss = { key, version: current, stores404 }
    return next()
  })

  app.addHook('onSend', async (request, reply, payload: Payload) => {
    const { cacheMiss: miss, cachedResponse: stored } = request
    if (!stored && !miss && typeof payload !== 'string') return payload
    try {
      const response = stored ?? (await toCachedResponse(reply, payload))
      if (miss?.key !== undefined && isStorable(response, miss)) {
        response.digest = createHash('sha256')
          .update(response.body)
          .digest('base64url')
          .slice(0, 22)
        storeOf(miss.key).set(miss.key, response)
      }
      return await inCoding(request, reply, response)
    } finally {
      miss?.endTurn?.()
    }
  })

  return { size, queueMisses, inTurn }

  function sendStored(request: FastifyRequest, reply: FastifyReply, key?: string): boolean {
    const stored = key === undefined ? undefined : storeOf(key).get(key)
    if (!stored) return false
    request.cacheStatus = 'hit'
    request.cacheMiss = null
    request.cachedResponse = stored
    reply.code(stored.status).headers(stored.headers).send(stored.body)
    return true
  }

  function queueMisses(): void {
    app.addHook('onRequest', async (request, reply) => {
      const { cacheMiss } = request
      // Fastify would go on with what is being sent: a reply resolves when it has been.
      if (cacheMiss && (await takeTurn(request, reply, cacheMiss))) await reply
    })
  }

  // Resolves when it is the request's turn to be handled, or true when it was sent meanwhile or its client has gone.
  async function takeTurn(
    request: FastifyRequest,
    reply: FastifyReply,
    miss: NonNullable<FastifyRequest['cacheMiss']>,
  ): Promise<boolean> {
    const { key = '' } = miss
    await pending.get(key)
    if (sendStored(request, reply, miss.key)) return true
    const turn = Promise.withResolvers<void>()
    if (miss.key !== undefined && !pending.has(key)) pending.set(key, turn.promise)
    const endTurn = () => {
      if (pending.get(key) === turn.promise) pending.delete(key)
      turn.resolve()
    }
    const leaveQueue = await queue.enter(request, reply.raw).catch((error: unknown) => {
      endTurn()
      throw error
    })
    miss.endTurn = () => {
      endTurn()
      leaveQueue?.()
    }
    if (!leaveQueue) reply.hijack()
    else if (!sendStored(request, reply, miss.key)) return false
    miss.endTurn()
    return true
  }

  async function inTurn(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    if (request.cacheMiss) return work()
    const leaveQueue = await queue.enter(request, reply.raw)
    if (!leaveQueue) return reply.hijack()
    return work().finally(leaveQueue)
  }

  function isStorable(
    { status, headers }: CachedResponse,
    { version: begun, stores404 }: NonNullable<FastifyRequest['cacheMiss']>,
  ): boolean {
    if (status !== 200 && !(status === 404 && stores404)) return false
    return String(headers['cache-control']).includes('s-maxage=') && begun === currentVersion()
  }

  function currentVersion(): string | undefined {
    try {
      const current = version()
      versionFails = false
      if (current !== storedVersion) for (const store of [plain, queried]) store.clear()
      storedVersion = current
      return current
    } catch (error) {
      if (!versionFails)
        app.log.error({ err: error }, 'the catalogue’s version cannot be read; nothing is cached')
      versionFails = true
      return undefined
    }
  }

  function size(): CacheSize {
    return {
      bytes: plain.calculatedSize + queried.calculatedSize,
      entries: plain.size + queried.size,
      evictions,
    }
  }
}

type Payload = string | Buffer | Readable | Response | null | undefined

async function toCachedResponse(reply: FastifyReply, payload: Payload): Promise<CachedResponse> {
  const body = await readBody(reply, payload)
  const headers = { ...reply.getHeaders() }
  for (const name of notStored) delete headers[name]
  headers.vary = [headers.vary ?? [], 'accept-encoding'].flat().join(', ')
  return { status: reply.statusCode, headers, body, encoded: new Map() }
}

async function readBody(reply: FastifyReply, payload: Payload): Promise<Buffer> {
  if (payload instanceof Readable) return buffer(payload)
  if (!(payload instanceof Response)) return Buffer.from(payload ?? '')
  reply.code(payload.status).headers(Object.fromEntries(payload.headers))
  return Buffer.from(await payload.arrayBuffer())
}

// Sets the headers that depend on the coding, or those of a 304 for a client that has it already.
async function inCoding(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body, digest, encoded }: CachedResponse,
): Promise<Buffer | null> {
  const coding =
    body.length < worthCompressing
      ? 'identity'
      : acceptedEncoding(request.headers['accept-encoding'])
  reply.header('vary', headers.vary)
  // Only what is there can be "not modified" (RFC 9110, section 13.2.1).
  if (digest !== undefined && status === 200) {
    const etag = `"${digest}-${coding}"`
    reply.header('etag', etag)
    if (fresh(request.headers, { etag })) {
      reply.code(304).removeHeader('content-type').removeHeader('content-length')
      // Of a HEAD Fastify itself removes the content, and fails without any.
      return request.method === 'HEAD' ? body : null
    }
  }
  const encoding = encoded.get(coding) ?? encode(body, coding, digest !== undefined)
  encoded.set(coding, encoding)
  const content = await encoding
  if (coding !== 'identity') reply.header('content-encoding', coding)
  reply.header('content-length', content.length)
  return content
}
