import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  ScriptOnce,
  Scripts,
  useMatch,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ComparisonBar } from '../features/compare/ComparisonBar.tsx'
import { Footer } from '../features/footer/Footer.tsx'
import { FooterContact } from '../features/footer/FooterContact.tsx'
import { Header } from '../features/header/Header.tsx'
import { Progress } from '../lib/navigation/Progress.tsx'
import { RouteAnnouncer } from '../lib/navigation/RouteAnnouncer.tsx'
import { SkipLink } from '../lib/navigation/SkipLink.tsx'
import { Consent } from '../features/newsletter/Consent.tsx'
import { NewsletterForm } from '../features/newsletter/NewsletterForm.tsx'
import { Notifications } from '../ui/notifications/Notifications.tsx'
import { PageError } from '../features/page-error/PageError.tsx'
import type { RouterContext } from './context.ts'
import { ErrorBoundary } from '../lib/loading/lazy-component.tsx'
import { redirectToLowerCase } from './lower-case.ts'
import { notFoundPage } from './not-found.tsx'

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, matches }) => {
    const route: unknown = matches.at(-1)?.routeId
    // One of a page of its own: whether one with parameters exists, its loader knows, and below a page there is none.
    if (route === location.pathname.toLowerCase().replace(/\/$/, '')) redirectToLowerCase(location)
  },
  // What stands around every page comes with the first; without counts the menu lists the categories alone.
  loader: async ({ context: { queries } }) => {
    await Promise.all([
      queries.products.menu.prefetch(),
      queries.texts.newsletter.prefetch(),
      queries.texts.contact.prefetch(),
    ])
  },
  shouldReload: false,
  head: siteHead,
  shellComponent: Document,
  component: Site,
  notFoundComponent: notFoundPage(
    '404 Page Not Found',
    'Did you forget to add the page to the router?',
  ),
  errorComponent: PageError,
})

// In the page: its scripts cannot tell that they did not come. Seen as `unscripted:` in class names.
const markMissingScripts = `{
  const mark = () => (document.documentElement.dataset.scripts = 'missing')
  addEventListener('error', ({ target }) => target.tagName === 'SCRIPT' && mark(), true)
  setTimeout(mark, 15e3)
}`

// In the page: until it is hydrated nobody else follows Back and Forward, and scripts that find another page's address
// would hydrate this page as that one.
const followHistory = `{
  const address = () => location.pathname + location.search
  const loaded = address()
  addEventListener('popstate', () => {
    if (document.documentElement.dataset.hydrated || address() === loaded) return
    stop()
    location.reload()
  })
}`

function siteHead({ match }: { match: { _notFound?: boolean } }) {
  const title = match._notFound ? '404 Page Not Found – Argo' : 'Argo – Forged For Gamers'
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#0a0b0d' },
      { name: 'color-scheme', content: 'dark' },
      { title },
    ],
    links: [
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
      {
        rel: 'alternate',
        type: 'application/atom+xml',
        title: 'New Argo products',
        href: '/feed.xml',
      },
    ],
  }
}

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <ScriptOnce>{markMissingScripts}</ScriptOnce>
        <ScriptOnce>{followHistory}</ScriptOnce>
        <Scripts />
      </body>
    </html>
  )
}

// An element made once: React does not render what stands around the page again with every move.
const site = (
  <>
    <SkipLink />
    <Progress />
    <ErrorBoundary>
      <Header />
    </ErrorBoundary>
    <main id="content" tabIndex={-1} className="min-h-lvh pt-16">
      <Outlet />
    </main>
    <ErrorBoundary>
      <ComparisonBar />
    </ErrorBoundary>
    <ErrorBoundary>
      <Footer newsletter={<FooterNewsletter />} />
    </ErrorBoundary>
    <RouteAnnouncer />
    <ErrorBoundary>
      <Notifications />
    </ErrorBoundary>
  </>
)

// Not below the same form on its own page: there the other way to reach us.
function FooterNewsletter() {
  const ownPage = useMatch({ from: '/newsletter', shouldThrow: false })
  if (ownPage) return <FooterContact />
  return (
    <NewsletterForm id="newsletter">
      <h2 className="eyebrow text-muted">Newsletter</h2>
      <Consent className="mt-3 text-muted" />
    </NewsletterForm>
  )
}

function Site() {
  return site
}
