import { pageAddresses } from './addresses.ts'
import { acceptEncoding, ask } from './answer.ts'
import { printTable } from './table.ts'

const rounds = 100
const warmUp = 20
let asked = 0

/** Prints how long a page takes that is not kept: one by one, each at an address that nobody asked for before. */
export async function benchRender(siteUrl: string): Promise<void> {
  const rows: (string | number)[][] = []
  for (const address of pageAddresses) {
    const plain = await timed(siteUrl + address, 'identity')
    const compressed = await timed(siteUrl + address, acceptEncoding)
    rows.push([address, at(plain, 0.5), at(plain, 0.95), at(compressed, 0.5), at(compressed, 0.95)])
  }
  printTable(
    'A page that is not kept (ms)',
    ['page', 'rendered, p50', 'p95', 'and compressed, p50', 'p95'],
    rows,
  )
}

async function timed(url: string, encoding: string): Promise<number[]> {
  const times: number[] = []
  for (let round = -warmUp; round < rounds; round += 1) {
    asked += 1
    const start = performance.now()
    await ask(`${url}?fresh=${asked}`, encoding)
    if (round >= 0) times.push(performance.now() - start)
  }
  return times
}

function at(times: number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? Number.NaN
}
