import { type ListSearch, listSearch } from '@argo/domain/lists/list-search'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { createRoute } from '@tanstack/react-router'
import { ProductsSkeleton } from '../features/catalogue/ProductsSkeleton.tsx'
import type { ListParameters } from '../features/catalogue/list-parameters.ts'
import type { RouterContext } from './context.ts'
import { headOf, pageHead } from './head.ts'
import { page } from './page.tsx'
import { categoryHead, loadCategoryPages } from './paging.ts'
import { rootRoute } from './root.tsx'
import { itemList, type JsonLd } from './structured-data.ts'

export const productsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/products',
  validateSearch: (search): ListSearch & { category?: string } =>
    typeof search.category === 'string' && search.category
      ? { category: search.category, ...listSearch(search) }
      : {},
  // Not the whole search: the server renders the page without parameters that it does not know, and that of all
  // categories without any.
  loaderDeps: ({ search: { category, ...search } }): ListSearch & { category?: string } =>
    category === undefined ? {} : { category, ...listSearch(search) },
  loader: ({ context, deps }): Promise<ListParameters | undefined> =>
    deps.category === undefined
      ? loadGroups(context)
      : loadCategoryPages(context, deps.category, deps),
  // One category's products have a page of their own, which is the one to be found.
  head: headOf((context, list: ListParameters | undefined) =>
    list ? categoryHead(list, context) : productsHead(context),
  ),
  pendingComponent: ProductsSkeleton,
  ...page(() => import('../features/catalogue/ProductsPage.tsx')),
})

async function loadGroups({ queries }: RouterContext): Promise<undefined> {
  await queries.products.groups.ensureData()
  return undefined
}

function productsHead(context: RouterContext) {
  return pageHead(context.publicUrl, {
    ...fixedPages.products,
    jsonLd: () => [productList(context)],
  })
}

function productList({ publicUrl, queries }: RouterContext): JsonLd {
  const groups = queries.products.groups.getData() ?? []
  return itemList(publicUrl, {
    products: groups
      .flatMap(({ products }) => products)
      .toSorted((one, other) => other.id - one.id),
    count: groups.reduce((sum, { count }) => sum + count, 0),
  })
}
