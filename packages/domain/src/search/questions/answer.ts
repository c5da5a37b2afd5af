import type { AttributeName } from '../../facts/attributes.ts'
import { filterAttributes, type SelectedFilter } from '../../lists/filters/filter-attributes.ts'
import type { Category } from '../../products/category.ts'
import type { Product } from '../../products/product-schema.ts'
import type { Advice } from '../result.ts'

/** An order of a category's products. */
export interface SortOrder {
  category: Category
  attribute: AttributeName
  isAscending: boolean
}

/** What answers a question of a search beside, or in place of, what is found by its words. */
export interface Answer {
  advice?: Advice
  /** Words of the search that it answers: nothing has to have them. */
  answered?: Iterable<string>
  /** The products that are meant, in place of those that are found. */
  products?: Product[]
  /** The ids of the products that may be found. */
  among?: ReadonlySet<number>
  order?: SortOrder
}

/** The ids of a category's products, or of those that have what is selected. */
export type IdsOf = (category: Category, selected?: SelectedFilter[]) => number[]

/** What selects a category's products by a figure in its base unit; nothing where it is not known. */
export function selectedIn(
  category: Category,
  name: AttributeName,
  from?: number,
  to = Infinity,
): SelectedFilter[] {
  const filter = filterAttributes(category).find((each) => each.name === name)
  return filter && from !== undefined ? [{ filter, from, to }] : []
}
