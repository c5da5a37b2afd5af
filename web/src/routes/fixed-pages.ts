import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import {
  type SubscriptionOutcome,
  subscriptionOutcomes,
} from '@argo/domain/newsletter/newsletter-link'
import type { TextKey } from '@argo/domain/texts/site-texts'
import { createRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { RouterContext } from './context.ts'
import { errorHead, pageHead } from './head.ts'
import { page } from './page.tsx'
import { rootRoute } from './root.tsx'

type FixedPages = typeof fixedPages

// A page that reads nothing from the catalogue but texts.
function fixedPage<const Key extends keyof FixedPages>(
  key: Key,
  name: string,
  load: () => Promise<{ default: ComponentType }>,
  texts: readonly TextKey[] = [],
) {
  const path: FixedPages[Key]['path'] = fixedPages[key].path
  return {
    getParentRoute: () => rootRoute,
    path,
    loader: async ({ context }: { context: RouterContext }): Promise<void> => {
      await Promise.all(texts.map((text) => context.queries.texts[text].ensureData()))
    },
    head: ({ match }: { match: { status: string; context: RouterContext } }) =>
      match.status === 'error' ? errorHead : pageHead(match.context.publicUrl, fixedPages[key]),
    ...page(name, load),
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

/** The pages that read nothing from the catalogue but texts. */
export const fixedPageRoutes = [
  createRoute({
    ...fixedPage(
      'contact',
      'contact/ContactPage',
      () => import('../features/contact/ContactPage.tsx'),
      ['contact', 'questions'],
    ),
    ...withSent,
  }),
  createRoute({
    ...fixedPage(
      'newsletter',
      'newsletter/NewsletterPage',
      () => import('../features/newsletter/NewsletterPage.tsx'),
      ['contact'],
    ),
    ...withOutcome,
  }),
  createRoute(
    fixedPage(
      'warranty',
      'warranty/WarrantyPage',
      () => import('../features/warranty/WarrantyPage.tsx'),
      ['contact', 'warranty'],
    ),
  ),
  createRoute(
    fixedPage(
      'downloads',
      'pages/DownloadsPage',
      () => import('../features/pages/DownloadsPage.tsx'),
    ),
  ),
  createRoute(
    fixedPage(
      'registration',
      'pages/RegistrationPage',
      () => import('../features/pages/RegistrationPage.tsx'),
    ),
  ),
  createRoute(
    fixedPage('terms', 'pages/TermsPage', () => import('../features/pages/TermsPage.tsx'), [
      'contact',
    ]),
  ),
  createRoute(
    fixedPage('privacy', 'pages/PrivacyPage', () => import('../features/pages/PrivacyPage.tsx'), [
      'contact',
    ]),
  ),
  createRoute(
    fixedPage('cookies', 'pages/CookiesPage', () => import('../features/pages/CookiesPage.tsx')),
  ),
] as const
