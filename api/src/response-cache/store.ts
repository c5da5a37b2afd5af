import { LRUCache } from 'lru-cache'
import type { Encoding } from '../http/encoding.ts'
import {
  chooseEncoding,
  represent,
  type Representation,
  sizeOf,
  type SourceResponse,
} from './representation.ts'

const megabyte = 1024 * 1024
const day = 86_400_000

interface Entry {
  representation: Representation
  /** What other content codings are made from; stored with the identity coding alone. */
  source?: SourceResponse
}

/** Representations by address and content coding. Each coding is made when it is first requested. */
export function createStore() {
  // Whoever makes up query strings crowds out others' query strings, and no page.
  const plain = createCache(64 * megabyte)
  const queried = createCache(16 * megabyte)
  const encoding = new Map<string, Promise<Representation>>()
  const cacheFor = (key: string) => (key.includes('?') ? queried : plain)

  /** The representation for a client that takes these codings, if it is there. */
  function find(key: string, accepted: readonly Encoding[]): Representation | undefined {
    const cache = cacheFor(key)
    const ready = cache.get(`${accepted[0]} ${key}`)
    if (ready) return ready.representation
    const source = cache.get(`identity ${key}`)?.source
    return source && cache.get(`${chooseEncoding(source.body, accepted)} ${key}`)?.representation
  }

  /** The same, made from the source if the source is there. */
  async function findOrEncode(
    key: string,
    accepted: readonly Encoding[],
  ): Promise<Representation | undefined> {
    const ready = find(key, accepted)
    if (ready) return ready
    const source = cacheFor(key).get(`identity ${key}`)?.source
    if (!source) return undefined
    const name = `${chooseEncoding(source.body, accepted)} ${key}`
    const started = encoding.get(name) ?? encodeSource(key, source, accepted)
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
    accepted: readonly Encoding[],
  ): Promise<Representation> {
    const chosen = chooseEncoding(source.body, accepted)
    const representation = await represent(source, chosen, true)
    // The source may be gone by now, and the catalogue with it.
    const current = cacheFor(key).peek(`identity ${key}`)?.source
    if (current === source) cacheFor(key).set(`${chosen} ${key}`, { representation })
    return representation
  }

  async function add(key: string, source: SourceResponse): Promise<void> {
    const representation = await represent(source, 'identity', true)
    cacheFor(key).set(`identity ${key}`, { representation, source })
  }

  function clear(): void {
    plain.clear()
    queried.clear()
    encoding.clear()
  }

  return { find, findOrEncode, add, clear }
}

function createCache(maxSize: number) {
  return new LRUCache<string, Entry>({
    max: 5_000,
    maxSize,
    sizeCalculation: ({ representation }, key) => sizeOf(representation, key),
    ttl: day,
    ttlResolution: 1_000,
  })
}
