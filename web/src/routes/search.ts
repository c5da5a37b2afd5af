import {
  type FilterSearch,
  parseFilters,
  writeFilters,
} from '@argo/domain/lists/filters/list-filters'
import { searchPage } from '@argo/domain/site-pages/page-metadata'
import { cleanQuery } from '@argo/domain/search/clean-query'
import { createRoute } from '@tanstack/react-router'
import type { SearchPageProps } from '../features/search/search-page-props.ts'
import { headOf, pageHead } from './head.ts'
import { pageWithProps } from './page.tsx'
import { rootRoute } from './root.tsx'

/** What the address of a search says. */
type SearchAddress = { q?: unknown; exact?: 1 } & FilterSearch

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  // As the address has it, or the server would redirect to another spelling: "650" is a number to the router.
  validateSearch: ({ q, exact, ...search }): SearchAddress => ({
    ...(q !== undefined && { q }),
    ...(String(exact) === '1' && { exact: 1 }),
    ...writeFilters(parseFilters(search)),
  }),
  loaderDeps: ({ search: { q, exact, ...search } }): SearchPageProps => {
    const filters = parseFilters(search)
    return { q: cleanQuery(q), ...(exact && { asTyped: true }), ...(filters && { filters }) }
  },
  loader: async ({ context, deps }): Promise<SearchPageProps> => {
    if (deps.q === '') await context.queries.products.latest.prefetch()
    else await context.queries.search.find.ensureData(deps)
    return deps
  },
  head: headOf(({ publicUrl }, query: SearchPageProps | undefined) =>
    searchHead(publicUrl, query?.q ?? ''),
  ),
  ...pageWithProps(
    () => import('../features/search/SearchPage.tsx'),
    (): SearchPageProps => searchRoute.useLoaderData(),
  ),
})

// Its title alone says what was searched for: neither a canonical address nor a preview should.
function searchHead(publicUrl: string, q: string) {
  const title = q === '' ? searchPage.title : `${q} – ${searchPage.title}`
  return pageHead(publicUrl, { ...searchPage, title, noIndex: true })
}
