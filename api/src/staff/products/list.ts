import { categories } from '@argo/domain/products/category'
import {
  type DeskState,
  deskStates,
  mostListed,
  type ProductsSearch,
} from '@argo/domain/products/products-search'
import type { Database } from '../../database/schema.ts'
import type { DeskRow } from './desk-product.ts'
import { deskRows } from './desk-rows.ts'

/** All products, drafts too, in an order; of those that are asked for one more than are shown at most. */
export async function listProducts(
  db: Database,
  { sort = 'newest', ...filter }: ProductsSearch,
): Promise<DeskRow[]> {
  const words = filter.q?.trim().toLowerCase() ?? ''
  const rows = await deskRows(db)
  return rows
    .filter(
      ({ id, name, slug, category, status, toDo }) =>
        (filter.category === undefined || category === filter.category) &&
        (filter.state === undefined || status.listed === filter.state) &&
        (!filter.lacking || toDo.length > 0) &&
        `${id} ${name} ${slug}`.toLowerCase().includes(words),
    )
    .toSorted(orders[sort])
    .slice(0, mostListed + 1)
}

const placeOf = (state: DeskState) => deskStates.indexOf(state)
const categoryPlace = ({ category }: DeskRow) => categories.findIndex((known) => known === category)
const orders: Record<
  NonNullable<ProductsSearch['sort']>,
  (one: DeskRow, other: DeskRow) => number
> = {
  newest: (one, other) => other.id - one.id,
  name: (one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }),
  category: (one, other) => categoryPlace(one) - categoryPlace(other),
  state: (one, other) => placeOf(one.status.listed) - placeOf(other.status.listed),
  changed: (one, other) => (one.updatedAt < other.updatedAt ? 1 : -1),
  'to-do': (one, other) => other.toDo.length - one.toDo.length,
}
