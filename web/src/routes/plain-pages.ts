import { fixedPages } from '@argo/domain/page-metadata'
import { createRoute } from '@tanstack/react-router'
import { pageHead } from './head.ts'
import { page } from './page.ts'
import { rootRoute } from './root.tsx'

export const downloadsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/downloads',
  head: ({ match }) => pageHead(fixedPages.downloads, match.context.publicUrl),
  ...page('pages/DownloadsPage'),
})

export const registrationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/registration',
  head: ({ match }) => pageHead(fixedPages.registration, match.context.publicUrl),
  ...page('pages/RegistrationPage'),
})

export const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  head: ({ match }) => pageHead(fixedPages.terms, match.context.publicUrl),
  ...page('pages/TermsPage'),
})

export const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  head: ({ match }) => pageHead(fixedPages.privacy, match.context.publicUrl),
  ...page('pages/PrivacyPage'),
})

export const cookiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cookies',
  head: ({ match }) => pageHead(fixedPages.cookies, match.context.publicUrl),
  ...page('pages/CookiesPage'),
})
