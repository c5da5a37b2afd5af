import { type Agent, type IncomingHttpHeaders, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { marker } from './request-shapes.ts'

/** A request as node:http sends it. */
export interface SentRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer | undefined
}

export interface Response {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

const inside =
  /\n\s+at .+:\d+|node_modules|file:\/\/|\b(select|insert into|update|from) "[a-z]|SQLITE_|kysely|better-sqlite3|FST_ERR/i

// Bytes that a response may have, and one that refuses and is no page.
const mostBytes = 1_000_000
const mostBytesOfRefusal = 8_000

/** Sends a request, and gives its response within a time in ms. */
export async function respond(
  url: string,
  agent: Agent,
  { body, ...request }: SentRequest,
  within = 10_000,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const { hostname, port } = new URL(url)
  const signal = AbortSignal.timeout(within)
  // Without its length the body of a DELETE is taken for the next request.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const headers = { ...request.headers, ...length }
  const sending = send({ hostname, port, agent, signal, ...request, headers }, (response) => {
    text(response).then(
      (all) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: all }),
      reject,
    )
  })
  sending.on('error', reject)
  sending.end(body)
  return promise
}

/** What is wrong with a response, whatever was asked; undefined if nothing is. */
export function complaintOf({ status, headers, body }: Response): string | undefined {
  if (status >= 500) return `status ${status}`
  if (status >= 400 && inside.test(body)) return 'shows something of the inside'
  const isPage = headers['content-type']?.includes('html')
  if (isPage && body.includes(marker)) return 'echoes markup'
  if (headers['x-content-type-options'] !== 'nosniff') return 'has no hardening headers'
  const most = status >= 400 && !isPage ? mostBytesOfRefusal : mostBytes
  if (Buffer.byteLength(body) > most) return 'is too long'
  return undefined
}
