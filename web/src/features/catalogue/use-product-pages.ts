import type { Category } from '@argo/domain/category'
import { sortInput } from '@argo/domain/list-search'
import { pageNumbers, type PagesShown } from '@argo/domain/paging'
import type { ProductPage } from '@argo/domain/product-page'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useTRPC } from '../../lib/trpc.ts'

/** The pages of a category's products that are shown, in which order. */
export type ShownList = PagesShown & { category: Category; sort?: string }

/** The products of the pages shown, each once, how many the category has, and what they can be sorted by. */
export function useProductPages({ category, sort, ...pages }: ShownList): ProductPage {
  const { queries } = useTRPC()
  const shown = useSuspenseQueries({
    queries: pageNumbers(pages).map((page) =>
      queries.products.page.queryOptions({ category, ...sortInput(sort), page }),
    ),
  }).map(({ data }) => data)
  // A product that was added meanwhile moves the others on, one of them over the edge of a page.
  const products = new Map(
    shown.flatMap(({ products }) => products.map((product) => [product.id, product])),
  )
  const { count = 0, orders = [] } = shown.at(-1) ?? {}
  return { count, orders, products: [...products.values()] }
}
