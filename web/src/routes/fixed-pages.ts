import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import {
  type SubscriptionOutcome,
  subscriptionOutcomes,
} from '@argo/domain/newsletter/newsletter-link'
import { createRoute } from '@tanstack/react-router'
import type { RouterContext } from './context.ts'
import { pageHead } from './head.ts'
import { page, type PageName } from './page.tsx'
import { rootRoute } from './root.tsx'

type FixedPage = keyof typeof fixedPages

// A page that reads nothing from the catalogue.
function fixedPage<const Path extends string>(path: Path, key: FixedPage, name: PageName) {
  return {
    getParentRoute: () => rootRoute,
    path,
    head: ({ match }: { match: { context: RouterContext } }) =>
      pageHead(match.context.publicUrl, fixedPages[key]),
    ...page(name),
  }
}

interface SentSearch {
  sent?: true | undefined
}

interface NewsletterSearch extends SentSearch {
  subscription?: SubscriptionOutcome | undefined
}

// The page to which the server redirects after a form that was sent without scripts. The router leaves a parameter as it
// came unless it is named here.
const withSent = {
  validateSearch: ({ sent }: Record<string, unknown>): SentSearch => ({
    sent: sent === true || undefined,
  }),
}

// The newsletter's links in e-mails lead there too.
const withOutcome = {
  validateSearch: (search: Record<string, unknown>): NewsletterSearch => ({
    ...withSent.validateSearch(search),
    subscription: subscriptionOutcomes.find((each) => each === search.subscription),
  }),
}

export const contactRoute = createRoute({
  ...fixedPage('/contact', 'contact', 'contact/ContactPage'),
  ...withSent,
})
export const newsletterRoute = createRoute({
  ...fixedPage('/newsletter', 'newsletter', 'newsletter/NewsletterPage'),
  ...withOutcome,
})
export const cookiesRoute = createRoute(fixedPage('/cookies', 'cookies', 'pages/CookiesPage'))
export const downloadsRoute = createRoute(
  fixedPage('/downloads', 'downloads', 'pages/DownloadsPage'),
)
export const privacyRoute = createRoute(fixedPage('/privacy', 'privacy', 'pages/PrivacyPage'))
export const registrationRoute = createRoute(
  fixedPage('/registration', 'registration', 'pages/RegistrationPage'),
)
export const termsRoute = createRoute(fixedPage('/terms', 'terms', 'pages/TermsPage'))
export const warrantyRoute = createRoute(
  fixedPage('/warranty', 'warranty', 'warranty/WarrantyPage'),
)
