import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import { createRequestQueue, type InTurn } from './request-queue.ts'
import { canonicalAddress } from './canonical-address.ts'
import { acceptedEncoding, encode, type Encoding } from './content-negotiation.ts'

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

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on routes whose reads are cached: the one spelling of an address; undefined for one that is never cached. */
    cacheKey?: (url: string) => string | undefined
  }
  interface FastifyRequest {
    /** Of a read that is not in the cache: where its response belongs, and what ends its turn in the queue. */
    cacheMiss: {
      key?: string | undefined
      version?: number | undefined
      endTurn: () => void
    } | null
    cachedResponse: CachedResponse | null
  }
}

const megabyte = 1024 * 1024
// Less fits into one packet as it is.
const worthCompressing = 1_024
// Node writes these itself, or they depend on the content coding.
const notStored = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']

/** An onRoute hook: the reads of a scope go through the cache, by these query parameters. */
export function cacheReads(parameters: readonly string[] = []) {
  const cacheKey = (url: string) => canonicalAddress(url, () => parameters)
  return (route: RouteOptions): void => {
    route.config = { ...route.config, cacheKey }
  }
}

/**
 * Serves reads of routes with a `cacheKey` from memory until the catalogue's version changes; misses wait in a queue.
 * Returns a function that has pages which are never cached wait there too.
 */
export function addResponseCache(app: FastifyInstance, version: () => number): InTurn {
  const createStore = (maxSize: number) =>
    new LRUCache<string, CachedResponse>({
      max: 5_000,
      maxSize,
      // Both codings of a text together take less than the text.
      sizeCalculation: ({ body }, key) => 2 * (key.length + body.length) + 3_000,
    })
  const plain = createStore(96 * megabyte)
  // Whoever makes up query strings crowds out others' query strings, and no page.
  const queried = createStore(24 * megabyte)
  const storeOf = (key: string) => (key.includes('?') ? queried : plain)
  const queue = createRequestQueue({ concurrency: 2, maxWaiting: 1_000 })
  /** By key: ends with the turn of the request for which a response is being made. */
  const pending = new Map<string, Promise<void>>()
  let storedVersion: number | undefined
  let versionFails = false

  app.decorateRequest('cacheMiss', null)
  app.decorateRequest('cachedResponse', null)

  app.addHook('onRequest', (request, reply, next) => {
    const { cacheKey } = request.routeOptions.config
    if (!cacheKey || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    const current = currentVersion()
    const key = current === undefined ? undefined : cacheKey(request.url)
    if (sendStored(request, reply, key)) return undefined
    request.cacheStatus = key === undefined ? 'bypass' : 'miss'
    const begin = (isMine: boolean) => {
      if (isMine) next()
    }
    takeTurn(request, reply, key, current).then(begin, next)
    return undefined
  })

  app.addHook('onSend', async (request, reply, payload: Payload) => {
    const { cacheMiss: miss, cachedResponse: stored } = request
    if (!stored && !miss && typeof payload !== 'string') return payload
    try {
      const response = stored ?? (await toCachedResponse(reply, payload))
      if (miss?.key !== undefined && isShared(response) && miss.version === currentVersion()) {
        response.digest = createHash('sha256')
          .update(response.body)
          .digest('base64url')
          .slice(0, 22)
        storeOf(miss.key).set(miss.key, response)
      }
      return await inCoding(request, reply, response)
    } finally {
      miss?.endTurn()
    }
  })

  return inTurn

  function sendStored(request: FastifyRequest, reply: FastifyReply, key?: string): boolean {
    const stored = key === undefined ? undefined : storeOf(key).get(key)
    if (!stored) return false
    request.cacheStatus = 'hit'
    request.cachedResponse = stored
    reply.code(stored.status).headers(stored.headers).send(stored.body)
    return true
  }

  // Resolves to false when the request was answered by another's response meanwhile, or its client has gone.
  async function takeTurn(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string | undefined,
    version: number | undefined,
  ): Promise<boolean> {
    const others = pending.get(key ?? '')
    // Nothing is awaited in vain: the next request would pass by before this one is known.
    if (others) await others
    if (sendStored(request, reply, key)) return false
    const turn = Promise.withResolvers<void>()
    if (key !== undefined && !pending.has(key)) pending.set(key, turn.promise)
    const endPending = () => {
      if (key !== undefined && pending.get(key) === turn.promise) pending.delete(key)
      turn.resolve()
    }
    try {
      const leaveQueue = await queue.enter(request, reply.raw)
      const endTurn = () => {
        endPending()
        leaveQueue?.()
      }
      if (leaveQueue && !sendStored(request, reply, key)) {
        request.cacheMiss = { key, version, endTurn }
        return true
      }
      endTurn()
      if (!leaveQueue) reply.hijack()
      return false
    } catch (error) {
      endPending()
      throw error
    }
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

  function currentVersion(): number | undefined {
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
}

// What every cache between here and the visitors may keep, unless it broke off.
function isShared({ status, headers }: CachedResponse): boolean {
  return status < 500 && String(headers['cache-control']).includes('s-maxage=')
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
): Promise<Buffer | Readable | null> {
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
      // Of a HEAD Fastify would tell the length of any other content.
      return request.method === 'HEAD' ? Readable.from([]) : null
    }
  }
  const encoding = encoded.get(coding) ?? encode(body, coding, digest !== undefined)
  encoded.set(coding, encoding)
  const content = await encoding
  if (coding !== 'identity') reply.header('content-encoding', coding)
  reply.header('content-length', content.length)
  return content
}
