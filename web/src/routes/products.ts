import { type Category, parseCategory } from '@argo/domain/category'
import { categoryWords, fixedPages } from '@argo/domain/page-words'
import { createRoute, notFound } from '@tanstack/react-router'
import { ProductsSkeleton } from '../features/catalogue/ProductsSkeleton.tsx'
import type { RouterContext } from './context.ts'
import { pageHead } from './head.ts'
import { pageData, prepareData } from './page-data.ts'
import { page } from './page.ts'
import { rootRoute } from './root.tsx'

export const productsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/products',
  validateSearch: (search): { category?: string } =>
    typeof search.category === 'string' && search.category ? { category: search.category } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const category = deps.category === undefined ? undefined : parseCategory(deps.category)
    if (deps.category !== undefined && !category) throw notFound()
    await Promise.all([context.queries.products.list.ensureData(), prepareData()])
    return { category }
  },
  head: ({ match, loaderData }) =>
    loaderData ? productsHead(loaderData.category, match.context) : {},
  pendingComponent: ProductsSkeleton,
  ...page('catalogue/ProductsPage'),
})

// One category's products have a page of their own, which is the one to be found.
function productsHead(category: Category | undefined, { publicUrl, queries }: RouterContext) {
  const words = category ? categoryWords(category) : fixedPages.products
  const products = queries.products.list.getData()
  const data = pageData(publicUrl + words.path, ({ breadcrumbs, itemList }) =>
    category
      ? [
          breadcrumbs(publicUrl, category),
          itemList(
            publicUrl,
            products?.filter((product) => product.category === category),
          ),
        ]
      : [itemList(publicUrl, products)],
  )
  return pageHead({ ...words, data, asText: true, card: category }, publicUrl)
}
