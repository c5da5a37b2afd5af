import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A response as it came over the wire; headers alternate name and value, for `writeHead`. */
export interface RecordedResponse {
  headers: string[]
  body: Buffer
}

/** What today's browsers send. */
export const acceptEncoding = 'gzip, deflate, br, zstd'

/** Fetches a URL without decoding the body. Throws for any status but 200. */
export async function record(url: string, encoding = acceptEncoding): Promise<RecordedResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, resolve).once('error', reject)
  })
  const body = await buffer(response)
  if (response.statusCode !== 200) throw new Error(`${url} responded ${response.statusCode}`)
  const headers = pairs(response.rawHeaders).filter(([name]) => !framing.has(name))
  return { body, headers: [...headers, ['content-length', String(body.length)]].flat() }
}

/** The same response with nothing but what a browser needs to read its body. */
export function withMinimalHeaders({ headers, body }: RecordedResponse): RecordedResponse {
  const needed = new Set(['content-type', 'content-encoding', 'content-length'])
  return {
    body,
    headers: pairs(headers)
      .filter(([name]) => needed.has(name))
      .flat(),
  }
}

// Node writes these itself, for each response.
const framing = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])

function pairs(headers: string[]): [name: string, value: string][] {
  return headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name.toLowerCase(), headers[index + 1] ?? '']] : [],
  )
}
