import {
  type FilterSearch,
  filterNames,
  type ListFilters,
  parseFilters,
  writeFilters,
} from './filters/list-filters.ts'
import { type PagesSearch, pagesSearch, parsePages } from './paging.ts'

/** What the address of a list says: its filters, its order, unless it is newest first, and the pages shown. */
export type ListSearch = FilterSearch & PagesSearch & { sort?: string | undefined }

// Which orders and filters a list has is known on the server (`list-orders.ts`, `filters/filter-attributes.ts`):
// visitors do not load the attributes.
const looksLikeSort = /^[a-z][a-z-]{0,40}-(?:asc|desc)$/

/** The parameters of a list's address, in their order. The list may not have the filters and the order they name. */
export function listSearch({ sort, ...search }: Record<string, unknown>): ListSearch {
  const isSort = typeof sort === 'string' && looksLikeSort.test(sort)
  const filters = writeFilters(parseFilters(search))
  const dropped = filterNames(Object.keys(search)).filter((name) => !Object.hasOwn(filters, name))
  // Undefined and not left out: the router takes from an address what is set to that.
  return {
    ...filters,
    ...Object.fromEntries(dropped.map((name) => [name, undefined])),
    sort: isSort ? sort : undefined,
    ...pagesSearch(parsePages(search)),
  }
}

/** The input of a read of a list: without an order for newest first. */
export function sortInput(sort: string | undefined): { sort?: string } {
  return sort === undefined ? {} : { sort }
}

/** The input of a read of a list, from the parameters of its address: only what they say. */
export function listInput({ sort, ...search }: ListSearch): {
  filters?: ListFilters
  sort?: string
} {
  const filters = parseFilters(search)
  return { ...(filters && { filters }), ...sortInput(sort) }
}
