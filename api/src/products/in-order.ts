import type { Category } from '@argo/domain/category'
import { type AttributeName, attributeOf } from '@argo/domain/facts/attributes'
import type { ChosenFilter } from '@argo/domain/filters/filter-attributes'
import type { Sort } from '@argo/domain/list-orders'
import { type Selectable, sql } from 'kysely'
import type { Database, ProductTable } from '../database/schema.ts'
import { foundIds } from './found.ts'
import { newest } from './newest.ts'

interface Some {
  category: Category
  /** Only products that all of these filters find. */
  chosen: readonly ChosenFilter[]
  /** How many products to read, after skipping `offset`. */
  limit: number
  offset: number
}

type SomeInOrder = Some & { sort: Sort }

/** Rows of a category's products in an order: those without the figure last, equal ones newest first. */
export async function productsInOrder(
  db: Database,
  some: SomeInOrder,
): Promise<Selectable<ProductTable>[]> {
  const ids = await (some.sort.attribute === undefined
    ? idsByName(db, some)
    : idsByFigure(db, { ...some, attribute: some.sort.attribute }))
  return productsOf(db, some.category, ids)
}

/** The newest rows of a category's products that some filters find. */
export async function newestFound(db: Database, some: Some): Promise<Selectable<ProductTable>[]> {
  const { category, chosen, limit, offset } = some
  const rows = await db
    .selectFrom(foundIds(db, category, chosen).as('found'))
    .select('productId')
    .orderBy('productId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return productsOf(
    db,
    category,
    rows.map(({ productId }) => productId),
  )
}

async function productsOf(
  db: Database,
  category: Category,
  ids: number[],
): Promise<Selectable<ProductTable>[]> {
  if (ids.length === 0) return []
  const rows = await newest(db, category).where('id', 'in', ids).execute()
  const places = new Map(ids.map((id, place) => [id, place]))
  return rows.toSorted((one, other) => Number(places.get(one.id)) - Number(places.get(other.id)))
}

async function idsByName(
  db: Database,
  { category, chosen, sort, limit, offset }: SomeInOrder,
): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('category', '=', category)
    .$if(chosen.length > 0, (all) => all.where('id', 'in', foundIds(db, category, chosen)))
    .orderBy(sql`lower(name) collate "binary"`, sort.direction)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

type ByFigure = SomeInOrder & { attribute: AttributeName }

async function idsByFigure(db: Database, some: ByFigure): Promise<number[]> {
  const { category, chosen, attribute, sort, limit, offset } = some
  const column = columnOf(attribute, category)
  const facts = db
    .selectFrom('productFacts')
    .where('category', '=', category)
    .where('attribute', '=', attribute)
    .where('place', '=', 0)
    .where(column, 'is not', null)
    .$if(chosen.length > 0, (all) => all.where('productId', 'in', foundIds(db, category, chosen)))
  const rows = await facts
    .select('productId')
    .orderBy(column, sort.direction)
    .orderBy('productId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const ids = rows.map(({ productId }) => productId)
  if (ids.length === limit) return ids
  const { count } = await facts
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const rest = await idsWithoutFigure(db, {
    ...some,
    limit: limit - ids.length,
    offset: Math.max(0, offset - Number(count)),
  })
  return [...ids, ...rest]
}

async function idsWithoutFigure(
  db: Database,
  { category, chosen, attribute, limit, offset }: ByFigure,
): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('category', '=', category)
    .$if(chosen.length > 0, (all) => all.where('id', 'in', foundIds(db, category, chosen)))
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
