import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createMetricsServer, listenForMetrics } from './metrics-listener.ts'

async function listener(render: () => Promise<string>) {
  const server = createMetricsServer('text/plain', render)
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  let received = 0
  server.on('request', () => (received += 1))
  await listenForMetrics(server, { host: 'localhost', port: 0 })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/metrics`, received: () => received }
}

test('those who ask at the same time are sent the same, made once', async () => {
  const gate = Promise.withResolvers<string>()
  let rendered = 0
  const { url, received } = await listener(() => {
    rendered += 1
    return gate.promise
  })
  const scrapes = Array.from({ length: 5 }, async () => (await fetch(url)).text())
  await expect.poll(received).toBe(5)
  gate.resolve('up 1')
  expect(await Promise.all(scrapes)).toEqual(Array.from({ length: 5 }, () => 'up 1'))
  expect(rendered).toBe(1)
  await fetch(url)
  expect(rendered).toBe(2)
})

test('metrics that cannot be read are a 500, and are read again for the next who asks', async () => {
  let works = false
  const { url } = await listener(async () => {
    if (works) return 'up 1'
    throw new Error('not now')
  })
  expect((await fetch(url)).status).toBe(500)
  works = true
  expect((await fetch(url)).status).toBe(200)
})
