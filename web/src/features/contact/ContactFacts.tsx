import { closedDaysText, hoursText, phoneHref } from '@argo/domain/texts/hours'
import type { ReactNode } from 'react'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Icon } from '../../ui/Icon.tsx'
import { OpenNow } from './OpenNow.tsx'

const link = 'inline-flex min-h-11 items-center wrap-anywhere hover:text-accent-bright'

/** E-mail addresses, phone, street address and hours. */
export function ContactFacts() {
  const [facts] = trpc.texts.contact.useSuspenseQuery()
  const closed = closedDaysText(facts)
  return (
    <section aria-label="Ways to reach us" className="min-w-0 lg:sticky lg:top-24 lg:self-start">
      <a
        href={phoneHref(facts.phone)}
        className="display tabular block py-2 text-[clamp(1.75rem,1.1rem+2.7vw,2.875rem)]/[1.1] hover:text-accent-bright"
      >
        {facts.phone}
      </a>
      <OpenNow facts={facts} />
      <dl className="mt-6 border-t border-line">
        <Fact icon="mail" name="Support">
          <a href={`mailto:${facts.email}`} className={link}>
            {facts.email}
          </a>
        </Fact>
        <Fact icon="mail" name="Press">
          <a href={`mailto:${facts.pressEmail}`} className={link}>
            {facts.pressEmail}
          </a>
        </Fact>
        <Fact icon="clock" name="Hours">
          <span className="block py-2">
            {hoursText(facts)}
            {closed && <span className="block text-muted">{closed}: closed</span>}
          </span>
        </Fact>
        <Fact icon="pin" name="Address">
          <address className="py-2 not-italic">
            {facts.company}
            <br />
            {facts.street}
            <br />
            {facts.city}
            <br />
            {facts.country}
          </address>
        </Fact>
      </dl>
    </section>
  )
}

function Fact({
  icon,
  name,
  children,
}: {
  icon: 'mail' | 'clock' | 'pin'
  name: string
  children: ReactNode
}) {
  return (
    <div className="flex flex-wrap border-b border-line py-2">
      <dt className="flex min-h-11 w-28 items-center gap-3 self-start text-muted">
        <Icon name={icon} className="size-5 text-accent" />
        {name}
      </dt>
      <dd className="min-w-0 flex-1 basis-44 text-foreground">{children}</dd>
    </div>
  )
}
