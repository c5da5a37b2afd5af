import { categories, type Category } from '@argo/domain/products/category'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { createRoute } from '@tanstack/react-router'
import { errorHead, pageHead } from './head.ts'
import { page } from './page.tsx'
import { rootRoute } from './root.tsx'

interface DownloadsSearch {
  category?: Category | undefined
}

export const downloadsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: fixedPages.downloads.path,
  validateSearch: ({ category }): DownloadsSearch => ({
    category: categories.find((each) => each === category),
  }),
  loaderDeps: ({ search: { category } }) => ({ category }),
  loader: async ({ context, deps: { category } }): Promise<void> => {
    await context.queries.products.downloads.ensureData(category && { category })
  },
  // The page of all files is the one to be found.
  head: ({ match }) =>
    match.status === 'error' ? errorHead : pageHead(match.context.publicUrl, fixedPages.downloads),
  ...page('pages/DownloadsPage', () => import('../features/pages/DownloadsPage.tsx')),
})
