/** Products on one page of a list. */
export const pageSize = 24

/** Products that the page of all products shows of each category. */
export const groupSize = 8

/** Pages that may stand one below the other; after them the list goes on at an address of its own. */
export const mostPagesShown = 5

/** Which pages of a list are shown: `page` and those before it down to `from`. */
export interface PagesShown {
  from: number
  page: number
}

/** The part of an address that says which pages are shown. */
export interface PagesSearch {
  page?: number
  from?: number
}

/** How many pages a list of so many products has; an empty list has one. */
export function pageCount(products: number): number {
  return Math.max(1, Math.ceil(products / pageSize))
}

/** The pages an address asks for; what is no number of a page stands for the first. */
export function parsePages({ from, page }: Record<string, unknown>): PagesShown {
  const last = isPage(page) ? page : 1
  const below = isPage(from) ? last - from : 0
  return { from: below > 0 && below < mostPagesShown ? last - below : last, page: last }
}

/** Pages as an address asks for them: nothing is said of the first page, nor of one alone where it begins. */
export function pagesSearch({ from, page }: PagesShown): PagesSearch {
  return { page: page > 1 ? page : undefined, from: from < page ? from : undefined }
}

function isPage(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}
