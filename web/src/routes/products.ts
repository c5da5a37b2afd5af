import { fixedPages } from '@argo/domain/page-metadata'
import { createRoute } from '@tanstack/react-router'
import { ProductsSkeleton } from '../features/catalogue/ProductsSkeleton.tsx'
import type { RouterContext } from './context.ts'
import { errorHead, pageHead } from './head.ts'
import { pageData, prepareData } from './page-data.ts'
import { page } from './page.ts'
import { categoryHead, type CategoryPages, loadCategoryPages, pagingSearch } from './paging.ts'
import { rootRoute } from './root.tsx'

export const productsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/products',
  validateSearch: (search): { category?: string; page?: number; from?: number } =>
    typeof search.category === 'string' && search.category
      ? { category: search.category, ...pagingSearch(search) }
      : {},
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }): Promise<CategoryPages | undefined> =>
    deps.category === undefined
      ? loadGroups(context)
      : loadCategoryPages(context, deps.category, deps),
  head: ({ match, loaderData }) => {
    if (match.status === 'error') return errorHead
    // One category's products have a page of their own, which is the one to be found.
    return loaderData ? categoryHead(loaderData, match.context) : productsHead(match.context)
  },
  pendingComponent: ProductsSkeleton,
  ...page('catalogue/ProductsPage'),
})

async function loadGroups({ queries }: RouterContext): Promise<undefined> {
  await Promise.all([queries.products.groups.ensureData(), prepareData()])
  return undefined
}

function productsHead({ publicUrl, queries }: RouterContext) {
  const words = fixedPages.products
  const groups = queries.products.groups.getData() ?? []
  const data = pageData(publicUrl + words.path, ({ itemList }) => [
    itemList(publicUrl, {
      products: groups
        .flatMap(({ products }) => products)
        .toSorted((one, other) => other.id - one.id),
      count: groups.reduce((sum, { count }) => sum + count, 0),
    }),
  ])
  return pageHead({ ...words, data, asText: true }, publicUrl)
}
