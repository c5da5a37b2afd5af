import { openDatabase } from '@argo/api/database/open'
import { createCaller } from '@argo/api/router'
import { fillDatabase } from '@argo/cli/test-catalogue'
import type { ListFilter } from '@argo/domain/lists/filters/category-filters'
import { filterAttributes } from '@argo/domain/lists/filters/filter-attributes'
import type { ListFilters } from '@argo/domain/lists/filters/list-filters'
import { sortsOf } from '@argo/domain/lists/list-orders'
import { categories, type Category } from '@argo/domain/products/category'
import { databaseNames, onEachDatabase } from '../databases.ts'
import { percentile, rounded } from '../figures.ts'

type Caller = ReturnType<typeof createCaller>

/** What visitors type beside names: kinds, figures, terms, beginnings, several words, and words that are nowhere. */
const searches =
  `mouse|case|monitor|fan|black chair|steel|warranty 5 years|usb c|360 radiator|69 g mouse|LGA 1700|34 inch monitor
power supply 750 w|100|PSU|GPU|AIO|tower|thermal paste|quiet fan|mm|ed|ca|mo|gx|pc case for a 336 mm card
aluminum black steel rubber|asdf mouse|asdfgh qwertz`.split(/[|\n]/)

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
  const filtered = (await Promise.all(categories.map((each) => filteredCalls(caller, each)))).flat()
  const sorted = categories.flatMap((category) =>
    sortsOf(category).map((sort) => () => caller.products.page({ category, page: 1, sort })),
  )
  const times = {
    'a search': await timesOf(suggest),
    'three filters: a page and its filters': await timesOf(filtered),
    'the same, first after a change': await timesOf(filtered, change),
    'a sorted page': await timesOf(sorted),
    'a full build': await timesOf(Array.from({ length: 20 }, () => () => caller.fit.answer(build))),
  }
  await db.destroy()
  return times
}

// Twelve choices of three filters that stand beside each other.
async function filteredCalls(caller: Caller, category: Category) {
  const offered = await everyFilter(caller, category)
  return Array.from({ length: 12 }, (_, first) => {
    const three = [0, 1, 2].flatMap((at) => offered[(first + at) % offered.length] ?? [])
    const filters: ListFilters = { choices: {}, ranges: {} }
    for (const filter of three) {
      if (filter.kind === 'choices')
        filters.choices[filter.key] = filter.choices.slice(0, 3).map(({ value }) => value)
      else filters.ranges[filter.key] = { min: filter.min, max: (filter.min + filter.max) / 2 }
    }
    return () =>
      Promise.all([
        caller.products.page({ category, page: 1, filters }),
        caller.products.filters({ category, filters }),
      ])
  })
}

// A short list offers no filter until one is set: here one that every product with the figure passes.
async function everyFilter(caller: Caller, category: Category): Promise<ListFilter[]> {
  const first = filterAttributes(category).find(({ by }) => by === 'number')
  const filters = { choices: {}, ranges: { [first?.key ?? '']: { min: 0 } } }
  return (await caller.products.filters({ category, filters })).filters
}

async function timesOf(calls: (() => Promise<unknown>)[], before?: () => Promise<unknown>) {
  const times: number[] = []
  const cpuTimes: number[] = []
  for (const round of [0, 1, 2, 3]) {
    for (const call of calls) {
      await before?.()
      const cpu = process.cpuUsage()
      const start = performance.now()
      await call()
      if (round === 0) continue
      times.push(performance.now() - start)
      const { user, system } = process.cpuUsage(cpu)
      cpuTimes.push((user + system) / 1_000)
    }
  }
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => rounded(percentile(times, share)))
  return { p50, p95, p99, 'CPU p95': rounded(percentile(cpuTimes, 0.95)) }
}
