import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { HttpError } from '../protocol/problem.ts'

const megabyte = 1024 * 1024

/** The most bytes of content that are held as they are; longer content is held compressed. */
const maxPlainBytes = 4 * megabyte
const maxCompressedBytes = 48 * megabyte

/** The content of a response. */
export interface Body {
  /** The content, or the content compressed with gzip. */
  bytes: Buffer
  gzipped: boolean
  /** Bytes of the content itself. */
  length: number
}

/** Reads a payload whole. Throws a 503 for a stream that is too long even when it is compressed. */
export async function readBody(
  payload: string | Buffer | Readable | null | undefined,
): Promise<Body> {
  if (payload instanceof Readable) return readStream(payload)
  const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(payload ?? '')
  return { bytes, gzipped: false, length: bytes.length }
}

async function readStream(stream: Readable): Promise<Body> {
  const chunks = toBuffers(stream)
  const first: Buffer[] = []
  let length = 0
  async function* rest() {
    yield* first.splice(0)
    for await (const chunk of chunks) {
      length += chunk.length
      yield chunk
    }
  }
  for (;;) {
    const next = await chunks.next()
    if (next.done) return { bytes: Buffer.concat(first), gzipped: false, length }
    first.push(next.value)
    length += next.value.length
    // One content coding for everybody: it is inflated for the few clients that do not take gzip.
    if (length > maxPlainBytes) {
      const bytes = await compress(rest)
      return { bytes, gzipped: true, length }
    }
  }
}

async function* toBuffers(stream: Readable): AsyncGenerator<Buffer, undefined> {
  for await (const chunk of stream) yield Buffer.from(chunk as string | Buffer)
  return undefined
}

async function compress(content: () => AsyncIterable<Buffer>): Promise<Buffer> {
  const compressed = pipeline(content, createGzip({ chunkSize: 256 * 1024 }), () => {})
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of compressed as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > maxCompressedBytes)
      throw new HttpError(503, 'This list is too long to be sent at once.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
