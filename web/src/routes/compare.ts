import { type Category, parseCategory } from '@argo/domain/category'
import {
  comparisonSearch,
  type ComparisonSearch,
  comparisonView,
  mostOfCategory,
  namesIn,
} from '@argo/domain/comparison/address'
import { categoryComparisonMetadata, comparisonMetadata } from '@argo/domain/comparison/metadata'
import { fixedPages, type PageMetadata } from '@argo/domain/page-metadata'
import type { ComparisonInput } from '@argo/domain/comparison/comparison-schema'
import { createRoute, getRouteApi, notFound } from '@tanstack/react-router'
import type { ComparePageProps } from '../features/compare/ComparePage.tsx'
import { CompareSkeleton } from '../features/compare/CompareSkeleton.tsx'
import type { RouterContext } from './context.ts'
import { errorHead, type PageHead, pageHead } from './head.ts'
import { pageWithProps } from './page.ts'
import { rootRoute } from './root.tsx'
import { breadcrumbs, breadcrumbTo, itemList, webApplication } from './structured-data.ts'

interface HeadInput {
  match: { status: string; context: RouterContext }
  loaderData?: ComparisonInput | undefined
}

const options = (path: '/compare' | '/compare/$category') => ({
  getParentRoute: () => rootRoute,
  head: ({ match, loaderData }: HeadInput) =>
    match.status === 'error' ? errorHead : compareHead(match.context, loaderData),
  pendingComponent: CompareSkeleton,
  ...pageWithProps(
    'compare/ComparePage',
    () => import('../features/compare/ComparePage.tsx'),
    (): ComparePageProps => {
      const route = getRouteApi(path)
      return { input: route.useLoaderData(), view: comparisonView(route.useSearch()) }
    },
  ),
})

/** /compare?products=edge,calypso, and without any the page to choose. */
export const compareRoute = createRoute({
  path: '/compare',
  validateSearch: (search: Record<string, unknown>): ComparisonSearch => comparisonSearch(search),
  loaderDeps: ({ search: { products, units } }) => ({ products, units }),
  loader: ({ context, deps }) =>
    load(context, { names: namesIn(deps.products), inInches: deps.units === 'in' }),
  ...options('/compare'),
})

/** /compare/cases: all products of a category. */
export const compareCategoryRoute = createRoute({
  path: '/compare/$category',
  validateSearch: comparisonView,
  loaderDeps: ({ search: { units } }) => ({ units }),
  loader: ({ context, params, deps }) =>
    load(context, { category: categoryOf(params.category), inInches: deps.units === 'in' }),
  ...options('/compare/$category'),
})

async function load({ queries }: RouterContext, input: ComparisonInput): Promise<ComparisonInput> {
  const { category, count } = await queries.comparison.table.ensureData(input)
  // Nothing was named that can be compared: the page offers every category.
  if (category === null || count < 2) await queries.products.groups.ensureData()
  return input
}

function categoryOf(token: string): Category {
  const category = parseCategory(token)
  if (!category) throw notFound()
  return category
}

function compareHead({ publicUrl, queries }: RouterContext, input?: ComparisonInput) {
  const comparison = input && queries.comparison.table.getData(input)
  if (!comparison) return {}
  const { category, chosen, count } = comparison
  if (category === null) {
    const forSearchEngines = import.meta.env.SSR && emptyHead(publicUrl, comparison.unknown)
    return pageHead({ ...fixedPages.compare, ...forSearchEngines }, publicUrl)
  }
  const whole = input.category !== undefined
  const metadata: PageMetadata = whole
    ? categoryComparisonMetadata(category)
    : comparisonMetadata(chosen)
  return pageHead(
    {
      ...metadata,
      card: category,
      asText: comparison.table !== null,
      noIndex: !whole || comparison.table === null || count > mostOfCategory,
      jsonLd: import.meta.env.SSR
        ? [
            breadcrumbs(publicUrl, category, metadata.title),
            itemList(publicUrl, { products: chosen, count: chosen.length }),
          ]
        : undefined,
    },
    publicUrl,
  )
}

// What search engines are told of the page to choose; of one that says what is unknown, to leave it out.
function emptyHead(publicUrl: string, unknown: readonly string[]): Partial<PageHead> {
  const { compare } = fixedPages
  return unknown.length > 0
    ? { noIndex: true }
    : {
        asText: true,
        jsonLd: [breadcrumbTo(publicUrl, compare), webApplication(publicUrl, compare)],
      }
}
