import { buildSearch, type BuildSearch, buildValues } from '@argo/domain/fit/build-search'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import type { Units } from '@argo/domain/text/us-units'
import { createRoute, redirect } from '@tanstack/react-router'
import type { RouterContext } from './context.ts'
import { errorHead, pageHead } from './head.ts'
import { page } from './page.tsx'
import { rootRoute } from './root.tsx'
import {
  breadcrumbs,
  breadcrumbTo,
  itemList,
  type JsonLd,
  webApplication,
} from './structured-data.ts'

export const fitRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fit',
  validateSearch: (search): BuildSearch => buildSearch(search),
  // A form without scripts sends its empty fields too.
  beforeLoad: ({ location }) => {
    const search = buildSearch(location.search)
    if (import.meta.env.SSR && Object.keys(location.search).some((name) => !(name in search)))
      throw redirect({ to: '/fit', search })
  },
  // The router adds to the search what it does not know.
  loaderDeps: ({ search }) => buildSearch(search),
  // Returns nothing: the page carries the answer among its queries already.
  loader: async ({ context, deps }) => {
    await context.queries.fit.answer.ensureData(buildValues(deps))
  },
  head: ({ match }) => (match.status === 'error' ? errorHead : fitHead(match)),
  ...page('fit/FitPage', () => import('../features/fit/FitPage.tsx')),
})

// Of all builds there is one page to be found.
function fitHead({ context, search }: { context: RouterContext; search: BuildSearch }) {
  const { fit } = fixedPages
  const { publicUrl } = context
  const noIndex = Object.keys(buildSearch(search)).length > 0
  return pageHead(publicUrl, {
    ...fit,
    noIndex,
    asText: !noIndex,
    jsonLd: noIndex
      ? undefined
      : () => [breadcrumbTo(publicUrl, fit), webApplication(publicUrl, fit)],
  })
}

export const chairFitRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fit/chairs',
  validateSearch: ({ units }: Record<string, unknown>): { units?: Units } =>
    units === 'us' || units === 'metric' ? { units } : {},
  loader: async ({ context }) => {
    await context.queries.fit.chairs.ensureData()
  },
  head: ({ match }) => (match.status === 'error' ? errorHead : chairFitHead(match.context)),
  ...page('fit/ChairsPage', () => import('../features/fit/ChairsPage.tsx')),
})

function chairFitHead(context: RouterContext) {
  return pageHead(context.publicUrl, {
    ...fixedPages.chairFit,
    card: 'chairs',
    asText: true,
    jsonLd: () => chairFitJsonLd(context),
  })
}

function chairFitJsonLd({ publicUrl, queries }: RouterContext): JsonLd[] {
  const { chairFit } = fixedPages
  const products = queries.fit.chairs.getData()?.map(({ product }) => product) ?? []
  return [
    breadcrumbs(publicUrl, 'chairs', chairFit.title),
    webApplication(publicUrl, chairFit),
    itemList(publicUrl, { products, count: products.length }),
  ]
}
