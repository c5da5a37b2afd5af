import { readFileSync } from 'node:fs'

/** Pieces of a text, some of which stand in it many times. */
type Pieces = (string | { text: string; times: number })[]

interface StoredRequest {
  name: string
  method: 'GET' | 'POST'
  path: Pieces
  type?: string
  headers?: Record<string, Pieces>
  body?: Pieces
  /** What it is answered with. */
  status: number
}

/** A request that has cost a server more than it is worth, or was meant to. */
export interface CostlyRequest {
  name: string
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body: string | undefined
  status: number
}

/** Milliseconds of processor time that a request may take. */
export const mostProcessorTime = 100

/** Bytes that a response may have; a page that refuses has the form with what was typed. */
export function mostBytes(status: number, contentType: string): number {
  return status >= 400 && !contentType.includes('html') ? 8_000 : 1_000_000
}

/** The requests that were found to be costly; what is found anew is added to the file. */
export function costlyRequests(): CostlyRequest[] {
  const file = new URL('costly-requests.json', import.meta.url)
  const stored = JSON.parse(readFileSync(file, 'utf8')) as StoredRequest[]
  return stored.map(({ type = 'application/json', headers = {}, path, body, ...request }) => ({
    ...request,
    path: join(path),
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, pieces]) => [name, join(pieces)])),
      ...(body && { 'content-type': type, 'sec-fetch-site': 'same-origin' }),
    },
    body: body && join(body),
  }))
}

function join(pieces: Pieces): string {
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : piece.text.repeat(piece.times)))
    .join('')
}
