import { fixedPages } from '@argo/domain/page-metadata'
import { createRoute } from '@tanstack/react-router'
import { pageHead } from './head.ts'
import { page } from './page.ts'
import { rootRoute } from './root.tsx'

export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact',
  head: ({ match }) => pageHead(fixedPages.contact, match.context.publicUrl),
  ...page('contact/ContactPage'),
})
