import type { LinkPage as Link } from '@argo/domain/newsletter/newsletter-link'
import { Button, buttonClass } from '../../ui/Button.tsx'

interface Words {
  title: string
  text: string
  button?: string
}

const expired: Words = {
  title: 'This link has expired.',
  text: 'A link works once, within seven days. Subscribe again and we’ll send you a new one.',
}

const unknown: Words = {
  title: 'This link is not known.',
  text: 'It may have been cut off: copy all of it from the e-mail. Or the address is no longer stored, and nothing is sent to it; one that is not confirmed within seven days is deleted.',
}

const words: Record<Link['purpose'], Record<Link['state'], Words>> = {
  confirm: {
    open: {
      title: 'Confirm your subscription',
      text: 'The newsletter will go to the address that got this link: new products and firmware, a few times a year.',
      button: 'Confirm',
    },
    expired,
    unknown,
  },
  unsubscribe: {
    open: {
      title: 'Unsubscribe',
      text: 'The address that got this link will no longer get the newsletter.',
      button: 'Unsubscribe',
    },
    expired,
    unknown,
  },
}

/** What a page that a link in an e-mail opens is called. */
export function linkPageTitle({ purpose, state }: Link): string {
  return words[purpose][state].title
}

/** What a link in an e-mail opens: a button that does it, or why the link does nothing. */
export function LinkPage({ purpose, state }: Link) {
  const { title, text, button } = words[purpose][state]
  return (
    <div className="chamfer panel w-full max-w-4xl p-6 sm:p-12">
      <p className="eyebrow text-accent">Newsletter</p>
      <h1 className="mt-4 display text-hero">{title}</h1>
      <p className="mt-5 measure text-lead">{text}</p>
      {button === undefined ? (
        <a href="/newsletter" className={buttonClass('accent', 'mt-10')}>
          Go to the newsletter page
        </a>
      ) : (
        // Posts to the page's own address, which alone has the link's secret.
        <form method="post" className="mt-10">
          <Button type="submit">{button}</Button>
        </form>
      )}
    </div>
  )
}
