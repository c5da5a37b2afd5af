import { categoryFacts, parseCategory } from '@argo/domain/category'
import { createRoute, notFound } from '@tanstack/react-router'
import { CategorySkeleton } from '../features/catalogue/CategorySkeleton.tsx'
import type { RouterContext } from './context.ts'
import { pageHead } from './head.ts'
import { page } from './page.ts'
import { rootRoute } from './root.tsx'

export const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$category',
  loader: ({ context, params }) => loadCategory(context, params.category),
  head: ({ match, loaderData }) =>
    loaderData ? categoryHead(loaderData.category, match.context) : {},
  pendingComponent: CategorySkeleton,
  ...page('catalogue/CategoryPage'),
})

export const prefixedCategoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/category/$category',
  loader: ({ context, params }) => loadCategory(context, params.category),
  head: ({ match, loaderData }) =>
    loaderData ? categoryHead(loaderData.category, match.context) : {},
  pendingComponent: CategorySkeleton,
  ...page('catalogue/CategoryPage'),
})

async function loadCategory({ queries }: RouterContext, token: string) {
  const category = parseCategory(token)
  if (!category) throw notFound()
  await queries.products.byCategory.ensureData({ category })
  return { category }
}

function categoryHead(category: Parameters<typeof categoryFacts>[0], { publicUrl }: RouterContext) {
  const { name, description, route } = categoryFacts(category)
  return pageHead({ title: name, description: `${description}.`, path: `/${route}` }, publicUrl)
}
