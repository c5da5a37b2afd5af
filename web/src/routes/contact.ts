import { createRoute } from '@tanstack/react-router'
import { pageHead } from './head.ts'
import { page } from './page.ts'
import { rootRoute } from './root.tsx'

export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact',
  head: ({ match }) =>
    pageHead(
      {
        title: 'Contact',
        description:
          'Write to Argo, call us, or read the answers to the six questions we are asked most.',
        path: '/contact',
      },
      match.context.publicUrl,
    ),
  ...page('contact/ContactPage'),
})
