import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { encode, type Encoding } from '../protocol/encoding.ts'

/** A response as the app gave it, before any content coding. */
export interface SourceResponse {
  status: number
  headers: Record<string, number | string | string[] | undefined>
  body: Buffer
}

/** A response in one content coding, ready to be sent. */
export interface Representation {
  status: number
  encoding: Encoding
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[]
  /** The headers of a 304; without it the response is never "not modified". */
  notModified: { etag: string; headers: string[] } | undefined
  body: Buffer
}

// Node writes these itself, or they depend on the representation.
const excluded = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
])
// Less gains nothing: it fits into one packet as it is.
const worthCompressing = 1_024

/** The content coding in which to send a body to a client that takes these. */
export function chooseEncoding(body: Buffer, accepted: readonly Encoding[]): Encoding {
  return body.length < worthCompressing ? 'identity' : (accepted[0] ?? 'identity')
}

/** Makes a representation; one that is `cached` is compressed well and has a strong ETag of its own. */
export async function represent(
  { status, headers, body }: SourceResponse,
  encoding: Encoding,
  cached: boolean,
): Promise<Representation> {
  const encoded = await encode(body, encoding, cached)
  const common = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || excluded.has(name) ? [] : [name, String(value)],
  )
  common.push('vary', [headers.vary ?? [], 'accept-encoding'].flat().join(', '))
  // Only what is there can be "not modified" (RFC 9110, section 13.2.1).
  const etag = cached && status === 200 ? `"${digest(encoded)}-${encoding}"` : undefined
  if (etag) common.push('etag', etag)
  return {
    status,
    encoding,
    headers: [
      ...common,
      ...(headers['content-type'] ? ['content-type', String(headers['content-type'])] : []),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(encoded.length),
    ],
    notModified: etag ? { etag, headers: common } : undefined,
    body: encoded,
  }
}

/** Sends a representation past the rest of the app, or a 304 to a client that has it already. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, notModified, body }: Representation,
): void {
  request.cacheStatus = 'hit'
  reply.hijack()
  const { raw: response } = reply
  if (response.destroyed) return
  if (isNotModified(request.raw, notModified)) response.writeHead(304, notModified.headers).end()
  else if (request.method === 'HEAD') response.writeHead(status, headers).end()
  else response.writeHead(status, headers).end(body)
}

/** Whether the client has this representation already. */
export function isNotModified(
  { headers }: Pick<IncomingMessage, 'headers'>,
  notModified: Representation['notModified'],
): notModified is NonNullable<Representation['notModified']> {
  return notModified !== undefined && fresh(headers, { etag: notModified.etag })
}

/** Bytes of memory that a cached representation takes beside its source's body, which may be its own. */
export function sizeOf({ body, headers }: Representation, source: SourceResponse): number {
  const text = headers.reduce((total, part) => total + part.length, 0)
  // The rest is what objects around it take.
  return (body === source.body ? 0 : body.length) + text + 1_000
}

function digest(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}
