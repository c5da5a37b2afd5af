import { once } from 'node:events'
import { connect } from 'node:net'
import { type SiteProcess, startSite } from '@argo/cli/site-process'
import { fillCatalogue } from '@argo/cli/test-catalogue'
import { generateLoad, percentile } from './load.ts'
import { memoryOf } from './process-figures.ts'
import { printTable, toText } from './table.ts'
import { visitUntil } from './visitor.ts'

interface Attack {
  name: string
  /** Products in the catalogue; the seed's when absent. */
  products?: number
  /** Settings of the site beside the usual. */
  settings?: Record<string, string>
  /** Resolves when it is over, with how many responses had which status. */
  run: (site: URL) => Promise<Record<string, number>>
}

const attacks: Attack[] = [
  {
    name: '1,000 pipelined unknown pages, one connection',
    run: (site) => pipeline(site, 1_000, (index) => `/unknown-${index}`),
  },
  {
    name: '64 connections asking for unknown pages, 10 s',
    run: (site) =>
      requestPaths(site, () => `/unknown-${randomWord()}`, { connections: 64, duration: 10 }),
  },
  {
    name: '100 connections that pipeline 2,000 × /home and never read, 20 s',
    run: (site) => neverRead(site, 100, 2_000),
  },
  {
    name: '100,000 random addresses, 120 s at most',
    run: (site) => requestPaths(site, randomPath, { connections: 16, amount: 100_000 }),
  },
  {
    name: '10,000 addresses of 7 kB, 120 s at most',
    run: (site) =>
      requestPaths(site, () => `/robots.txt?${randomWord()}${'x'.repeat(7_000)}`, {
        connections: 16,
        amount: 10_000,
      }),
  },
  {
    name: '3,500 connections of a proxy that send messages without pause, 15 s',
    settings: { TRUST_PROXY: '127.0.0.1, ::1' },
    run: sendMessages,
  },
]

const wholeList: Attack = {
  name: 'the whole list of 100,000 products, 16 at once',
  products: 100_000,
  run: (site) => requestPaths(site, () => '/api/products', { connections: 16, amount: 16 }),
}

/** Prints what one visitor notices of /home while others attack, each attack on a site of its own. */
export async function benchHostile(large: boolean): Promise<void> {
  const rows: (string | number)[][] = []
  for (const attack of large ? [...attacks, wholeList] : attacks) {
    console.info(`  ${attack.name}`)
    const { name, products, settings = {} } = attack
    const site = await startSite({
      settings,
      ...(products !== undefined && { prepare: (file) => fillCatalogue(file, products) }),
    })
    try {
      const figures = await runBesideVisitor(attack, site)
      console.info(`    ${figures.map(toText).join(' | ')}`)
      rows.push([name, ...figures])
    } finally {
      await site.stop()
    }
  }
  printTable(
    'One visitor’s /home during an attack (ms, MB)',
    ['attack', 'took s', 'alone p99', 'p50', 'p99', 'worst', 'memory', 'at most', 'responses'],
    rows,
  )
}

async function runBesideVisitor(attack: Attack, site: SiteProcess): Promise<(string | number)[]> {
  const home = new URL('/home', site.url)
  await visitUntil(home, wait(1))
  const alone = await visitUntil(home, wait(2))
  const start = performance.now()
  const running = attack.run(new URL(site.url))
  const visits = await visitUntil(home, running)
  const seconds = (performance.now() - start) / 1000
  const responses = Object.entries(await running).map(([status, count]) => `${count} × ${status}`)
  const memory = await memoryOf(site)
  return [
    seconds,
    percentile(alone, 0.99),
    percentile(visits, 0.5),
    percentile(visits, 0.99),
    Math.max(...visits),
    memory?.now ?? Number.NaN,
    memory?.atMost ?? Number.NaN,
    site.process.exitCode === null ? responses.join(', ') || 'none' : 'the site ended',
  ]
}

async function requestPaths(
  site: URL,
  path: () => string,
  volume: { connections: number; amount?: number; duration?: number },
): Promise<Record<string, number>> {
  const requests = [{ setupRequest: (request: object) => ({ ...request, path: path() }) }]
  return (await generateLoad({ url: site.href, requests, ...volume })).statuses
}

// In one write, on one connection; over when the server has responded to all or ended the connection.
async function pipeline(
  site: URL,
  count: number,
  path: (index: number) => string,
): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  const socket = connect({ host: site.hostname, port: Number(site.port) })
  setTimeout(() => socket.destroy(), 120_000).unref()
  socket.once('error', () => socket.destroy())
  const requests = Array.from(
    { length: count },
    (_, index) =>
      `GET ${path(index)} HTTP/1.1\r\nHost: ${site.host}\r\n${index + 1 === count ? 'Connection: close\r\n' : ''}\r\n`,
  )
  socket.write(requests.join(''))
  socket.setEncoding('latin1').on('data', (text: string) => {
    for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3})/g))
      statuses[status] = (statuses[status] ?? 0) + 1
  })
  await once(socket, 'close')
  return statuses
}

// Each from an address of its own, too long to be stored.
async function sendMessages(site: URL): Promise<Record<string, number>> {
  const body = JSON.stringify({ name: 'A', email: 'a@example.com', message: 'x'.repeat(20_000) })
  let sent = 0
  const setupRequest = (request: object) => {
    sent += 1
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
    }
    return { ...request, path: '/api/contact', method: 'POST' as const, body, headers }
  }
  const volume = { connections: 3_500, duration: 15 }
  return (await generateLoad({ url: site.href, requests: [{ setupRequest }], ...volume })).statuses
}

async function neverRead(
  site: URL,
  connections: number,
  requests: number,
): Promise<Record<string, number>> {
  const request = `GET /home HTTP/1.1\r\nHost: ${site.host}\r\n\r\n`
  let cut = 0
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect({ host: site.hostname, port: Number(site.port) }).pause()
    socket.on('error', () => {}).once('close', () => (cut += 1))
    socket.write(request.repeat(requests))
    return socket
  })
  await wait(20)
  // Only who reads notices that a connection was cut. One that was not has its responses, and stays.
  for (const socket of sockets) socket.resume()
  await wait(1)
  const cutBySite = cut
  for (const socket of sockets) socket.destroy()
  return { 'connections cut': cutBySite }
}

const wait = (seconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))
const randomWord = () => Math.random().toString(36).slice(2)

// Pages that are there and pages that are not, paths and queries.
function randomPath(): string {
  const word = randomWord()
  const kinds = [
    `/${word}`,
    `/cases/${word}`,
    `/home?utm_campaign=${word}`,
    `/cases/edge?${word}`,
    `/api/products/slug/${word}`,
    `/robots.txt?${word}`,
  ]
  return kinds[Math.floor(Math.random() * kinds.length)] ?? '/'
}
