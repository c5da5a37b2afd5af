import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What a server answered, as it came over the wire. */
export interface Answer {
  headers: Record<string, string>
  body: Buffer
}

/** What a browser of today says it can unpack. */
export const acceptEncoding = 'gzip, deflate, br, zstd'

/** Asks once and keeps the bytes as they were sent; throws for anything but 200. */
export async function ask(url: string, encoding = acceptEncoding): Promise<Answer> {
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, resolve).once('error', reject)
  })
  const body = await buffer(response)
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  return { body, headers: told(response.headers, body) }
}

function told(headers: IncomingHttpHeaders, body: Buffer): Record<string, string> {
  return {
    'content-type': headers['content-type'] ?? 'application/octet-stream',
    'content-length': String(body.length),
    ...(headers['content-encoding'] && { 'content-encoding': headers['content-encoding'] }),
  }
}
