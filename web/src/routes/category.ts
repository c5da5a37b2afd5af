import type { PagesSearch } from '@argo/domain/paging'
import { createRoute } from '@tanstack/react-router'
import { CategorySkeleton } from '../features/catalogue/CategorySkeleton.tsx'
import type { RouterContext } from './context.ts'
import { errorHead } from './head.ts'
import { page } from './page.ts'
import { categoryHead, type CategoryPages, loadCategoryPages, pagingSearch } from './paging.ts'
import { rootRoute } from './root.tsx'

interface HeadInput {
  match: { status: string; context: RouterContext }
  loaderData?: CategoryPages | undefined
}

const list = {
  validateSearch: pagingSearch,
  // Not the whole search: the server renders the page without parameters that it does not know.
  loaderDeps: ({ search: { page, from } }: { search: PagesSearch }) => ({ page, from }),
  head: ({ match, loaderData }: HeadInput) => {
    if (match.status === 'error') return errorHead
    return loaderData ? categoryHead(loaderData, match.context) : {}
  },
  pendingComponent: CategorySkeleton,
  ...page('catalogue/CategoryPage'),
}

export const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$category',
  loader: ({ context, params, deps }) => loadCategoryPages(context, params.category, deps),
  ...list,
})

export const prefixedCategoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/category/$category',
  loader: ({ context, params, deps }) => loadCategoryPages(context, params.category, deps),
  ...list,
})
