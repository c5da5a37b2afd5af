import { createRoute } from '@tanstack/react-router'
import { pageHead } from './head.ts'
import { page } from './page.ts'
import { rootRoute } from './root.tsx'

export const warrantyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/warranty',
  head: ({ match }) =>
    pageHead(
      {
        title: 'Warranty',
        description:
          'Five, three or two years: what Argo’s warranty covers, what it does not, and how to make a claim.',
        path: '/warranty',
      },
      match.context.publicUrl,
    ),
  ...page('warranty/WarrantyPage'),
})
