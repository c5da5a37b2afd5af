import type { Category } from '@argo/domain/category'
import type { ChosenFilter } from '@argo/domain/filters/filter-attributes'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database, Tables } from '../database/schema.ts'

type Ids = SelectQueryBuilder<Tables, 'productFacts', { productId: number }>

/**
 * The query of the ids of a category's products that all of these filters find, one at least. Each condition is the range
 * of an index; SQLite, which has no statistics, reads them one after the other.
 */
export function foundIds(db: Database, category: Category, chosen: readonly ChosenFilter[]): Ids {
  const [first, ...others] = chosen.flatMap((filter) => conditionsOf(db, category, filter))
  if (!first) throw new Error('A list without filters has no ids to find')
  return others.length > 0
    ? others.reduce((ids, other) => ids.intersect(other), first)
    : first.distinct()
}

// A range lies between two numbers if it begins before the one and ends after the other: those are two indexes.
function conditionsOf(db: Database, category: Category, chosen: ChosenFilter): Ids[] {
  const { filter } = chosen
  const facts = db
    .selectFrom('productFacts')
    .select('productId')
    .where('category', '=', category)
    .where('attribute', '=', filter.name)
  if ('choices' in chosen) return [facts.where('choice', 'in', chosen.choices)]
  const alone = facts.where('place', '=', 0)
  const { from, to } = chosen
  if (from > to) return [alone.where(sql<boolean>`1 = 0`)]
  if (filter.by === 'number')
    return [alone.where((fact) => fact.between('number', finite(from), finite(to)))]
  return [
    ...(Number.isFinite(to) ? [alone.where('number', '<=', to)] : []),
    ...(Number.isFinite(from) ? [alone.where('numberTo', '>=', from)] : []),
  ]
}

/** How many products these filters find. */
export async function countFound(
  db: Database,
  category: Category,
  chosen: readonly ChosenFilter[],
): Promise<number> {
  const { count } = await db
    .selectFrom(foundIds(db, category, chosen).as('found'))
    .select((found) => found.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

// Databases have no infinite numbers.
function finite(number: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(number, Number.MAX_VALUE))
}
