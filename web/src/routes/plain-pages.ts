import { createRoute } from '@tanstack/react-router'
import { pageHead } from './head.ts'
import { page } from './page.ts'
import { rootRoute } from './root.tsx'

export const downloadsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/downloads',
  head: ({ match }) =>
    pageHead(
      {
        title: 'Downloads',
        description:
          'Manuals, software and datasheets for Argo products, with sizes and checksums.',
        path: '/downloads',
      },
      match.context.publicUrl,
    ),
  ...page('pages/DownloadsPage'),
})

export const registrationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/registration',
  head: ({ match }) =>
    pageHead(
      {
        title: 'Product registration',
        description: 'Argo products need no registration: your proof of purchase is your warranty.',
        path: '/registration',
      },
      match.context.publicUrl,
    ),
  ...page('pages/RegistrationPage'),
})

export const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  head: ({ match }) =>
    pageHead(
      { title: 'Terms', description: 'The terms on which you use this website.', path: '/terms' },
      match.context.publicUrl,
    ),
  ...page('pages/TermsPage'),
})

export const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  head: ({ match }) =>
    pageHead(
      {
        title: 'Privacy',
        description:
          'What this website stores about you: what you type into two forms, and nothing else.',
        path: '/privacy',
      },
      match.context.publicUrl,
    ),
  ...page('pages/PrivacyPage'),
})

export const cookiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cookies',
  head: ({ match }) =>
    pageHead(
      { title: 'Cookies', description: 'This website sets no cookies.', path: '/cookies' },
      match.context.publicUrl,
    ),
  ...page('pages/CookiesPage'),
})
