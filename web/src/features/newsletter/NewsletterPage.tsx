import { productKeyOf } from '@argo/domain/products/product-detail'
import type { SubscriptionOutcome } from '@argo/domain/newsletter/newsletter-link'
import { shownAt } from '@argo/domain/forms/spam-guard'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { trpc } from '../../lib/trpc/trpc.ts'
import { askAbout } from '../../lib/forms/contact-draft.ts'
import { useFormSubmission } from '../../lib/forms/form-submission.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Consent } from './Consent.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { PathLink } from '../../ui/PathLink.tsx'
import { NewsletterForm, subscribed } from './NewsletterForm.tsx'
import { SampleIssue } from './SampleIssue.tsx'

const route = getRouteApi('/newsletter')

const outcomes: Record<SubscriptionOutcome, { title: string; text: ReactNode }> = {
  confirmed: {
    title: 'Confirmed',
    text: 'You will get the newsletter from now on. Every issue has a link to unsubscribe.',
  },
  ended: {
    title: 'Unsubscribed',
    text: 'You will no longer get the newsletter. To get it again, subscribe again.',
  },
  declined: {
    title: 'Unsubscribed',
    text: (
      <>
        You will not get the newsletter, and we will not ask again. If you change your mind, write
        to <SupportLink />.
      </>
    ),
  },
}

function SupportLink() {
  const [{ email }] = trpc.texts.contact.useSuspenseQuery()
  return (
    <a href={`mailto:${email}`} className="prose-link">
      {email}
    </a>
  )
}

/**
 * The newsletter's own page, which is also the response to a form that was sent without scripts, and to the buttons
 * that the links in its e-mails lead to.
 */
export default function NewsletterPage() {
  const { sent, subscription, product = '' } = route.useSearch()
  const detail = trpc.products.detail.useQuery(productKeyOf(product), { enabled: product !== '' })
  const name = detail.data?.product.name
  const submission = useFormSubmission()
  const response = subscription ? outcomes[subscription] : sent && subscribed
  const { data: policy } = trpc.texts.newsletter.useQuery()
  return (
    <>
      <PageHead
        title={response?.title ?? (name ? `Get ${name} updates` : 'Newsletter')}
        lead={
          response?.text ??
          (name ? 'We’ll e-mail you when and where you can buy it.' : policy?.consent)
        }
      >
        {response ? (
          <ButtonLink to="/products">Explore Products</ButtonLink>
        ) : (
          <div className="w-full lg:max-w-md min-[140rem]:max-w-xl">
            <NewsletterForm
              id="subscribe"
              address={submission?.values.email}
              error={submission?.errors.email ?? submission?.failure}
              shown={submission?.values[shownAt]}
            >
              {name && <Consent className="text-muted" />}
            </NewsletterForm>
          </div>
        )}
      </PageHead>
      <div className="page pb-16 lg:pb-24">
        <SampleIssue />
        <ul className="mt-10 flex flex-wrap gap-x-10 text-muted *:flex-[1_1_14rem] *:border-t *:border-line *:py-4 lg:text-lg">
          {policy && sent && !subscription && <li>{policy.consent}</li>}
          {!response && (
            <li>
              We e-mail you a link first. Until you open it and confirm, nothing else is sent.
            </li>
          )}
          <li>
            To leave, open the link at the end of any issue: one button, no questions. The{' '}
            <PathLink path="/privacy#newsletter" className="prose-link">
              privacy page
            </PathLink>{' '}
            says what we keep.
          </li>
          {!response && name && (
            <li>
              Would you rather ask?{' '}
              <Link
                to="/contact"
                hash="contact-form-heading"
                onClick={() => askAbout(name, 'shops')}
                className="prose-link"
              >
                Ask where to buy {name}
              </Link>
            </li>
          )}
          <li>
            Prefer RSS?{' '}
            <a href="/feed.xml" className="prose-link">
              feed.xml
            </a>{' '}
            has our new products, no address needed.
          </li>
        </ul>
      </div>
    </>
  )
}
