import type { Database } from '@argo/api/database/schema'
import { openDatabase } from '@argo/api/database/open'
import { createCaller } from '@argo/api/router'
import { categories, type Category } from '@argo/domain/products/category'
import type { ListFilter } from '@argo/domain/lists/filters/category-filters'
import { filterAttributes } from '@argo/domain/lists/filters/filter-attributes'
import type { ListFilters } from '@argo/domain/lists/filters/list-filters'
import { sortsOf } from '@argo/domain/lists/list-orders'
import { callTimes, timeHeads } from './call-times.ts'
import { onEachDatabase } from './each-database.ts'
import { printTable } from './table.ts'

type Caller = ReturnType<typeof createCaller>

/** What is asked of each category, three filters each time. */
const roundsOfCategory = 12

const fullBuild = Object.fromEntries(
  new URLSearchParams(
    'case=edge&card-length=336&card-thickness=61&card-watts=450&card-plugs=12v-2x6&cooler=typhoon-120' +
      '&socket=am5&processor=120&front=360&front-thickness=27&supply=gx-750&board=atx&large=2',
  ),
)

/** Prints how long filtered and sorted lists and a build take in this process, past the response cache, on each database. */
export async function benchFilters(sizes: number[]): Promise<void> {
  const rows = await onEachDatabase(sizes, measureFilters)
  printTable(
    'Lists and builds that are not cached (ms)',
    ['what', 'database, products', ...timeHeads],
    rows.flatMap(([name, measured]) => measured.map(([what, figures]) => [what, name, ...figures])),
  )
}

// The figures of each read of one database, by the words for it.
async function measureFilters(url: string): Promise<[what: string, figures: number[]][]> {
  const { db } = await openDatabase(url)
  const call = createCaller({ db })
  const random = seeded(60)
  const [together, afterChange, sorted, sortedAndFiltered, build] = [
    callTimes(),
    callTimes(),
    callTimes(),
    callTimes(),
    callTimes(),
  ]
  for (const category of categories) {
    const offered = await everyFilter(call, category)
    const sorts = sortsOf(category)
    for (let round = 0; round < roundsOfCategory; round += 1) {
      const filters = threeFilters(offered, random)
      const sort = sorts[round % sorts.length] ?? ''
      const page = { category, page: 1 }
      const both = () =>
        Promise.all([
          call.products.page({ ...page, filters }),
          call.products.filters({ category, filters }),
        ])
      await changeCatalogue(db)
      await afterChange.measure(both)
      await together.measure(both)
      await sorted.measure(() => call.products.page({ ...page, sort }))
      await call.products.page({ ...page, filters, sort })
      await sortedAndFiltered.measure(() => call.products.page({ ...page, filters, sort }))
      await build.measure(() => call.fit.answer(fullBuild))
    }
  }
  await db.destroy()
  return [
    ['three filters: a page and its filters', together.figures()],
    ['the same, first after a change', afterChange.figures()],
    ['a sorted page', sorted.figures()],
    ['a sorted page of three filters', sortedAndFiltered.figures()],
    ['a full build', build.figures()],
  ]
}

// A short list offers none until one is chosen: here one that finds all that have the figure.
async function everyFilter(call: Caller, category: Category): Promise<ListFilter[]> {
  const first = filterAttributes(category).find(({ by }) => by === 'number')
  const filters = { choices: {}, ranges: { [first?.key ?? '']: { min: 0 } } }
  return (await call.products.filters({ category, filters })).filters
}

// What is kept in memory of the catalogue is read anew.
async function changeCatalogue(db: Database): Promise<void> {
  await db
    .updateTable('catalogueVersion')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute()
}

// One choice or more, or half of a range or more, so that many products are left to count.
function threeFilters(offered: readonly ListFilter[], random: () => number): ListFilters {
  const filters: ListFilters = { choices: {}, ranges: {} }
  const chosen = offered
    .map((filter) => ({ filter, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, 3)
  for (const { filter } of chosen) {
    if (filter.kind === 'choices') {
      const [first, ...others] = filter.choices.map(({ value }) => value)
      filters.choices[filter.key] = [
        first ?? '',
        ...others.slice(0, 3).filter(() => random() < 0.5),
      ]
    } else {
      const width = (filter.max - filter.min) * (0.5 + random() / 2)
      const min = filter.min + random() * (filter.max - filter.min - width)
      filters.ranges[filter.key] = {
        min: Number(min.toFixed(2)),
        max: Number((min + width).toFixed(2)),
      }
    }
  }
  return filters
}

// Park and Miller's generator: from 0 to 1, the same numbers for the same seed.
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
