import type { SubscriptionOutcome } from '@argo/domain/newsletter/newsletter-link'
import { shownAt } from '@argo/domain/forms/spam-guard'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { trpc } from '../../lib/trpc/trpc.ts'
import { askAbout } from '../../lib/forms/contact-draft.ts'
import { useFormSubmission } from '../../lib/forms/form-submission.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Consent } from './Consent.tsx'
import { PathLink } from '../../ui/PathLink.tsx'
import { NewsletterForm, subscribed } from './NewsletterForm.tsx'
import { SampleIssue } from './SampleIssue.tsx'

const route = getRouteApi('/newsletter')

const outcomes: Record<SubscriptionOutcome, { title: string; text: ReactNode }> = {
  confirmed: {
    title: 'Confirmed',
    text: 'The newsletter goes to your address from now on. Each one has a link to unsubscribe.',
  },
  ended: {
    title: 'Unsubscribed',
    text: 'Your address gets no newsletter any more. To get it again, subscribe again.',
  },
  declined: {
    title: 'Unsubscribed',
    text: (
      <>
        Your address gets no newsletter, and we do not ask it again. To get it after all, write to{' '}
        <SupportLink />.
      </>
    ),
  },
}

function SupportLink() {
  const [{ email }] = trpc.texts.contact.useSuspenseQuery()
  return (
    <a href={`mailto:${email}`} className="prose-link wrap-anywhere">
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
  // Reads a product by what stands for it in an address.
  const named = trpc.comparison.table.useQuery({ names: [product] }, { enabled: product !== '' })
  const name = named.data?.chosen[0]?.name
  const submission = useFormSubmission()
  const response = subscription ? outcomes[subscription] : sent && subscribed
  return (
    <div className="page grid grid-cols-1 items-start gap-x-10 gap-y-16 pt-12 pb-16 lg:grid-cols-12 lg:pt-20 lg:pb-24">
      <div className="lg:sticky lg:top-24 lg:col-span-5">
        <h1 className="display text-hero wrap-anywhere md:text-display">
          {response?.title ?? (name ? `News of ${name}` : 'Newsletter')}
        </h1>
        {response ? (
          <p className="mt-5 measure text-lead">{response.text}</p>
        ) : name ? (
          <p className="mt-5 measure text-lead text-balance">
            When {name} comes to a shop, our newsletter says where.
          </p>
        ) : (
          <Consent className="mt-5 measure text-lead text-balance" />
        )}
        {(response ? sent && !subscription : name) && (
          <Consent className="mt-5 measure text-muted" />
        )}
        {response ? (
          <ButtonLink to="/products" className="mt-10">
            Explore Products
          </ButtonLink>
        ) : (
          <div className="mt-8">
            <NewsletterForm
              id="subscribe"
              address={submission?.values.email}
              error={submission?.errors.email ?? submission?.failure}
              shown={submission?.values[shownAt]}
            />
          </div>
        )}
        <ul className="mt-10 border-t border-line text-muted lg:text-lg">
          {!response && (
            <li className="border-b border-line py-4">
              We e-mail you a link first. Until you open it and confirm, nothing else is sent.
            </li>
          )}
          <li className="border-b border-line py-4">
            To leave, open the link at the end of any issue: one button, no questions. The{' '}
            <PathLink path="/privacy#newsletter" className="prose-link">
              privacy page
            </PathLink>{' '}
            says what we keep.
          </li>
          {!response && name && (
            <li className="border-b border-line py-4">
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
          <li className="border-b border-line py-4">
            Prefer RSS?{' '}
            <a href="/feed.xml" className="prose-link">
              feed.xml
            </a>{' '}
            has our new products, no address needed.
          </li>
        </ul>
      </div>
      <SampleIssue className="lg:col-span-7" />
    </div>
  )
}
