import { type Category, parseCategory } from '@argo/domain/category'
import { categoryWords } from '@argo/domain/page-words'
import { createRoute, notFound } from '@tanstack/react-router'
import { CategorySkeleton } from '../features/catalogue/CategorySkeleton.tsx'
import type { RouterContext } from './context.ts'
import { pageHead } from './head.ts'
import { pageData, prepareData } from './page-data.ts'
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
  await Promise.all([queries.products.byCategory.ensureData({ category }), prepareData()])
  return { category }
}

function categoryHead(category: Category, { publicUrl, queries }: RouterContext) {
  const words = categoryWords(category)
  const products = queries.products.byCategory.getData({ category })
  const data = pageData(publicUrl + words.path, ({ breadcrumbs, itemList }) => [
    breadcrumbs(publicUrl, category),
    itemList(publicUrl, products),
  ])
  return pageHead({ ...words, data, asText: true, card: category }, publicUrl)
}
