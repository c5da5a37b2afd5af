import { categories, type Category } from './category.ts'
import { attributeKey, keyAttributes } from './key-attributes.ts'
import { type PagesSearch, pagesSearch, parsePages } from './paging.ts'

export const directions = ['asc', 'desc'] as const
export type Direction = (typeof directions)[number]

/** What the address of a list says: its order, unless it is newest first, and the pages shown. */
export interface ListSearch extends PagesSearch {
  sort?: string
}

/** Every order that the list of a category can be put in, as its address says it: "name-asc", "power-desc". */
export function sortsOf(category: Category): string[] {
  return ['name', ...keyAttributes[category].map(attributeKey)].flatMap((key) =>
    directions.map((direction) => `${key}-${direction}`),
  )
}

const everySort = new Set(categories.flatMap(sortsOf))

/** The order that an address asks a category's list to be in, if the list has it. */
export function sortIn(category: Category, { sort }: ListSearch): Pick<ListSearch, 'sort'> {
  return sort !== undefined && sortsOf(category).includes(sort) ? { sort } : {}
}

/** The parameters of a list's address in their order. Without the category, the order may be that of any. */
export function listSearch({ sort, ...search }: Record<string, unknown>): ListSearch {
  const known = typeof sort === 'string' && everySort.has(sort)
  // Undefined and not left out: the router takes from an address what is set to that.
  return { sort: known ? sort : undefined, ...pagesSearch(parsePages(search)) }
}
