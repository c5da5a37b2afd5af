import { serverAddresses } from './addresses.ts'
import type { BareServer } from './bare.ts'
import { load, type LoadResult, type MeasuredServer } from './load.ts'
import { median } from './median.ts'
import { record, withMinimalHeaders } from './recorded-response.ts'

/** One address under load: the site, and the bare server sending the same body. */
export interface ServerFigures {
  address: string
  bytes: number
  site: LoadResult
  bareSameHeaders: LoadResult
  bareMinimalHeaders: LoadResult
}

const warmUpSeconds = 1

/** Measures every address in alternating rounds of a second; the figures are medians over the rounds. */
export async function measureServer(
  server: MeasuredServer,
  bare: BareServer,
  rounds: number,
): Promise<ServerFigures[]> {
  const figures: ServerFigures[] = []
  for (const address of serverAddresses) {
    const same = await record(server.url + address)
    const minimal = withMinimalHeaders(same)
    await bare.add({ [address]: same })
    for (const each of [server, bare]) await load(each, address, warmUpSeconds)
    const results: Pick<ServerFigures, 'site' | 'bareSameHeaders' | 'bareMinimalHeaders'>[] = []
    for (let round = 0; round < rounds; round += 1) {
      const site = await load(server, address, 1)
      await bare.add({ [address]: same })
      const bareSameHeaders = await load(bare, address, 1)
      await bare.add({ [address]: minimal })
      const bareMinimalHeaders = await load(bare, address, 1)
      results.push({ site, bareSameHeaders, bareMinimalHeaders })
    }
    const row = {
      address,
      bytes: same.body.length,
      site: medians(results.map(({ site }) => site)),
      bareSameHeaders: medians(results.map(({ bareSameHeaders }) => bareSameHeaders)),
      bareMinimalHeaders: medians(results.map(({ bareMinimalHeaders }) => bareMinimalHeaders)),
    }
    console.info(`  ${address.slice(0, 40)}: ${Math.round(row.site.requestsPerSecond)} a second`)
    figures.push(row)
  }
  return figures
}

function medians(results: LoadResult[]): LoadResult {
  const of = (key: keyof LoadResult) => median(results.map((result) => result[key]))
  return {
    cpuPerRequest: of('cpuPerRequest'),
    requestsPerSecond: of('requestsPerSecond'),
    p50: of('p50'),
    p99: of('p99'),
    busy: of('busy'),
  }
}
