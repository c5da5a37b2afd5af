import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onFinished } from '../database/test-finished.ts'
import { testApp } from '../test-app.ts'
import { temporaryUploads } from '../uploads/test-uploads.ts'
import { attachDesk } from './attach.ts'

// Not every machine has IPv6.
const own = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses)
const loopback = ['127.0.0.1', '::1'].filter((host) => own.some(({ address }) => address === host))

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
  const staffUrl = `http://desk.localhost:${port}`
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
  return { app, siteUrl, logged: () => logged }
}

/** The status that the desk gives at an address of this machine. */
async function statusAt(host: string, port: number, agent?: Agent): Promise<number | undefined> {
  const headers = { host: `desk.localhost:${port}` }
  const [response] = await once(get({ host, port, headers, agent }), 'response')
  response.resume()
  return response.statusCode
}

async function takenPort(
  host = '127.0.0.1',
): Promise<{ port: number; free: () => Promise<unknown> }> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const free = async () => {
    if (server.listening) await once(server.close(), 'close')
  }
  onFinished(free)
  return { port: (server.address() as AddressInfo).port, free }
}

test.each(loopback)(
  'a desk whose port is taken at %s is logged, and the site goes on without it',
  async (host) => {
    const { port } = await takenPort(host)
    const { siteUrl, logged } = await siteWithDesk(port)
    await expect.poll(logged).toContain('the desk cannot listen at STAFF_PORT')
    expect((await fetch(`${siteUrl}/healthz`)).status).toBe(200)
    expect(said).toBe('')
    for (const other of loopback.filter((each) => each !== host))
      await expect(statusAt(other, port)).rejects.toThrow('ECONNREFUSED')
  },
)

test('the desk listens beside the site, says where the owner of a new database makes a passkey, and both end together', async () => {
  const { port, free } = await takenPort()
  await free()
  const { app, siteUrl, logged } = await siteWithDesk(port)
  const link = `http://desk.localhost:${port}/join#[\\w-]{43}`
  const words = `^The desk is at http://desk.localhost:${port}\\nSign in there the first time with ${link}, within 24 hours; later, `
  await expect.poll(() => said).toMatch(new RegExp(words))
  // Connections that are kept open have no request, and end too.
  const agent = new Agent({ keepAlive: true })
  onFinished(() => agent.destroy())
  for (const host of loopback) expect(await statusAt(host, port, agent)).toBe(200)
  await app.close()
  await expect(fetch(siteUrl)).rejects.toThrow('fetch failed')
  for (const host of loopback) await expect(statusAt(host, port)).rejects.toThrow('ECONNREFUSED')
  expect(logged()).toBe('')
})
