import { fixedPages } from '@argo/domain/page-metadata'
import { createRoute } from '@tanstack/react-router'
import { pageHead } from './head.ts'
import { page } from './page.ts'
import { rootRoute } from './root.tsx'

export const warrantyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/warranty',
  head: ({ match }) => pageHead(fixedPages.warranty, match.context.publicUrl),
  ...page('warranty/WarrantyPage'),
})
