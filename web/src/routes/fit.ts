import { type ChairSearch, chairSearch, hasMeasures } from '@argo/domain/fit/chair-measures'
import { buildSearch, type BuildSearch, buildValues } from '@argo/domain/fit/build-search'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { createRoute, redirect } from '@tanstack/react-router'
import type { RouterContext } from './context.ts'
import { headOf, pageHead } from './head.ts'
import { page } from './page.tsx'
import { rootRoute } from './root.tsx'
import { breadcrumbs, itemList, type JsonLd, webApplication } from './structured-data.ts'

export const fitRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fit',
  validateSearch: (search): BuildSearch => buildSearch(search),
  beforeLoad: ({ location }) => {
    const search = buildSearch(location.search)
    if (hasMoreThan(search, location.search)) throw redirect({ to: '/fit', search })
  },
  // The router adds to the search what it does not know.
  loaderDeps: ({ search }) => buildSearch(search),
  // Returns nothing: the page carries the answer among its queries already.
  loader: async ({ context, deps }) => {
    const { answer, names } = context.queries.fit
    await Promise.all([answer.ensureData(buildValues(deps)), names.ensureData()])
  },
  head: headOf(fitHead),
  ...page(() => import('../features/fit/FitPage.tsx')),
})

// A form without scripts sends its empty fields too.
function hasMoreThan(search: object, given: object): boolean {
  return import.meta.env.SSR && Object.keys(given).some((name) => !(name in search))
}

// Of all builds there is one page to be found.
function fitHead({ publicUrl }: RouterContext, _: unknown, search: BuildSearch) {
  const { fit } = fixedPages
  const noIndex = Object.keys(buildSearch(search)).length > 0
  return pageHead(publicUrl, {
    ...fit,
    noIndex,
    jsonLd: noIndex
      ? undefined
      : () => [breadcrumbs(publicUrl, { page: fit.title }), webApplication(publicUrl, fit)],
  })
}

export const chairFitRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fit/chairs',
  validateSearch: (search): ChairSearch => chairSearch(search),
  beforeLoad: ({ location }) => {
    const search = chairSearch(location.search)
    if (hasMoreThan(search, location.search)) throw redirect({ to: '/fit/chairs', search })
  },
  loader: async ({ context }) => {
    await context.queries.fit.chairs.ensureData()
  },
  head: headOf(chairFitHead),
  ...page(() => import('../features/fit/ChairsPage.tsx')),
})

// Of all measures there is one page to be found, too.
function chairFitHead(context: RouterContext, _: unknown, search: ChairSearch) {
  const noIndex = hasMeasures(search)
  return pageHead(context.publicUrl, {
    ...fixedPages.chairFit,
    card: 'chairs',
    noIndex,
    jsonLd: noIndex ? undefined : () => chairFitJsonLd(context),
  })
}

function chairFitJsonLd({ publicUrl, queries }: RouterContext): JsonLd[] {
  const { chairFit } = fixedPages
  const products = queries.fit.chairs.getData()?.map(({ product }) => product) ?? []
  return [
    breadcrumbs(publicUrl, { category: 'chairs', page: chairFit.title }),
    webApplication(publicUrl, chairFit),
    itemList(publicUrl, { products, count: products.length }),
  ]
}
