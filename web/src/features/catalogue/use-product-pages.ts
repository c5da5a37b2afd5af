import { pageNumbers } from '@argo/domain/paging'
import type { ProductPage } from '@argo/domain/product-page'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useTRPC } from '../../lib/trpc.ts'
import { filtersInput, pageInput, type ShownList } from './shown-list.ts'

/** What is found: the products of the pages shown, each once, and how many there are in all. */
export interface Found extends ProductPage {
  /** How many there are without filters, where there are any. */
  total: number | undefined
}

/** The products of a list's pages, how many it has, and what they can be sorted by. */
export function useProductPages(list: ShownList): Found {
  const { queries } = useTRPC()
  const shown = useSuspenseQueries({
    queries: pageNumbers(list).map((page) =>
      queries.products.page.queryOptions(pageInput(list, page)),
    ),
  }).map(({ data }) => data)
  // A product that was added meanwhile moves the others on, one of them over the edge of a page.
  const products = new Map(
    shown.flatMap(({ products }) => products.map((product) => [product.id, product])),
  )
  const { count = 0, orders = [] } = shown.at(-1) ?? {}
  const total = queries.products.filters.getData(filtersInput(list))?.total
  return { count, total, orders, products: [...products.values()] }
}
