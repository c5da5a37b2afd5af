import type { Category } from '@argo/domain/category'
import type { AttributeName } from '@argo/domain/facts/attributes'
import type { CategoryFigures, NumberColumn } from '@argo/domain/filters/category-figures'
import { filterAttributes } from '@argo/domain/filters/filter-attributes'
import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { cachedByVersion } from './cached-by-version.ts'

/**
 * The figures by which a category's list is filtered. They are cached because no index counts what each of some filters
 * leaves of each attribute.
 */
export const categoryFigures = cachedByVersion(readFigures, (category: Category) => category)

// The range of an index for each attribute.
async function readFigures(db: Database, category: Category): Promise<CategoryFigures> {
  const ids = await readIds(db, category)
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const numbers = new Map<AttributeName, NumberColumn>()
  const choices = new Map<AttributeName, Map<string, number[]>>()
  await Promise.all(
    filterAttributes(category).map(async ({ name, by }) => {
      const read = { category, name, placeOf }
      if (by === 'choice') {
        const shared = await readValues(db, 'choice', read)
        choices.set(name, new Map(shared.map(({ value, places }) => [String(value), places])))
      } else {
        const from = columnOf(ids.length, await readValues(db, 'number', read))
        const to =
          by === 'range' ? columnOf(ids.length, await readValues(db, 'numberTo', read)) : from
        numbers.set(name, { from, to })
      }
    }),
  )
  return { ids, numbers, choices }
}

async function readIds(db: Database, category: Category): Promise<number[]> {
  const { ids } = await db
    .selectFrom('products')
    .select(listed('id').as('ids'))
    .where('category', '=', category)
    .executeTakeFirstOrThrow()
  return parseIds(ids).toSorted((one, other) => other - one)
}

interface Read {
  category: Category
  name: AttributeName
  placeOf: ReadonlyMap<number, number>
}

/** A value of an attribute, and the places of the products that have it. */
interface Shared {
  value: number | string | null
  places: number[]
}

// Each product once: a list may say a word twice.
async function readValues(
  db: Database,
  column: 'number' | 'numberTo' | 'choice',
  { category, name, placeOf }: Read,
): Promise<Shared[]> {
  const rows = await db
    .selectFrom('productFacts')
    .select([`${column} as value`, listed('productId').as('ids')])
    .where('category', '=', category)
    .where('attribute', '=', name)
    .where(column, 'is not', null)
    .$if(column !== 'choice', (facts) => facts.where('place', '=', 0))
    .groupBy(column)
    .execute()
  const lastSeen = new Uint32Array(placeOf.size)
  return rows.map(({ value, ids }, index) => {
    const places: number[] = []
    for (const id of parseIds(ids)) {
      const place = placeOf.get(id)
      if (place === undefined || lastSeen[place] === index + 1) continue
      lastSeen[place] = index + 1
      places.push(place)
    }
    return { value, places }
  })
}

function columnOf(length: number, shared: readonly Shared[]): Float64Array {
  const column = new Float64Array(length).fill(Number.NaN)
  for (const { value, places } of shared) for (const place of places) column[place] = Number(value)
  return column
}

// Many ids are read as one text: a row for each takes databases and their drivers several times as long.
function listed(column: 'id' | 'productId') {
  return sql<string | null>`string_agg(cast(${sql.ref(column)} as text), ',')`
}

function parseIds(text: string | null): number[] {
  return text === null ? [] : JSON.parse(`[${text}]`)
}
