import { hoursText, phoneHref } from '@argo/domain/texts/hours'
import { trpc } from '../../lib/trpc/trpc.ts'
import { footerLink } from './FooterLinks.tsx'

/** How to reach us; nothing while it is not known. */
export function FooterContact() {
  const { data: facts } = trpc.texts.contact.useQuery()
  return (
    facts && (
      <section aria-labelledby="footer-contact">
        <h2 id="footer-contact" className="eyebrow text-muted">
          Contact
        </h2>
        <p className="mt-3">
          <a href={phoneHref(facts.phone)} className={`${footerLink} tabular`}>
            {facts.phone}
          </a>
        </p>
        <p>
          <a href={`mailto:${facts.email}`} className={footerLink}>
            {facts.email}
          </a>
        </p>
        <p className="text-muted">{hoursText(facts)}</p>
      </section>
    )
  )
}
