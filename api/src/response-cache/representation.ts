import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import fresh from 'fresh'
import { encode, type Encoding } from '../protocol/encoding.ts'
import type { Body } from './read-body.ts'

/** A response as the app gave it, before any content coding. */
export interface SourceResponse {
  status: number
  headers: Record<string, number | string | string[] | undefined>
  body: Body
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
  /** A short body once more, as text with a character for each byte. */
  latin1: string | undefined
  /** Whether the body is held compressed and is inflated as it is sent. */
  inflate: boolean
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
// Node writes headers and a string at once, but headers and a buffer one by one: for a short body, which
// costs less to copy than to write by itself, a fifth less processor time.
const worthJoining = 8 * 1_024

/** The content coding in which to send a body to a client that takes these. */
export function chooseEncoding(body: Body, accepted: readonly Encoding[]): Encoding {
  if (body.gzipped) return accepted.find((encoding) => encoding !== 'br') ?? 'identity'
  return body.length < worthCompressing ? 'identity' : (accepted[0] ?? 'identity')
}

/** Makes a representation; one that is `cached` is compressed well and has a strong ETag of its own. */
export async function represent(
  { status, headers, body }: SourceResponse,
  encoding: Encoding,
  cached: boolean,
): Promise<Representation> {
  const encoded = body.gzipped ? body.bytes : await encode(body.bytes, encoding, cached)
  const inflate = body.gzipped && encoding === 'identity'
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
      String(inflate ? body.length : encoded.length),
    ],
    notModified: etag ? { etag, headers: common } : undefined,
    body: encoded,
    latin1:
      cached && !inflate && encoded.length <= worthJoining ? encoded.toString('latin1') : undefined,
    inflate,
  }
}

/** Sends a representation, or a 304 to a client that has it already. */
export function sendRepresentation(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, notModified, body, latin1, inflate }: Representation,
): void {
  if (isNotModified(request, notModified)) {
    response.writeHead(304, notModified.headers)
    response.end()
    return
  }
  response.writeHead(status, headers)
  if (request.method === 'HEAD') response.end()
  else if (inflate) pipeline(inflated(body), response, () => {})
  else if (latin1 !== undefined) response.end(latin1, 'latin1')
  else response.end(body)
}

/** Whether the client has this representation already. */
export function isNotModified(
  { headers }: Pick<IncomingMessage, 'headers'>,
  notModified: Representation['notModified'],
): notModified is NonNullable<Representation['notModified']> {
  return notModified !== undefined && fresh(headers, { etag: notModified.etag })
}

/** The content of a body that is held compressed, as a stream. */
export function inflated(body: Buffer): Readable {
  return pipeline(Readable.from(body), createGunzip({ chunkSize: 64 * 1024 }), () => {})
}

/** Bytes of memory that a cached representation takes beside its source's body, which may be its own. */
export function sizeOf(
  { body, latin1 = '', headers }: Representation,
  source: SourceResponse,
): number {
  const text = headers.reduce((total, part) => total + part.length, latin1.length)
  // The rest is what objects around it take.
  return (body === source.body.bytes ? 0 : body.length) + text + 1_000
}

function digest(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}
