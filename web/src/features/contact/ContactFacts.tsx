import { closedDaysText, hoursText, phoneHref } from '@argo/domain/texts/hours'
import { trpc } from '../../lib/trpc/trpc.ts'
import { OpenNow } from './OpenNow.tsx'

const link = '-my-2 inline-flex min-h-11 items-center hover:text-accent-bright'

/** Phone, e-mail addresses of support and press, street address and support's hours, in one card. */
export function ContactFacts() {
  const [facts] = trpc.texts.contact.useSuspenseQuery()
  const closed = closedDaysText(facts)
  return (
    <section aria-labelledby="reach-us" className="chamfer panel p-6 sm:p-10 print:p-0">
      <h2 id="reach-us" className="display text-title">
        Ways to reach us
      </h2>
      <OpenNow facts={facts} />
      <dl className="lg:text-lg sm:max-lg:columns-2 sm:max-lg:[&_dt]:break-after-avoid print:columns-3 print:[&_dt]:break-after-avoid [&_dt]:pt-4 [&_dt]:text-base [&_dt]:text-muted">
        <dt>Phone</dt>
        <dd>
          <a href={phoneHref(facts.phone)} className={`${link} tabular`}>
            {facts.phone}
          </a>
        </dd>
        <dt>Support</dt>
        <dd>
          <a href={`mailto:${facts.email}`} className={link}>
            {facts.email}
          </a>
        </dd>
        <dt>Press</dt>
        <dd>
          <a href={`mailto:${facts.pressEmail}`} className={link}>
            {facts.pressEmail}
          </a>
        </dd>
        <dt>Hours</dt>
        <dd>
          {hoursText(facts)}
          {closed && (
            <>
              <br />
              {closed}: closed
            </>
          )}
        </dd>
        <dt>Address</dt>
        <dd>
          <address className="not-italic">
            {facts.company}
            <br />
            {facts.street}
            <br />
            {facts.city}
            <br />
            {facts.country}
          </address>
        </dd>
      </dl>
    </section>
  )
}
