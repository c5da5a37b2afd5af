import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { root } from '@argo/cli/paths'
import type { RecordedResponse } from './recorded-response.ts'

// The process behind bare.ts: sends responses from memory with the least that node:http can do.
const responses = new Map<string, RecordedResponse>()
process.on('message', (more: Record<string, RecordedResponse>) => {
  for (const [path, recorded] of Object.entries(more)) responses.set(path, recorded)
  process.send?.('ready')
})

const server = createServer((request, response) => {
  const recorded = find(request.url ?? '/')
  if (!recorded) return response.writeHead(404).end()
  response.writeHead(200, recorded.headers)
  return response.end(recorded.body)
}).listen(0, 'localhost', () => process.send?.((server.address() as AddressInfo).port))

function find(path: string): RecordedResponse | undefined {
  const known = responses.get(path) ?? builtFile(path)
  if (known) responses.set(path, known)
  return known
}

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

// Pictures and the font, compressed where the build compressed them.
function builtFile(requestTarget: string): RecordedResponse | undefined {
  const { pathname } = new URL(requestTarget, 'http://localhost')
  const file = join(root, 'web/dist/client', pathname)
  const type = types[extname(file)]
  if (!type || !existsSync(file)) return undefined
  const compressed = existsSync(`${file}.br`)
  const body = readFileSync(compressed ? `${file}.br` : file)
  const headers = ['content-type', type, 'content-length', String(body.length)]
  return { body, headers: compressed ? [...headers, 'content-encoding', 'br'] : headers }
}
