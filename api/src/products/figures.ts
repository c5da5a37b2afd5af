import type { Category } from '@argo/domain/category'
import type { AttributeName } from '@argo/domain/facts/attributes'
import type { CategoryFigures, NumberColumn } from '@argo/domain/filters/category-figures'
import { filterAttributes } from '@argo/domain/filters/filter-attributes'
import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { keptWhileUnchanged } from './kept.ts'

/**
 * The figures by which a category's list is filtered. They are kept because no index counts what each of some filters
 * leaves of each attribute.
 */
export const categoryFigures = keptWhileUnchanged(readFigures, (category: Category) => category)

// The range of an index for each attribute.
async function readFigures(db: Database, category: Category): Promise<CategoryFigures> {
  const attributes = filterAttributes(category)
  const ids = await readIds(db, category)
  const places = new Map(ids.map((id, place) => [id, place]))
  const read = { category, places }
  const [numbers, choices] = await Promise.all([
    Promise.all(
      attributes
        .filter(({ by }) => by !== 'choice')
        .map(async ({ name, by }) => {
          const from = await readNumbers(db, { ...read, name, column: 'number' })
          const to =
            by === 'range' ? await readNumbers(db, { ...read, name, column: 'numberTo' }) : from
          return [name, { from, to }] satisfies [AttributeName, NumberColumn]
        }),
    ),
    Promise.all(
      attributes
        .filter(({ by }) => by === 'choice')
        .map(async ({ name }) => [name, await readChoices(db, { ...read, name })] as const),
    ),
  ])
  return { ids, numbers: new Map(numbers), choices: new Map(choices) }
}

async function readIds(db: Database, category: Category): Promise<number[]> {
  const row = await db
    .selectFrom('products')
    .select(listed('id').as('ids'))
    .where('category', '=', category)
    .executeTakeFirst()
  return parseList(row?.ids).toSorted((one, other) => other - one)
}

interface Read {
  category: Category
  name: AttributeName
  places: ReadonlyMap<number, number>
}

async function readNumbers(
  db: Database,
  { category, name, places, column }: Read & { column: 'number' | 'numberTo' },
): Promise<Float64Array> {
  const row = await db
    .selectFrom('productFacts')
    .select([listed('productId').as('ids'), listed(column).as('numbers')])
    .where('category', '=', category)
    .where('attribute', '=', name)
    .where('place', '=', 0)
    .where(column, 'is not', null)
    .executeTakeFirst()
  const numbers = parseList(row?.numbers)
  const read = new Float64Array(places.size).fill(Number.NaN)
  for (const [index, id] of parseList(row?.ids).entries()) {
    const place = places.get(id)
    if (place !== undefined) read[place] = numbers[index] ?? Number.NaN
  }
  return read
}

async function readChoices(
  db: Database,
  { category, name, places }: Read,
): Promise<Map<string, number[]>> {
  const rows = await db
    .selectFrom('productFacts')
    .select(['choice', listed('productId').as('ids')])
    .where('category', '=', category)
    .where('attribute', '=', name)
    .where('choice', 'is not', null)
    .groupBy('choice')
    .execute()
  return new Map(
    rows.map(({ choice, ids }) => [
      choice ?? '',
      // A list may say a word twice.
      [...new Set(parseList(ids))].flatMap((id) => places.get(id) ?? []),
    ]),
  )
}

// Many values are read as one text: a row for each takes databases and their drivers several times as long. Those of two
// columns stand in the same order.
function listed(column: 'id' | 'productId' | 'number' | 'numberTo') {
  return sql<string | null>`string_agg(cast(${sql.ref(column)} as text), ',')`
}

function parseList(text: string | null | undefined): number[] {
  return text ? JSON.parse(`[${text}]`) : []
}
