import type { Category } from '@argo/domain/category'
import { pageNumbers, type PagesShown } from '@argo/domain/paging'
import type { ProductPage } from '@argo/domain/product-page'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useTRPC } from '../../lib/trpc.ts'

/** The products of the pages shown, each once, and how many the category has. */
export function useProductPages({
  category,
  ...pages
}: PagesShown & { category: Category }): ProductPage {
  const { queries } = useTRPC()
  const shown = useSuspenseQueries({
    queries: pageNumbers(pages).map((page) =>
      queries.products.page.queryOptions({ category, page }),
    ),
  }).map(({ data }) => data)
  // A product that was added meanwhile moves the others on, one of them over the edge of a page.
  const products = new Map(
    shown.flatMap(({ products }) => products.map((product) => [product.id, product])),
  )
  return { count: shown.at(-1)?.count ?? 0, products: [...products.values()] }
}
