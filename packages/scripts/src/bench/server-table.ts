import type { ServerFigures } from './server-figures.ts'
import { printTable } from './table.ts'

/** Prints what a server did under load, each address as a ratio to the bare server. */
export function printServerTable(title: string, figures: ServerFigures[]): void {
  printTable(
    title,
    ['address', 'bytes', 'req/s', 'bare req/s', 'ratio', 'p50 ms', 'p99 ms', 'bare p99', 'ratio'],
    figures.map(({ address, bytes, site, bare }) => [
      address.replace(/\?.*/, ''),
      bytes,
      Math.round(site.requestsPerSecond),
      Math.round(bare.requestsPerSecond),
      site.requestsPerSecond / bare.requestsPerSecond,
      site.p50,
      site.p99,
      bare.p99,
      site.p99 / bare.p99,
    ]),
  )
  const busiest = Math.max(...figures.flatMap(({ site, bare }) => [site.busy, bare.busy]))
  console.info(`The loader was busy ${Math.round(busiest * 100)} % of a processor at most.`)
}
