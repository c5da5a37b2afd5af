import { pageNumbers } from '@argo/domain/paging'
import type { ProductPage } from '@argo/domain/product-page'
import { trpc } from '../../lib/trpc.ts'
import { filtersInput, pageInput, type ShownList } from './shown-list.ts'

/** What is found: the products of the pages shown, each once, and how many there are in all. */
export interface Found extends ProductPage {
  /** How many there are without filters, where there are any. */
  total: number | undefined
}

/** The products of a list's pages, how many it has, and what they can be sorted by. */
export function useProductPages(list: ShownList): Found {
  const utils = trpc.useUtils()
  const [shown] = trpc.useSuspenseQueries((queries) =>
    pageNumbers(list).map((page) => queries.products.page(pageInput(list, page))),
  )
  // A product that was added meanwhile moves the others on, one of them over the edge of a page.
  const products = new Map(
    shown.flatMap(({ products }) => products.map((product) => [product.id, product])),
  )
  const { count = 0, orders = [] } = shown.at(-1) ?? {}
  const total = utils.products.filters.getData(filtersInput(list))?.total
  return { count, total, orders, products: [...products.values()] }
}
