import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { type SiteProcess, startSite } from '@argo/cli/site-process'
import { fillCatalogue } from '@argo/cli/test-catalogue'
import { cpuTimeOf, memoryOf, percentile, rounded } from '../figures.ts'

const pages = ['/home', '/products', '/cases', '/cases/edge']
const addresses = [
  ...pages,
  // A build, which no cache keeps.
  '/fit?case=edge&card-length=336&card-watts=450&processor=125',
  '/api/products',
  '/api/products/slug/nivos',
  call('page', { category: 'cases', page: 1 }),
  call('detail', { slug: 'edge' }),
]
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Prints how a site starts, serves what is cached, renders what is not, and what memory it takes. */
export async function benchServer(products: number | undefined): Promise<void> {
  const prepare = (file: string) =>
    products === undefined ? Promise.resolve() : fillCatalogue(file, products)
  const begun = performance.now()
  const site = await startSite({ prepare })
  try {
    await get(`${site.url}/home`)
    console.info(`First page after ${Math.round(performance.now() - begun)} ms`)
    const loads = []
    for (const address of addresses) loads.push(await load(site, address))
    console.info('16 connections, 5 s each')
    console.table(loads)
    console.info('Pages after a change of the catalogue, one request at a time (ms)')
    console.table(await renders(site))
    console.info(`Memory (MB): ${JSON.stringify(await memoryOf(site.pid))}`)
  } finally {
    await site.stop()
  }
}

async function load(site: SiteProcess, address: string) {
  const options = { url: site.url + address, connections: 16, headers }
  await autocannon({ ...options, duration: 1 })
  const before = await cpuTimeOf(site.pid)
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: 5 })
  if (non2xx + errors > 0) throw new Error(`${address}: ${non2xx + errors} failed`)
  return {
    address: address.replace(/\?.*/, ''),
    'requests a second': Math.round(requests.average),
    'CPU µs': rounded((((await cpuTimeOf(site.pid)) - before) / requests.total) * 1_000),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
  }
}

async function renders(site: SiteProcess) {
  const db = new DatabaseSync(site.databaseFile, { timeout: 5_000 })
  const change = db.prepare('update products set featured = featured where id = 79')
  const rows = []
  for (const address of pages) {
    const times: number[] = []
    for (let round = -20; round < 100; round += 1) {
      change.run()
      // The site may take ten milliseconds to notice.
      await setTimeout(20)
      const start = performance.now()
      await get(site.url + address)
      if (round >= 0) times.push(performance.now() - start)
    }
    rows.push({
      page: address,
      p50: rounded(percentile(times, 0.5)),
      p95: rounded(percentile(times, 0.95)),
    })
  }
  db.close()
  return rows
}

async function get(url: string): Promise<void> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
  await response.arrayBuffer()
}

function call(procedure: string, json: object): string {
  return `/trpc/products.${procedure}?input=${encodeURIComponent(JSON.stringify({ json }))}`
}
