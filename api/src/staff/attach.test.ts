import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onFinished } from '../database/test-finished.ts'
import { testApp } from '../test-app.ts'
import { temporaryUploads } from '../uploads/test-uploads.ts'
import { attachDesk } from './attach.ts'

let said = ''
beforeEach(() => {
  said = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text)
    return true
  })
})
afterEach(() => vi.restoreAllMocks())

/** A site that listens with its desk at a port, and what the site has logged. */
async function siteWithDesk(port: number) {
  let logged = ''
  const logTo = { write: (line: string) => void (logged += line) }
  const { app, db } = await testApp({ logLevel: 'error', logTo })
  const staffUrl = `http://localhost:${port}`
  const desk = { port, host: 'localhost' }
  await attachDesk(app, {
    db,
    desk,
    staffUrl,
    uploadsFolder: temporaryUploads(),
    publicUrl: 'https://argo.example',
    isNew: true,
    logLevel: 'silent',
  })
  const siteUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, siteUrl, deskUrl: `http://127.0.0.1:${port}`, logged: () => logged }
}

async function takenPort(): Promise<{ port: number; free: () => Promise<unknown> }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const free = async () => {
    if (server.listening) await once(server.close(), 'close')
  }
  onFinished(free)
  return { port: (server.address() as AddressInfo).port, free }
}

test('a desk whose port is taken is logged, and the site goes on without it', async () => {
  const { port } = await takenPort()
  const { siteUrl, logged } = await siteWithDesk(port)
  await expect.poll(logged).toContain('the desk cannot listen at STAFF_PORT')
  expect((await fetch(`${siteUrl}/healthz`)).status).toBe(200)
  expect(said).toBe('')
})

test('the desk listens beside the site, says where the owner of a new database makes a passkey, and both end together', async () => {
  const { port, free } = await takenPort()
  await free()
  const { app, siteUrl, deskUrl, logged } = await siteWithDesk(port)
  const link = `http://localhost:${port}/join#[\\w-]{43}`
  const words = `^The desk is at http://localhost:${port}\\nSign in there the first time with ${link}, within 24 hours; later, `
  await expect.poll(() => said).toMatch(new RegExp(words))
  expect((await fetch(deskUrl)).status).toBe(200)
  await app.close()
  for (const url of [siteUrl, deskUrl]) await expect(fetch(url)).rejects.toThrow('fetch failed')
  expect(logged()).toBe('')
})
