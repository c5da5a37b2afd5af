import { closedDaysText, hoursText, phoneHref } from '@argo/domain/texts/hours'
import { trpc } from '../../lib/trpc/trpc.ts'
import { OpenNow } from './OpenNow.tsx'

const link = 'wrap-anywhere hover:text-accent-bright'
const line = `${link} inline-flex min-h-11 items-center`

/** Phone, support's e-mail address, and its hours. */
export function ContactFacts() {
  const [facts] = trpc.texts.contact.useSuspenseQuery()
  const closed = closedDaysText(facts)
  return (
    <section aria-label="Ways to reach us" className="mt-2 min-w-0 lg:mt-4">
      <a
        href={phoneHref(facts.phone)}
        className={`${line} display tabular text-title sm:whitespace-nowrap`}
      >
        {facts.phone}
      </a>
      <br />
      <a href={`mailto:${facts.email}`} className={`${line} text-lead font-bold`}>
        {facts.email}
      </a>
      <OpenNow facts={facts} />
      <p className="text-muted md:max-lg:max-w-[14em]">
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
    <section aria-labelledby="address" className="min-w-0">
      <h2 id="address" className="display text-title">
        Address
      </h2>
      <div className="mt-4 flex flex-wrap gap-x-10 gap-y-4 border-t border-line pt-4 *:flex-[1_1_14rem] lg:text-lg">
        <address className="not-italic">
          {facts.company}
          <br />
          {facts.street}
          <br />
          {facts.city}
          <br />
          {facts.country}
        </address>
        <p className="text-muted">
          Press
          <br />
          <a
            href={`mailto:${facts.pressEmail}`}
            className={`${link} -my-2.5 py-2.5 text-foreground`}
          >
            {facts.pressEmail}
          </a>
        </p>
      </div>
    </section>
  )
}
