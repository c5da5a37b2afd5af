import { type PagesSearch, pagesSearch, parsePages } from './paging.ts'

/** What the address of a list says: its order, unless it is newest first, and the pages shown. */
export interface ListSearch extends PagesSearch {
  sort?: string
}

// Which orders a list has is known on the server (`list-orders.ts`): visitors do not load the attributes.
const looksLikeSort = /^[a-z][a-z-]{0,40}-(?:asc|desc)$/

/** The parameters of a list's address, in their order. The list may not have the order they name. */
export function listSearch({ sort, ...search }: Record<string, unknown>): ListSearch {
  const isSort = typeof sort === 'string' && looksLikeSort.test(sort)
  // Undefined and not left out: the router takes from an address what is set to that.
  return { sort: isSort ? sort : undefined, ...pagesSearch(parsePages(search)) }
}

/** The input of a read of a list: without an order for newest first. */
export function sortInput(sort: string | undefined): { sort?: string } {
  return sort === undefined ? {} : { sort }
}
