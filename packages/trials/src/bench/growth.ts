import { startSite } from '@argo/cli/site-process'
import type { BareServer } from './bare.ts'
import { fillCatalogue } from '@argo/cli/test-catalogue'
import { measureServer } from './server-figures.ts'
import { printServerTable } from './server-table.ts'

/** The server's figures with larger catalogues, each on a site and a database of its own. */
export async function benchGrowth(bare: BareServer, sizes: number[]): Promise<void> {
  for (const size of sizes) {
    console.info(`Growth: ${size} products`)
    const site = await startSite({ prepare: (file) => fillCatalogue(file, size) })
    try {
      const figures = await measureServer(site, bare, 1)
      printServerTable(`Server, ${size.toLocaleString('en')} products`, figures)
    } finally {
      await site.stop()
    }
  }
}
