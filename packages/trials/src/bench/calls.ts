import { openDatabase } from '@argo/api/database/open'
import { createCaller } from '@argo/api/router'
import { fillDatabase } from '@argo/cli/test-catalogue'
import { parseFilters } from '@argo/domain/lists/filters/list-filters'
import { sortsOf } from '@argo/domain/lists/list-orders'
import { categories, type Category } from '@argo/domain/products/category'
import { databaseNames, onEachDatabase } from '../databases.ts'
import { percentile, rounded } from '../figures.ts'

/** What visitors type beside names: kinds, figures, terms, beginnings, several words, and words that are nowhere. */
const searches =
  `mouse|case|monitor|fan|black chair|steel|warranty 5 years|usb c|360 radiator|69 g mouse|LGA 1700|34 inch monitor
power supply 750 w|100|PSU|GPU|AIO|tower|thermal paste|quiet fan|mm|ed|ca|mo|gx|pc case for a 336 mm card
aluminum black steel rubber|asdf mouse|asdfgh qwertz`.split(/[|\n]/)

const filters: [Category, Record<string, string>][] = [
  [
    'cases',
    {
      'gpu-clearance-min': '300',
      'cpu-cooler-clearance-max': '175',
      'motherboard-support-is': 'ATX',
    },
  ],
  ['coolers', { 'airflow-min': '20', 'noise-level-max': '30', 'intel-sockets-is': 'LGA1700' }],
  ['monitors', { 'refresh-rate-min': '100', 'brightness-min': '200', 'panel-is': 'QD-OLED' }],
]

const build = Object.fromEntries(
  new URLSearchParams(
    'case=edge&card-length=336&card-thickness=61&card-watts=450&card-plugs=12v-2x6&cooler=typhoon-120' +
      '&socket=am5&processor=120&front=360&front-thickness=27&supply=gx-750&board=atx&large=2',
  ),
)

/**
 * Prints how long searches, lists and a build take in this process, past the response cache, with
 * catalogues of these sizes.
 */
export async function benchCalls(sizes: number[]): Promise<void> {
  const rows: object[] = []
  await onEachDatabase(databaseNames, async ({ name, create }) => {
    for (const size of sizes) {
      const url = await create()
      await fillDatabase(url, size)
      for (const [what, times] of Object.entries(await timesOn(url)))
        rows.push({ what, database: name, products: size, ...times })
    }
  })
  console.info('Calls that are not cached (ms)')
  console.table(rows)
}

async function timesOn(url: string) {
  const { db } = await openDatabase(url)
  const caller = createCaller({ db })
  const seed = await db.selectFrom('products').select('name').orderBy('id').limit(25).execute()
  const names = seed.flatMap(({ name }) => [name, name.slice(0, 2) + name.slice(3)])
  const suggest = [...searches, ...names].map((q) => () => caller.search.suggest({ q }))
  const change = () =>
    db
      .updateTable('catalogueVersion')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute()
  const filtered = filters.map(([category, search]) => () => {
    const filters = parseFilters(search)
    return Promise.all([
      caller.products.page({ category, page: 1, filters }),
      caller.products.filters({ category, filters }),
    ])
  })
  const sorted = categories.flatMap((category) =>
    sortsOf(category).map((sort) => () => caller.products.page({ category, page: 1, sort })),
  )
  const times = {
    'a search': await timesOf(suggest),
    'three filters: a page and its filters': await timesOf(filtered),
    'the same, first after a change': await timesOf(filtered, change),
    'a sorted page': await timesOf(sorted),
    'a full build': await timesOf([() => caller.fit.answer(build)]),
  }
  await db.destroy()
  return times
}

/** Times each call in rounds, of which the first does not count. */
async function timesOf(calls: (() => Promise<unknown>)[], before?: () => Promise<unknown>) {
  const times: number[] = []
  for (let round = 0; round <= Math.ceil(100 / calls.length); round += 1) {
    for (const call of calls) {
      await before?.()
      const start = performance.now()
      await call()
      if (round > 0) times.push(performance.now() - start)
    }
  }
  return { p50: rounded(percentile(times, 0.5)), p95: rounded(percentile(times, 0.95)) }
}
