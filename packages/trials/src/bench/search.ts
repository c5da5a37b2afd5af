import { openDatabase } from '@argo/api/database/open'
import { type QueryTime, queryTimes } from '@argo/api/database/query-times'
import { createCaller } from '@argo/api/router'
import { onEachDatabase } from './each-database.ts'
import { percentile } from './load.ts'
import { printTable, toText } from './table.ts'

const rounds = 3

/** What visitors type beside names: kinds, figures, the trade's words, beginnings, several words and none that there is. */
const phrases = [
  'mouse',
  'case',
  'monitor',
  'fan',
  'black chair',
  'steel',
  'warranty 5 years',
  'usb c',
  '360 radiator',
  '69 g mouse',
  'LGA 1700',
  '34 inch monitor',
  'power supply 750 w',
  '100',
  'PSU',
  'GPU',
  'AIO',
  'tower',
  'thermal paste',
  'quiet fan',
  'mm',
  'ed',
  'ca',
  'mo',
  'gx',
  'pc case for a 336 mm card',
  'aluminum black steel rubber',
  'asdf mouse',
  'asdfgh qwertz',
]

/** What one search took, in ms: by the clock, in its queries added up, and of this process's processor time. */
interface SearchTime {
  q: string
  whole: number
  queries: number
  cpu: number
}

/** Prints how long a search takes in this process, past the response cache, with catalogues of these sizes on each database. */
export async function benchSearch(sizes: number[]): Promise<void> {
  const measured = await onEachDatabase(sizes, measure)
  printTable(
    'A search that is not cached (ms)',
    ['database, products', 'p50', 'p95', 'p99', 'queries, p95', 'CPU, p95', 'slowest, p50'],
    measured.map(([name, times]) => rowOf(name, times)),
  )
}

function rowOf(name: string, times: SearchTime[]): (string | number)[] {
  const whole = times.map((each) => each.whole)
  return [
    name,
    ...[0.5, 0.95, 0.99].map((part) => percentile(whole, part)),
    percentile(
      times.map((each) => each.queries),
      0.95,
    ),
    percentile(
      times.map((each) => each.cpu),
      0.95,
    ),
    slowest(times),
  ]
}

function slowest(times: SearchTime[]): string {
  const medians = [...Map.groupBy(times, ({ q }) => q)].map(([q, ofPhrase]) => ({
    q,
    median: percentile(
      ofPhrase.map(({ whole }) => whole),
      0.5,
    ),
  }))
  return medians
    .toSorted((one, other) => other.median - one.median)
    .slice(0, 3)
    .map(({ q, median }) => `${q} ${toText(median)}`)
    .join(', ')
}

async function measure(url: string): Promise<SearchTime[]> {
  const { db } = await openDatabase(url)
  const caller = createCaller({ db })
  const seed = await db.selectFrom('products').select('name').orderBy('id').limit(25).execute()
  const names = seed.map(({ name }) => name)
  const misspelt = names.map((name) => name.slice(0, 2) + name.slice(3))
  const times: SearchTime[] = []
  let queries = 0
  const count = (message: unknown) => {
    queries += (message as QueryTime).milliseconds
  }
  queryTimes.subscribe(count)
  for (let round = 0; round <= rounds; round += 1) {
    for (const q of [...phrases, ...names, ...misspelt]) {
      queries = 0
      const cpuBefore = process.cpuUsage()
      const start = performance.now()
      await caller.search.suggest({ q })
      const whole = performance.now() - start
      const { user, system } = process.cpuUsage(cpuBefore)
      if (round > 0) times.push({ q, whole, queries, cpu: (user + system) / 1_000 })
    }
  }
  queryTimes.unsubscribe(count)
  await db.destroy()
  return times
}
