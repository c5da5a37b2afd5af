import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { root } from '../paths.ts'
import type { Answer } from './answer.ts'

// The process behind bare.ts: answers from memory with the least that node:http can do.
const answers = new Map<string, Answer>()
process.on('message', (more: Record<string, Answer>) => {
  for (const [address, answer] of Object.entries(more)) answers.set(address, answer)
  process.send?.('ready')
})

const server = createServer((request, response) => {
  const answer = find(request.url ?? '/')
  if (!answer) return response.writeHead(404).end()
  response.writeHead(200, answer.headers)
  return response.end(answer.body)
}).listen(0, 'localhost', () => process.send?.((server.address() as AddressInfo).port))

function find(address: string): Answer | undefined {
  const known = answers.get(address) ?? builtFile(address)
  if (known) answers.set(address, known)
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
function builtFile(address: string): Answer | undefined {
  const path = join(root, 'web/dist/client', new URL(address, 'http://localhost').pathname)
  const type = types[extname(path)]
  if (!type || !existsSync(path)) return undefined
  const compressed = existsSync(`${path}.br`)
  const body = readFileSync(compressed ? `${path}.br` : path)
  return {
    body,
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      ...(compressed && { 'content-encoding': 'br' }),
    },
  }
}
