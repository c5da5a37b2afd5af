import { shownAt } from '@argo/domain/spam-guard'
import { useFormSubmission } from '../../lib/form-submission.ts'
import { getRouteApi } from '@tanstack/react-router'
import { NewsletterForm } from './NewsletterForm.tsx'
import { subscribed } from './subscribed.ts'

const route = getRouteApi('/newsletter')

/** The newsletter's own page, which is also the response to a form that was sent without scripts. */
export default function NewsletterPage() {
  const { sent } = route.useSearch()
  const submission = useFormSubmission()
  return (
    <div className="page pt-28 pb-24 lg:pt-40 lg:pb-32">
      <h1 className="display text-display">{sent ? subscribed.title : 'Newsletter'}</h1>
      <p className="mt-5 measure text-lead text-steel">
        {sent ? subscribed.text : 'New products and firmware, a few times a year.'}
      </p>
      {!sent && (
        <div className="mt-10">
          <NewsletterForm
            id="subscribe"
            address={submission?.values.email}
            error={submission?.errors.email ?? submission?.failure}
            shown={submission?.values[shownAt]}
          />
        </div>
      )}
      <p className="mt-10 measure text-steel">
        Feed readers find new products at{' '}
        <a href="/feed.xml" className="prose-link">
          feed.xml
        </a>
        , without an address.
      </p>
    </div>
  )
}
