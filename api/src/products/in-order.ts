import type { Category } from '@argo/domain/category'
import { type AttributeName, attributeOf } from '@argo/domain/facts/attributes'
import type { Sort } from '@argo/domain/list-orders'
import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { cachedByVersion } from './cached-by-version.ts'

interface SomeInOrder {
  category: Category
  sort: Sort
  /** How many products to read, after skipping `offset`. */
  limit: number
  offset: number
}

/** Ids of a category's products in an order: those without the figure last, equal ones newest first. */
export function idsInOrder(db: Database, some: SomeInOrder): Promise<number[]> {
  const { attribute } = some.sort
  return attribute === undefined ? idsByName(db, some) : idsByFigure(db, { ...some, attribute })
}

/** The ids of all products of a category that an order ranks, in it: cached, for the pages of filtered lists. */
export const wholeOrder = cachedByVersion(
  (db, { category, sort }: Pick<SomeInOrder, 'category' | 'sort'>) => {
    const all = { category, sort, limit: Number.MAX_SAFE_INTEGER, offset: 0 }
    const { attribute } = sort
    return attribute === undefined ? idsByName(db, all) : rankedByFigure(db, { ...all, attribute })
  },
  ({ category, sort: { attribute, direction } }) => [category, direction, attribute].join(' '),
)

async function idsByName(
  db: Database,
  { category, sort, limit, offset }: SomeInOrder,
): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('category', '=', category)
    .orderBy(sql`lower(name) collate "binary"`, sort.direction)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

type ByFigure = SomeInOrder & { attribute: AttributeName }

async function idsByFigure(db: Database, some: ByFigure): Promise<number[]> {
  const { limit, offset } = some
  const ids = await rankedByFigure(db, some)
  if (ids.length === limit) return ids
  const { count } = await factsOf(db, some)
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const rest = await idsWithoutFigure(db, {
    ...some,
    limit: limit - ids.length,
    offset: Math.max(0, offset - Number(count)),
  })
  return [...ids, ...rest]
}

async function rankedByFigure(db: Database, some: ByFigure): Promise<number[]> {
  const { category, attribute, sort, limit, offset } = some
  const rows = await factsOf(db, some)
    .select('productId')
    .orderBy(columnOf(attribute, category), sort.direction)
    .orderBy('productId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ productId }) => productId)
}

function factsOf(db: Database, { category, attribute }: ByFigure) {
  return db
    .selectFrom('productFacts')
    .where('category', '=', category)
    .where('attribute', '=', attribute)
    .where('place', '=', 0)
    .where(columnOf(attribute, category), 'is not', null)
}

async function idsWithoutFigure(
  db: Database,
  { category, attribute, limit, offset }: ByFigure,
): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('category', '=', category)
    .where((product) =>
      product.not(
        product.exists(
          product
            .selectFrom('productFacts')
            .select('productId')
            .whereRef('productId', '=', 'products.id')
            .where('attribute', '=', attribute)
            .where('place', '=', 0),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

// A range is as large as its end: chairs for people of up to 185 cm come before those for up to 195 cm.
function columnOf(attribute: AttributeName, category: Category) {
  const kind = attributeOf(attribute, category)?.kind
  if (kind === 'choice') return 'choice'
  return kind === 'range' ? 'numberTo' : 'number'
}
