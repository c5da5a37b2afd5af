import { parseCategory } from '@argo/domain/products/category'
import { type ListSearch, listSearch } from '@argo/domain/lists/list-search'
import { createRoute, getRouteApi, type ParsedLocation } from '@tanstack/react-router'
import { CategorySkeleton } from '../features/catalogue/CategorySkeleton.tsx'
import type { ListParameters } from '../features/catalogue/list-parameters.ts'
import type { RouterContext } from './context.ts'
import { headOf } from './head.ts'
import { pageWithProps } from './page.tsx'
import { categoryHead, loadCategoryPages } from './paging.ts'
import { redirectToLowerCase } from './lower-case.ts'
import { rootRoute } from './root.tsx'

interface LoaderInput {
  context: RouterContext
  params: { category: string }
  deps: ListSearch
  location: ParsedLocation
}

const categoryOptions = (path: '/$category' | '/category/$category') => ({
  getParentRoute: () => rootRoute,
  validateSearch: listSearch,
  // Not the whole search: the server renders the page without parameters that it does not know.
  loaderDeps: ({ search }: { search: ListSearch }) => listSearch({ ...search }),
  loader: ({ context, params, deps, location }: LoaderInput) => {
    const token = params.category.toLowerCase()
    if (parseCategory(token)) redirectToLowerCase(location)
    return loadCategoryPages(context, token, deps)
  },
  head: headOf((context, list: ListParameters | undefined) =>
    list ? categoryHead(list, context) : {},
  ),
  pendingComponent: CategorySkeleton,
  ...pageWithProps(
    () => import('../features/catalogue/CategoryPage.tsx'),
    (): ListParameters => getRouteApi(path).useLoaderData(),
  ),
})

export const categoryRoute = createRoute({ path: '/$category', ...categoryOptions('/$category') })

export const prefixedCategoryRoute = createRoute({
  path: '/category/$category',
  ...categoryOptions('/category/$category'),
})
