import { LRUCache } from 'lru-cache'
import type { Encoding } from '../protocol/encoding.ts'
import {
  chooseEncoding,
  represent,
  type Representation,
  sizeOf,
  type SourceResponse,
} from './representation.ts'

const megabyte = 1024 * 1024
const day = 86_400_000

/** A response with the content codings that were made of it so far; replaced when one is added. */
interface Entry {
  source: SourceResponse
  representations: Partial<Record<Encoding, Representation>>
}

/** What the cache holds, and how many of its entries made room for others since the start. */
export interface CacheSize {
  bytes: number
  entries: number
  evictions: number
}

/** What `createStore` makes. */
export type Store = ReturnType<typeof createStore>

/** Representations by address and content coding. Each coding is made when it is first requested. */
export function createStore() {
  // Whoever makes up query strings crowds out others' query strings, and no page.
  let evictions = 0
  const countEviction = () => (evictions += 1)
  const plain = createCache(64 * megabyte, countEviction)
  const queried = createCache(16 * megabyte, countEviction)
  const encoding = new Map<string, Promise<Representation>>()
  const cacheFor = (key: string) => (key.includes('?') ? queried : plain)

  /** The representation for a client that takes these codings, if it is there. */
  function find(key: string, accepted: readonly Encoding[]): Representation | undefined {
    const entry = cacheFor(key).get(key)
    return entry && entry.representations[chooseEncoding(entry.source.body, accepted)]
  }

  /** The same, made from the source if the source is there. */
  async function findOrEncode(
    key: string,
    accepted: readonly Encoding[],
  ): Promise<Representation | undefined> {
    const entry = cacheFor(key).get(key)
    if (!entry) return undefined
    const chosen = chooseEncoding(entry.source.body, accepted)
    const ready = entry.representations[chosen]
    if (ready) return ready
    const name = `${chosen} ${key}`
    const started = encoding.get(name) ?? encodeSource(key, entry.source, chosen)
    encoding.set(name, started)
    try {
      return await started
    } finally {
      if (encoding.get(name) === started) encoding.delete(name)
    }
  }

  async function encodeSource(
    key: string,
    source: SourceResponse,
    chosen: Encoding,
  ): Promise<Representation> {
    const representation = await represent(source, chosen, true)
    // The source may be gone by now, and the catalogue with it.
    const current = cacheFor(key).peek(key)
    if (current?.source === source) {
      const representations = { ...current.representations, [chosen]: representation }
      cacheFor(key).set(key, { source, representations })
    }
    return representation
  }

  async function add(key: string, source: SourceResponse): Promise<void> {
    const identity = await represent(source, 'identity', true)
    cacheFor(key).set(key, { source, representations: { identity } })
  }

  function clear(): void {
    plain.clear()
    queried.clear()
    encoding.clear()
  }

  function size(): CacheSize {
    return {
      bytes: plain.calculatedSize + queried.calculatedSize,
      entries: plain.size + queried.size,
      evictions,
    }
  }

  return { find, findOrEncode, add, clear, size }
}

function createCache(maxSize: number, onEviction: () => void) {
  return new LRUCache<string, Entry>({
    max: 5_000,
    maxSize,
    sizeCalculation: ({ source, representations }, key) =>
      Object.values(representations).reduce(
        (sum, each) => sum + sizeOf(each, source),
        2 * key.length + source.body.length,
      ),
    dispose: (_entry, _key, reason) => {
      if (reason === 'evict') onEviction()
    },
    ttl: day,
    ttlResolution: 1_000,
  })
}
