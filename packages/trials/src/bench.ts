import { startBareServer } from './bench/bare.ts'
import { benchBrowser } from './bench/browser-figures.ts'
import { benchFilters } from './bench/filters.ts'
import { benchGrowth } from './bench/growth.ts'
import { benchHostile } from './bench/hostile.ts'
import { benchRender } from './bench/render-figures.ts'
import { benchStart, printMemory } from './bench/process-figures.ts'
import { benchSearch } from './bench/search.ts'
import { measureServer } from './bench/server-figures.ts'
import { printServerTable } from './bench/server-table.ts'
import { explain, readArguments } from '@argo/cli/command-arguments'
import { startSite } from '@argo/cli/site-process'
import { buildSite } from '@argo/cli/site'

const parts = ['start', 'server', 'growth', 'search', 'filters', 'browser', 'hostile']
const help = `pnpm bench [${parts.join('|')}] [--large]
How fast the site is, beside what is possible on the same machine in the same minutes. --large adds a catalogue of
100,000 products; hostile runs only when it is named.`

const { positionals, values } = readArguments(help, { large: { type: 'boolean', default: false } })
const { large } = values
const [part, ...more] = positionals
if ((part !== undefined && !parts.includes(part)) || more.length > 0) explain(help)
const wanted = (name: string) => part === undefined || part === name

await buildSite()
const begun = performance.now()
const bare = await startBareServer()
try {
  if (wanted('start')) await benchStart()
  if (wanted('server') || wanted('browser')) await benchSite()
  if (wanted('growth')) await benchGrowth(bare, [1_000, 10_000, ...(large ? [100_000] : [])])
  if (wanted('search')) await benchSearch([25, 10_000, ...(large ? [100_000] : [])])
  if (wanted('filters')) await benchFilters([25, 10_000, ...(large ? [100_000] : [])])
  if (part === 'hostile') await benchHostile(large)
} finally {
  bare.stop()
}
console.info(`\nMeasured in ${Math.round((performance.now() - begun) / 1000)} s.`)

async function benchSite(): Promise<void> {
  const site = await startSite()
  try {
    if (wanted('server')) {
      console.info('Server: 16 connections, medians of 7 rounds')
      printServerTable('Server, the seed’s catalogue', await measureServer(site, bare, 7))
      await printMemory(site, 'the site after this load')
      await benchRender(site)
    }
    if (wanted('browser')) await benchBrowser(site.url, bare)
  } finally {
    await site.stop()
  }
}
