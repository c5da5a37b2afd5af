import type { PagesSearch } from '@argo/domain/paging'
import { createRoute } from '@tanstack/react-router'
import { CategorySkeleton } from '../features/catalogue/CategorySkeleton.tsx'
import { page } from './page.ts'
import { categoryHead, loadCategoryPages, pagingSearch } from './paging.ts'
import { rootRoute } from './root.tsx'

const list = {
  validateSearch: pagingSearch,
  loaderDeps: ({ search }: { search: PagesSearch }) => search,
  pendingComponent: CategorySkeleton,
  ...page('catalogue/CategoryPage'),
}

export const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$category',
  loader: ({ context, params, deps }) => loadCategoryPages(context, params.category, deps),
  head: ({ match, loaderData }) => (loaderData ? categoryHead(loaderData, match.context) : {}),
  ...list,
})

export const prefixedCategoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/category/$category',
  loader: ({ context, params, deps }) => loadCategoryPages(context, params.category, deps),
  head: ({ match, loaderData }) => (loaderData ? categoryHead(loaderData, match.context) : {}),
  ...list,
})
