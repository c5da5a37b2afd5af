import { acceptEncoding, ask } from './answer.ts'
import { serverAddresses } from './addresses.ts'
import type { BareServer } from './bare.ts'
import type { Loader, LoadResult } from './load.ts'
import { median } from './median.ts'

/** One address under load, on the site and on the bare server that sends the very same bytes. */
export interface ServerFigures {
  address: string
  bytes: number
  site: LoadResult
  bare: LoadResult
}

interface Subjects {
  siteUrl: string
  bare: BareServer
  loader: Loader
}

const connections = 16
const warmUp = 0.3

/** Measures every address in alternating rounds of a second; the figures are medians over the rounds. */
export async function measureServer(
  { siteUrl, bare, loader }: Subjects,
  rounds: number,
): Promise<ServerFigures[]> {
  const figures: ServerFigures[] = []
  for (const address of serverAddresses) {
    const answer = await ask(siteUrl + address)
    await bare.keep({ [address]: answer })
    const run = (port: number, seconds: number) =>
      loader.run({ port, address, acceptEncoding, connections, seconds })
    const sitePort = Number(new URL(siteUrl).port)
    await run(sitePort, warmUp)
    await run(bare.port, warmUp)
    const site: LoadResult[] = []
    const limit: LoadResult[] = []
    for (let round = 0; round < rounds; round += 1) {
      site.push(await run(sitePort, 1))
      limit.push(await run(bare.port, 1))
    }
    const row = { address, bytes: answer.body.length, site: middle(site), bare: middle(limit) }
    console.info(`  ${address.slice(0, 40)}: ${Math.round(row.site.requestsPerSecond)} a second`)
    figures.push(row)
  }
  return figures
}

function middle(results: LoadResult[]): LoadResult {
  const of = (key: keyof LoadResult) => median(results.map((result) => result[key]))
  return {
    requestsPerSecond: of('requestsPerSecond'),
    p50: of('p50'),
    p99: of('p99'),
    busy: of('busy'),
  }
}
