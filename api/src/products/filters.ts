import type { Category } from '@argo/domain/category'
import type { CategoryFilters, ListFilter } from '@argo/domain/filters/category-filters'
import {
  type ChosenFilter,
  type FilterAttribute,
  filterAttributes,
} from '@argo/domain/filters/filter-attributes'
import { fewestFiltered, mostChoices } from '@argo/domain/filters/list-filters'
import { fromBase } from '@argo/domain/facts/unit'
import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { countFound, foundIds } from './found.ts'
import { countProducts } from './newest.ts'

/** Parts of a range that products are counted in. */
const bars = 16

/** What a category's list can be filtered by, with what the other filters leave of each; and if nothing is found, why. */
export async function listFilters(
  db: Database,
  category: Category,
  chosen: readonly ChosenFilter[],
): Promise<CategoryFilters> {
  const total = await countProducts(db, category)
  if (total < fewestFiltered && chosen.length === 0) return { total, filters: [], removals: [] }
  const filters: ListFilter[] = []
  for (const filter of filterAttributes(category)) {
    const own = chosen.find((other) => other.filter.name === filter.name)
    const others = chosen.filter((other) => other !== own)
    const read = filter.by === 'choice' ? choicesLeft : rangeLeft
    const left = await read(db, { category, filter, own, others })
    if (left) filters.push(left)
  }
  return { total, filters, removals: await removals(db, category, chosen) }
}

interface Asked {
  category: Category
  filter: FilterAttribute
  /** What is chosen of it. */
  own: ChosenFilter | undefined
  /** What else is chosen. */
  others: readonly ChosenFilter[]
}

async function choicesLeft(db: Database, asked: Asked): Promise<ListFilter | undefined> {
  const { own, filter } = asked
  const chosen = own && 'choices' in own ? own.choices : []
  const choices = await countChoices(db, asked)
  if (choices.length < 2 && !own) return undefined
  const listed = new Set(choices.map(({ value }) => value))
  const unlisted = chosen.filter((value) => !listed.has(value))
  if (unlisted.length > 0) {
    const counted = await countChoices(db, asked, unlisted)
    for (const value of unlisted)
      choices.push(counted.find((other) => other.value === value) ?? { value, count: 0 })
  }
  return { kind: 'choices', ...headOf(filter), choices }
}

async function countChoices(db: Database, { category, filter, others }: Asked, among?: string[]) {
  const rows = await db
    .selectFrom('productFacts')
    .select(['choice', sql<number | string>`count(distinct product_id)`.as('count')])
    .where('category', '=', category)
    .where('attribute', '=', filter.name)
    .where('choice', 'is not', null)
    .$if(among !== undefined, (facts) => facts.where('choice', 'in', among ?? []))
    .$if(others.length > 0, (facts) =>
      facts.where('productId', 'in', foundIds(db, category, others)),
    )
    .groupBy('choice')
    .orderBy('count', 'desc')
    .orderBy(sql`choice collate "binary"`)
    .limit(mostChoices)
    .execute()
  return rows.map(({ choice, count }) => ({ value: String(choice), count: Number(count) }))
}

async function rangeLeft(db: Database, asked: Asked): Promise<ListFilter | undefined> {
  const { filter, own } = asked
  const bounds = await boundsOf(db, asked)
  if (!bounds) return undefined
  const rows = await countBars(db, asked, bounds)
  const isOneValue =
    new Set(rows.flatMap(({ least, most }) => [least, most])).size < 2 &&
    new Set(rows.flatMap(({ leastTo, mostTo }) => [leastTo, mostTo])).size < 2
  if (isOneValue && !own) return undefined
  const counts = Array.from({ length: bars }, () => 0)
  for (const { first, last, count } of rows)
    for (let bar = Math.min(first, bars - 1); bar <= Math.min(last, bars - 1); bar += 1)
      counts[bar] = (counts[bar] ?? 0) + Number(count)
  return {
    kind: 'range',
    ...headOf(filter),
    unit: filter.unit,
    min: shown(bounds.min, filter, Math.floor),
    max: shown(bounds.max, filter, Math.ceil),
    bars: counts,
  }
}

interface Bounds {
  min: number
  max: number
}

async function boundsOf(db: Database, { category, filter }: Asked): Promise<Bounds | undefined> {
  const facts = db
    .selectFrom('productFacts')
    .where('category', '=', category)
    .where('attribute', '=', filter.name)
    .where('place', '=', 0)
    // "Unlimited" is no bound.
    .where('number', '<', Number.MAX_VALUE)
  const end = filter.by === 'range' ? 'numberTo' : 'number'
  const [first, last] = await Promise.all([
    facts.select('number as bound').orderBy('number').limit(1).executeTakeFirst(),
    facts
      .select(`${end} as bound`)
      .where(end, 'is not', null)
      .orderBy(end, 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  if (first?.bound == null || last?.bound == null) return undefined
  return { min: first.bound, max: last.bound }
}

// In which part of the bounds products lie; a range from its first to its last.
function countBars(db: Database, { category, filter, others }: Asked, { min, max }: Bounds) {
  const end = filter.by === 'range' ? sql.ref('number_to') : sql.ref('number')
  const part = (number: typeof end) => sql<number>`floor(
    (case when ${number} > ${max} then ${max} else ${number} end - ${min}) * ${bars} / ${max > min ? max - min : 1}
  )`
  return db
    .selectFrom('productFacts')
    .select([
      part(sql.ref('number')).as('first'),
      part(end).as('last'),
      sql<number>`min(number)`.as('least'),
      sql<number>`max(number)`.as('most'),
      sql<number>`min(${end})`.as('leastTo'),
      sql<number>`max(${end})`.as('mostTo'),
      sql<number | string>`count(*)`.as('count'),
    ])
    .where('category', '=', category)
    .where('attribute', '=', filter.name)
    .where('place', '=', 0)
    .where('number', 'is not', null)
    .$if(others.length > 0, (facts) =>
      facts.where('productId', 'in', foundIds(db, category, others)),
    )
    .groupBy(['first', 'last'])
    .execute()
}

async function removals(db: Database, category: Category, chosen: readonly ChosenFilter[]) {
  if (chosen.length === 0 || (await countFound(db, category, chosen)) > 0) return []
  const counts = await Promise.all(
    chosen.map(async (own) => {
      const others = chosen.filter((other) => other !== own)
      const count = await (others.length > 0
        ? countFound(db, category, others)
        : countProducts(db, category))
      return { key: own.filter.key, label: own.filter.name, count }
    }),
  )
  return counts.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)
}

function headOf({ key, name, promoted }: FilterAttribute) {
  return { key, label: name, promoted }
}

// Two decimals of the unit that is shown, rounded so that the bounds hold what lies between them.
function shown(number: number, { unit }: FilterAttribute, round: (number: number) => number) {
  const inUnit = unit ? fromBase(number, unit) : number
  return round(Number((inUnit * 100).toPrecision(12))) / 100
}
