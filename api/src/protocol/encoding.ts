import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { longestAccept } from './accept.ts'

/** The content codings a response can be sent in; the first is preferred where a client takes several alike. */
const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

// Clients send the same few headers with every request.
const negotiated = new LRUCache<string, readonly Encoding[]>({ max: 100 })

/**
 * The codings an Accept-Encoding header takes, the best first (RFC 9110, section 12.5.3). A client that
 * refuses them all is sent the content as it is: it can still choose to read it.
 */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  if (header.length > longestAccept) return ['identity']
  const known = negotiated.get(header)
  if (known) return known
  const accepted = negotiate(header)
  negotiated.set(header, accepted)
  return accepted
}

/** Compresses a body, off the main thread: as small as is sensible for one that is sent often, else as fast. */
export async function encode(
  body: Buffer,
  encoding: Encoding,
  sentOften: boolean,
): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return compressGzip(body)
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: sentOften ? bestQuality(body.length) : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

// Up to here the better quality costs a page 30 ms more, once; beyond, it would be tenths of a second.
function bestQuality(bytes: number): number {
  return bytes < 256 * 1024 ? 10 : 9
}

function negotiate(header: string): readonly Encoding[] {
  // The published types do not have the second argument yet.
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as {
    encodings: (available: readonly string[], options: { preferred: readonly string[] }) => string[]
  }
  const accepted = negotiator.encodings(encodings, { preferred: encodings }) as Encoding[]
  return accepted.length > 0 ? accepted : ['identity']
}
