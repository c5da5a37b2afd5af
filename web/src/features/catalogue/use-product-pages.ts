import type { Category } from '@argo/domain/category'
import { pageNumbers, type PagesShown } from '@argo/domain/paging'
import type { ProductPage } from '@argo/domain/product-page'
import { trpc } from '../../lib/trpc.ts'

/** The products of the pages shown, each once, and how many the category has. */
export function useProductPages({
  category,
  ...pages
}: PagesShown & { category: Category }): ProductPage {
  const [shown] = trpc.useSuspenseQueries((reads) =>
    pageNumbers(pages).map((page) => reads.products.page({ category, page })),
  )
  // A product that was added meanwhile moves the others on, one of them over the edge of a page.
  const products = new Map(
    shown.flatMap(({ products }) => products.map((product) => [product.id, product])),
  )
  return { count: shown.at(-1)?.count ?? 0, products: [...products.values()] }
}
