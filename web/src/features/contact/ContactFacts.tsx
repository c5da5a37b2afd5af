import { closedDaysText, hoursText, phoneHref } from '@argo/domain/texts/hours'
import { trpc } from '../../lib/trpc/trpc.ts'
import { OpenNow } from './OpenNow.tsx'

const link = 'inline-flex min-h-11 items-center wrap-anywhere hover:text-accent-bright'

/** Phone, support's e-mail address, and its hours. */
export function ContactFacts() {
  const [facts] = trpc.texts.contact.useSuspenseQuery()
  const closed = closedDaysText(facts)
  return (
    <section aria-label="Ways to reach us" className="min-w-0">
      <a
        href={phoneHref(facts.phone)}
        className={`${link} display tabular text-title sm:whitespace-nowrap`}
      >
        {facts.phone}
      </a>
      <br />
      <a href={`mailto:${facts.email}`} className={`${link} text-lead font-bold`}>
        {facts.email}
      </a>
      <OpenNow facts={facts} />
      <p className="text-muted">
        {hoursText(facts)}
        {closed && `. ${closed}: closed`}
      </p>
    </section>
  )
}

/** The street address, and the press's e-mail address. */
export function PostalAddress() {
  const [facts] = trpc.texts.contact.useSuspenseQuery()
  return (
    <section
      aria-labelledby="address"
      className="min-w-0 sm:max-lg:col-start-2 sm:max-lg:row-start-2"
    >
      <h2 id="address" className="display text-title">
        Address
      </h2>
      <address className="mt-4 border-t border-line pt-4 not-italic lg:text-lg">
        {facts.company}
        <br />
        {facts.street}
        <br />
        {facts.city}
        <br />
        {facts.country}
      </address>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-muted lg:text-lg">
        Press
        <a href={`mailto:${facts.pressEmail}`} className={`${link} text-foreground`}>
          {facts.pressEmail}
        </a>
      </p>
    </section>
  )
}
