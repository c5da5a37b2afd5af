import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

/** The content codings a response can be sent in; the first is preferred where a client takes several alike. */
const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/** Characters of a header that are read; a longer one, which no browser sends, says nothing. */
const longestHeader = 1_000

/** The best of the codings that an Accept-Encoding header takes (RFC 9110, 12.5.3); the content as it is without any. */
export function acceptedEncoding(header = ''): Encoding {
  if (header === '' || header.length > longestHeader) return 'identity'
  // The published types do not have the second argument yet.
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as {
    encoding: (available: readonly string[], options: object) => Encoding | undefined
  }
  return negotiator.encoding(encodings, { preferred: encodings }) ?? 'identity'
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
