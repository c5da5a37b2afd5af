import type { ServerFigures } from './server-figures.ts'
import { printTable } from './table.ts'

/** Prints what a server did under load, each address as a ratio to the bare server. */
export function printServerTable(title: string, figures: ServerFigures[]): void {
  printTable(
    title,
    [
      'address',
      'bytes',
      'CPU µs',
      'bare ÷ CPU',
      'minimal headers',
      'req/s',
      '÷ bare',
      'p50 ms',
      'p99 ms',
      'bare p99',
      'p99 ÷ bare',
    ],
    figures.map(({ address, bytes, site, bareSameHeaders, bareMinimalHeaders }) => [
      address.replace(/\?.*/, ''),
      bytes,
      site.cpuPerRequest,
      bareSameHeaders.cpuPerRequest / site.cpuPerRequest,
      bareMinimalHeaders.cpuPerRequest / site.cpuPerRequest,
      Math.round(site.requestsPerSecond),
      site.requestsPerSecond / bareSameHeaders.requestsPerSecond,
      site.p50,
      site.p99,
      bareSameHeaders.p99,
      site.p99 / bareSameHeaders.p99,
    ]),
  )
  const busiest = Math.max(
    ...figures.flatMap(({ site, bareSameHeaders, bareMinimalHeaders }) => [
      site.busy,
      bareSameHeaders.busy,
      bareMinimalHeaders.busy,
    ]),
  )
  console.info(`The load generator used ${Math.round(busiest * 100)} % of a processor at most.`)
}
