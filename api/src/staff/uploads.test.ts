import { connect, type AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { onFinished } from '../database/test-finished.ts'
import { temporaryUploads } from '../uploads/test-uploads.ts'
import { boundBodies, createUploads } from './uploads.ts'

async function listening() {
  const app = Fastify()
  app.decorateRequest('person', { getter: () => ({ id: 1, name: 'Ada', role: 'editor' as const }) })
  boundBodies(app, ['/files'], { longest: 600, slowest: 1_000, most: 100_000 })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  for (const url of ['/files', '/calls']) app.post(url, async () => 'whole')
  await app.listen({ port: 0, host: '127.0.0.1' })
  onFinished(() => app.close())
  return (app.server.address() as AddressInfo).port
}

/** Sends a body piece by piece, ten a second, and gives what was answered, or "cut". */
async function answerTo(port: number, url: string, pieces: number, bytes: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  let answer = ''
  socket.on('data', (data) => {
    answer += data.toString()
    socket.end()
  })
  socket.write(
    `POST ${url} HTTP/1.1\r\nHost: desk\r\nContent-Type: x/y\r\nContent-Length: ${pieces * bytes}\r\n\r\n`,
  )
  for (let sent = 0; sent < pieces && !socket.destroyed; sent += 1) {
    await setTimeout(100)
    if (socket.writable) socket.write('x'.repeat(bytes))
  }
  await closed
  return answer.includes('200 OK') ? 'whole' : 'cut'
}

test('an upload may take as long as it needs while it comes fast enough; one that trickles is cut, and so is every other slow body', async () => {
  const port = await listening()
  expect(
    await Promise.all([
      answerTo(port, '/files', 15, 500),
      answerTo(port, '/files', 15, 20),
      answerTo(port, '/calls', 15, 500),
      answerTo(port, '/calls', 2, 20),
    ]),
  ).toEqual(['whole', 'cut', 'cut', 'whole'])
})

test('more uploads than may be under way at once are told to come again, and find room later', async () => {
  const uploads = createUploads(temporaryUploads(), { most: 1 })
  let end = () => {}
  const first = uploads.inTurn(() => new Promise<void>((resolve) => (end = resolve)))
  await expect(uploads.inTurn(async () => 'second')).rejects.toThrow(
    /Too many files are being sent/,
  )
  end()
  await first
  expect(await uploads.inTurn(async () => 'second')).toBe('second')
})
