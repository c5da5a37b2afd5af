import { claimHoursText, hoursText, phoneHref } from '@argo/domain/texts/hours'
import { unbroken } from '../../lib/text/unbroken.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PathLink } from '../../ui/PathLink.tsx'

/** Who to ask about a claim, and when. */
export function ClaimHelp() {
  const [facts] = trpc.texts.contact.useSuspenseQuery()
  return (
    <aside
      aria-labelledby="claim-help"
      className="max-lg:order-last lg:sticky lg:top-24 lg:self-start lg:text-lg"
    >
      <h3 id="claim-help" className="text-title font-bold">
        Need help?
      </h3>
      <p className="mt-3 measure text-muted">
        Not sure whether it is covered, or where the serial number is? Ask us first.
      </p>
      <ul className="mt-6 border-t border-line">
        <li className="flex min-h-14 items-center gap-4 border-b border-line">
          <Icon name="clock" className="size-5 text-accent" />
          <span className="py-3">
            {claimHoursText(facts)}
            <span className="block text-base text-muted">
              For warranty claims. Everything else: {unbroken(`${hoursText(facts)}.`)}
            </span>
          </span>
        </li>
        <li className="flex min-h-14 items-center gap-4 border-b border-line">
          <Icon name="phone" className="size-5 text-accent" />
          <a
            href={phoneHref(facts.phone)}
            className="tabular inline-flex min-h-11 items-center hover:text-accent-bright"
          >
            {facts.phone}
          </a>
        </li>
        <li className="flex min-h-14 items-center gap-4 border-b border-line">
          <Icon name="mail" className="size-5 text-accent" />
          <a
            href={`mailto:${facts.email}`}
            className="inline-flex min-h-11 min-w-0 items-center hover:text-accent-bright"
          >
            {facts.email}
          </a>
        </li>
      </ul>
      <PathLink path="/contact" className={buttonClass('outline', 'mt-8')}>
        Contact Support
      </PathLink>
    </aside>
  )
}
