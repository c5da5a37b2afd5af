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
    <section
      aria-label="Ways to reach us"
      className="page grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3"
    >
      <Way title="Call" className="sm:max-lg:row-span-2">
        <a
          href={phoneHref(facts.phone)}
          className="display tabular inline-flex min-h-12 items-center text-title hover:text-accent-bright sm:whitespace-nowrap"
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
        <a href={`mailto:${facts.email}`} className={`${link} min-h-12 text-lead font-bold`}>
          {facts.email}
        </a>
        <p className="flex flex-wrap items-center gap-x-3 text-muted">
          Press
          <a href={`mailto:${facts.pressEmail}`} className={`${link} text-foreground`}>
            {facts.pressEmail}
          </a>
        </p>
      </Way>
      <Way title="Address">
        <address className="py-2 not-italic lg:text-lg">
          {facts.company}
          <br />
          {facts.street}
          <br />
          {facts.city}
          <br />
          {facts.country}
        </address>
      </Way>
    </section>
  )
}

function Way({
  title,
  className = '',
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={`min-w-0 border-t border-line pt-5 ${className}`}>
      <h2 className="eyebrow text-muted">{title}</h2>
      <div className="mt-1">{children}</div>
    </div>
  )
}
