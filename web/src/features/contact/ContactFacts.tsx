import { closedDaysText, hoursText, phoneHref } from '@argo/domain/texts/hours'
import type { ReactNode } from 'react'
import { trpc } from '../../lib/trpc/trpc.ts'
import { OpenNow } from './OpenNow.tsx'

const link = 'inline-flex min-h-11 items-center wrap-anywhere hover:text-accent-bright'

/** Phone and hours, e-mail addresses, street address. */
export function ContactFacts() {
  const [facts] = trpc.texts.contact.useSuspenseQuery()
  const closed = closedDaysText(facts)
  return (
    <section aria-label="Ways to reach us" className="page">
      <div className="grid grid-cols-1 gap-x-10 border-y border-line md:grid-cols-2 lg:grid-cols-[5fr_4fr_3fr]">
        <Way title="Call">
          <a
            href={phoneHref(facts.phone)}
            className="display tabular flex min-h-12 items-center text-title hover:text-accent-bright"
          >
            {facts.phone}
          </a>
          <OpenNow facts={facts} />
          <p className="text-muted">
            {hoursText(facts)}
            {closed && <span className="block">{closed}: closed</span>}
          </p>
        </Way>
        <Way title="Write">
          <a href={`mailto:${facts.email}`} className={`${link} min-h-12 font-bold sm:text-lead`}>
            {facts.email}
          </a>
          <p className="text-muted">Press</p>
          <a href={`mailto:${facts.pressEmail}`} className={link}>
            {facts.pressEmail}
          </a>
        </Way>
        <Way title="Address">
          <address className="py-2 not-italic">
            {facts.company}
            <br />
            {facts.street}
            <br />
            {facts.city}
            <br />
            {facts.country}
          </address>
        </Way>
      </div>
    </section>
  )
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-line py-5 not-first:border-t md:nth-2:border-t-0 md:max-lg:last:col-span-2 lg:border-t-0 lg:py-8">
      <h2 className="eyebrow text-muted">{title}</h2>
      <div className="mt-1">{children}</div>
    </div>
  )
}
