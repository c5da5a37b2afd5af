import { trpc } from '../../lib/trpc/trpc.ts'

/** Support's e-mail address inside prose. */
export function MailLink() {
  const [facts] = trpc.texts.contact.useSuspenseQuery()
  return (
    <a href={`mailto:${facts.email}`} className="prose-link wrap-anywhere">
      {facts.email}
    </a>
  )
}
