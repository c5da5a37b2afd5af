import { support } from '@argo/domain/contact/support'

/** Support's e-mail address inside prose. */
export function MailLink() {
  return (
    <a href={`mailto:${support.email}`} className="prose-link wrap-anywhere">
      {support.email}
    </a>
  )
}
