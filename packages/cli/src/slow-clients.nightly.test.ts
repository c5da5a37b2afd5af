import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startSite } from './site-process.ts'

async function site(options: Parameters<typeof startSite>[0] = {}) {
  const site = await startSite(options)
  onTestFinished(site.stop)
  return site
}

test('hundreds of connections that pipeline and never read leave a site with a small heap running', async () => {
  const { url, process: running } = await site({ flags: ['--max-old-space-size=128'] })
  expect((await fetch(`${url}/home`)).status).toBe(200)
  // Their responses, waiting for each other, would take twice the heap.
  const requests = 'GET /home HTTP/1.1\r\nHost: argo\r\n\r\n'.repeat(300)
  const sent = Array.from({ length: 250 }, async () => {
    const socket = connect(Number(new URL(url).port), 'localhost').pause()
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    await new Promise<void>((resolve) => socket.write(requests, () => resolve()))
  })
  await Promise.all(sent)
  // A visitor who comes after them has a response once theirs are made, and may be cut with them.
  const home = () =>
    fetch(`${url}/home`).then(
      ({ status }) => status,
      () => 'cut',
    )
  let status = await home()
  while (status === 'cut' && running.signalCode === null) status = await home()
  expect(status).toBe(200)
})

test('thousands that read or write nothing leave the others their pages and messages', async () => {
  const { url } = await site({ settings: { TRUST_PROXY: '127.0.0.1, ::1' } })
  const body = JSON.stringify({ name: 'Ada', email: 'ada@example.com', message: 'Still there?' })
  const started = [
    'GET /downloads/argo-edge-assembly-manual.pdf HTTP/1.1\r\nHost: argo\r\n\r\n',
    'GET /home HTTP/1.1\r\nHost: ar',
    `POST /api/contact HTTP/1.1\r\nHost: argo\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n{`,
  ]
  const slow = Array.from({ length: 3_000 }, async (_, index) => {
    const socket = connect(Number(new URL(url).port), 'localhost').pause()
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    await once(socket, 'connect')
    const request = started[index % started.length]!
    socket.write(request)
    // Connections are accepted in turn: where this one is, those before it are.
    if (request.startsWith('GET /downloads')) await once(socket, 'readable')
  })
  await Promise.all(slow)
  for (let visitor = 0; visitor < 10; visitor += 1) {
    const headers = { Connection: 'close', 'X-Forwarded-For': `203.0.113.${visitor}` }
    expect((await fetch(`${url}/home`, { headers })).status).toBe(200)
    const json = { ...headers, 'Content-Type': 'application/json' }
    const { status } = await fetch(`${url}/api/contact`, { method: 'POST', headers: json, body })
    expect(status).toBe(201)
  }
})
