import { pipeline, type Readable } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib'
import { remember } from './remember.ts'

/** The forms an answer can be sent in; the first is preferred where a browser takes several alike. */
const encodings = ['br', 'zstd', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/** The form to send for an Accept-Encoding header (RFC 9110, section 12.5.3). */
export const negotiateEncoding = remember(preferred)

/** Compresses a body, off the main thread. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoders[encoding](body)
}

/** Compresses a stream as it comes; what fails is told to the one who reads. */
export function encodeStream(source: Readable, encoding: Exclude<Encoding, 'identity'>): Readable {
  return pipeline(source, compressors[encoding](), () => {})
}

const compressors = {
  gzip: () => createGzip(),
  zstd: () => createZstdCompress(),
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
}

const brotli = promisify(brotliCompress)
// Up to here the better quality costs a page 30 ms more, once; beyond, it would be tenths of a second.
const long = 256 * 1024

const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  identity: async (body) => body,
  gzip: promisify(gzip),
  zstd: promisify(zstdCompress),
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: body.length < long ? 10 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
}

function preferred(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const weights = new Map(
    accepted.split(',').map((item) => {
      const [name = '', ...parameters] = item
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight) || 0] as const
    }),
  )
  const weightOf = (name: Encoding) =>
    weights.get(name) ?? (name === 'identity' ? 0.001 : (weights.get('*') ?? 0))
  const [best] = encodings.toSorted((one, other) => weightOf(other) - weightOf(one))
  return best ?? 'identity'
}
