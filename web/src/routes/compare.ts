import { type Category, parseCategory } from '@argo/domain/products/category'
import {
  comparisonSearch,
  type ComparisonSearch,
  isUnnamed,
  mostOfCategory,
  namesIn,
} from '@argo/domain/comparison/address'
import { categoryComparisonMetadata, comparisonMetadata } from '@argo/domain/comparison/metadata'
import type { Comparison, ComparisonInput } from '@argo/domain/comparison/comparison-schema'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { createRoute, getRouteApi, notFound } from '@tanstack/react-router'
import type { ComparePageProps } from '../features/compare/ComparePage.tsx'
import type { RouterContext } from './context.ts'
import { headOf, type PageHead, pageHead } from './head.ts'
import { redirectToLowerCase } from './lower-case.ts'
import { pageWithProps } from './page.tsx'
import { rootRoute } from './root.tsx'
import { breadcrumbs, itemList, webApplication } from './structured-data.ts'

const options = (path: '/compare' | '/compare/$category') => ({
  getParentRoute: () => rootRoute,
  head: headOf(compareHead),
  ...pageWithProps(
    () => import('../features/compare/ComparePage.tsx'),
    (): ComparePageProps => ({ input: getRouteApi(path).useLoaderData() }),
  ),
})

/** /compare?products=edge,calypso, and without any the page to choose. */
export const compareRoute = createRoute({
  path: '/compare',
  validateSearch: (search: Record<string, unknown>): ComparisonSearch => comparisonSearch(search),
  loaderDeps: ({ search: { products } }) => ({ products }),
  loader: ({ context, deps }) => load(context, { names: namesIn(deps.products) }),
  ...options('/compare'),
})

/** /compare/cases: all products of a category. */
export const compareCategoryRoute = createRoute({
  path: '/compare/$category',
  loader: ({ context, params, location }) => {
    const category = categoryOf(params.category.toLowerCase())
    redirectToLowerCase(location)
    return load(context, { category })
  },
  ...options('/compare/$category'),
})

async function load(context: RouterContext, input: ComparisonInput): Promise<ComparisonInput> {
  const { queries } = context
  await queries.comparison.table.ensureData(input)
  if (isUnnamed(input)) await queries.products.groups.ensureData()
  return input
}

function categoryOf(token: string): Category {
  const category = parseCategory(token)
  if (!category) throw notFound()
  return category
}

function compareHead(context: RouterContext, input?: ComparisonInput) {
  const comparison = input && context.queries.comparison.table.getData(input)
  if (!comparison) return {}
  const { publicUrl } = context
  return pageHead(publicUrl, describe(publicUrl, input, comparison))
}

function describe(publicUrl: string, input: ComparisonInput, comparison: Comparison): PageHead {
  const { category, chosen, count, table } = comparison
  if (category === null) return describeEmpty(publicUrl, comparison.unknown)
  const whole = input.category !== undefined
  const metadata = whole ? categoryComparisonMetadata(category) : comparisonMetadata(chosen)
  return {
    ...metadata,
    card: category,
    noIndex: !whole || table === null || count > mostOfCategory,
    jsonLd: () => [
      breadcrumbs(publicUrl, { category, page: metadata.title }),
      itemList(publicUrl, { products: chosen, count: chosen.length }),
    ],
  }
}

// The page to choose; one that says what is unknown is left out.
function describeEmpty(publicUrl: string, unknown: readonly string[]): PageHead {
  const { compare } = fixedPages
  if (unknown.length > 0) return { ...compare, noIndex: true }
  return {
    ...compare,
    jsonLd: () => [
      breadcrumbs(publicUrl, { page: compare.title }),
      webApplication(publicUrl, compare),
    ],
  }
}
