import type { Readable } from 'node:stream'

/** All that a stream brings, or undefined once that is more than `limit` bytes; the stream is then over. */
export async function readUpTo(limit: number, stream: Readable): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
