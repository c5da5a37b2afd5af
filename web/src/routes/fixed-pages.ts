import { productKeyOf } from '@argo/domain/products/product-detail'
import { namesIn } from '@argo/domain/comparison/address'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import {
  type SubscriptionOutcome,
  subscriptionOutcomes,
} from '@argo/domain/newsletter/newsletter-link'
import type { LegalPageName } from '@argo/domain/texts/legal-page'
import { createRoute } from '@tanstack/react-router'
import type { RouterContext } from './context.ts'
import { headOf, pageHead } from './head.ts'
import { page, pageWithProps } from './page.tsx'
import { rootRoute } from './root.tsx'

type FixedPages = typeof fixedPages

// A page that stands at one address.
function fixedPage<const Key extends keyof FixedPages>(
  key: Key,
  shown: ReturnType<typeof page>,
  load: (queries: RouterContext['queries']) => unknown[] = () => [],
) {
  const path: FixedPages[Key]['path'] = fixedPages[key].path
  return {
    getParentRoute: () => rootRoute,
    path,
    loader: async ({ context }: { context: RouterContext }): Promise<void> => {
      await Promise.all(load(context.queries))
    },
    head: headOf(({ publicUrl }) => pageHead(publicUrl, fixedPages[key])),
    ...shown,
  }
}

function legalPage<const Name extends LegalPageName>(name: Name) {
  return createRoute(
    fixedPage(
      name,
      pageWithProps(
        () => import('../features/pages/LegalPage.tsx'),
        () => ({ page: name }),
      ),
      ({ texts }) => [texts.legal.ensureData({ page: name })],
    ),
  )
}

interface NewsletterSearch {
  sent?: true | undefined
  subscription?: SubscriptionOutcome | undefined
  /** The product of which news is wanted. */
  product?: string | undefined
}

// Whether the server redirected here after a form that was sent without scripts. The router leaves a parameter as it came
// unless it is named here.
const parseSent = (sent: unknown) => (sent === true ? true : undefined)

const newsletterPage = fixedPage(
  'newsletter',
  page(() => import('../features/newsletter/NewsletterPage.tsx')),
  ({ texts, products }) => [
    texts.contact.ensureData(),
    texts.newsletter.ensureData(),
    products.latest.prefetch(),
    products.downloads.prefetch({}),
  ],
)

/** The pages that stand at one address each and tell of no product or category. */
export const fixedPageRoutes = [
  createRoute({
    ...fixedPage(
      'contact',
      page(() => import('../features/contact/ContactPage.tsx')),
      ({ texts }) => [texts.contact.ensureData(), texts.questions.ensureData()],
    ),
    validateSearch: ({ sent }): Pick<NewsletterSearch, 'sent'> => ({ sent: parseSent(sent) }),
  }),
  createRoute({
    ...newsletterPage,
    // The newsletter's links in e-mails lead here too.
    validateSearch: ({ sent, subscription, product }): NewsletterSearch => ({
      sent: parseSent(sent),
      subscription: subscriptionOutcomes.find((each) => each === subscription),
      product: namesIn(product)[0],
    }),
    loaderDeps: ({ search: { product } }: { search: NewsletterSearch }) => ({ product }),
    loader: async ({ context, deps: { product } }): Promise<void> => {
      await Promise.all([
        newsletterPage.loader({ context }),
        product && context.queries.products.detail.prefetch(productKeyOf(product)),
      ])
    },
  }),
  createRoute(
    fixedPage(
      'warranty',
      page(() => import('../features/warranty/WarrantyPage.tsx')),
      ({ texts }) => [
        texts.contact.ensureData(),
        texts.warranty.ensureData(),
        texts.tiers.ensureData(),
      ],
    ),
  ),
  legalPage('registration'),
  legalPage('terms'),
  legalPage('privacy'),
  legalPage('cookies'),
] as const
