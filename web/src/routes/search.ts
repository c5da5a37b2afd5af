import { searchPage } from '@argo/domain/page-metadata'
import { cleanQuery } from '@argo/domain/search/clean-query'
import { createRoute } from '@tanstack/react-router'
import type { SearchPageProps } from '../features/search/SearchPage.tsx'
import { errorHead, pageHead } from './head.ts'
import { pageWithProps } from './page.ts'
import { rootRoute } from './root.tsx'

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  // As the address has it, or the server would redirect to another spelling: "650" is a number to the router.
  validateSearch: ({ q }): { q?: unknown } => (q === undefined ? {} : { q }),
  loaderDeps: ({ search: { q } }) => ({ q: cleanQuery(q) }),
  loader: async ({ context, deps: { q } }): Promise<SearchPageProps> => {
    if (q !== '') await context.queries.search.find.ensureData({ q })
    return { q }
  },
  head: ({ match, loaderData }) =>
    match.status === 'error' ? errorHead : searchHead(match.context.publicUrl, loaderData?.q ?? ''),
  ...pageWithProps(
    'search/SearchPage',
    () => import('../features/search/SearchPage.tsx'),
    (): SearchPageProps => searchRoute.useLoaderData(),
  ),
})

// Its title alone says what was searched for: neither a canonical address nor a preview should.
function searchHead(publicUrl: string, q: string) {
  const title = q === '' ? searchPage.title : `${q} – ${searchPage.title}`
  return pageHead(publicUrl, { ...searchPage, title, noIndex: true })
}
