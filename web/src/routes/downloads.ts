import { categories, type Category } from '@argo/domain/products/category'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { cleanQuery } from '@argo/domain/search/clean-query'
import { createRoute } from '@tanstack/react-router'
import type { DownloadsPageProps } from '../features/pages/DownloadsPage.tsx'
import { headOf, pageHead } from './head.ts'
import { pageWithProps } from './page.tsx'
import { rootRoute } from './root.tsx'

interface DownloadsSearch {
  category?: Category | undefined
  q?: unknown
}

export const downloadsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: fixedPages.downloads.path,
  // What is searched for stays as the address has it: "650" is a number to the router.
  validateSearch: ({ category, q }): DownloadsSearch => ({
    category: categories.find((each) => each === category),
    ...(q !== undefined && { q }),
  }),
  loaderDeps: ({ search: { category, q } }): DownloadsPageProps => ({
    ...(category && { category }),
    ...(q !== undefined && cleanQuery(q) !== '' && { q: cleanQuery(q) }),
  }),
  loader: async ({ context, deps }): Promise<DownloadsPageProps> => {
    await context.queries.products.downloads.ensureData(deps)
    return deps
  },
  // The page of all files is the one to be found.
  head: headOf(({ publicUrl }) => pageHead(publicUrl, fixedPages.downloads)),
  ...pageWithProps(
    () => import('../features/pages/DownloadsPage.tsx'),
    (): DownloadsPageProps => downloadsRoute.useLoaderData(),
  ),
})
