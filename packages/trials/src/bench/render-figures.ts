import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import type { SiteProcess } from '@argo/cli/site-process'
import { pageAddresses } from './addresses.ts'
import { percentile } from './load.ts'
import { acceptEncoding, record } from './recorded-response.ts'
import { printTable } from './table.ts'

const rounds = 100
const warmUpRounds = 20

/** Prints how long a page takes that is not cached: each request comes after a change of the catalogue. */
export async function benchRender(site: SiteProcess): Promise<void> {
  const db = new DatabaseSync(site.databaseFile)
  const change = db.prepare('UPDATE products SET featured = featured WHERE id = 79')
  const rows: (string | number)[][] = []
  for (const address of pageAddresses) {
    const times = async (encoding: string) => {
      const all: number[] = []
      for (let round = -warmUpRounds; round < rounds; round += 1) {
        change.run()
        // The site may take ten milliseconds to notice.
        await setTimeout(20)
        const start = performance.now()
        await record(site.url + address, encoding)
        if (round >= 0) all.push(performance.now() - start)
      }
      return [percentile(all, 0.5), percentile(all, 0.95)]
    }
    rows.push([address, ...(await times('identity')), ...(await times(acceptEncoding))])
  }
  db.close()
  printTable(
    'A page that is not cached (ms)',
    ['page', 'rendered, p50', 'p95', 'and compressed, p50', 'p95'],
    rows,
  )
}
