import { longestKept } from '@argo/domain/contact/messages-kept'
import { pageDates } from '@argo/domain/site-pages/page-dates'
import type { ContactFacts } from '@argo/domain/texts/contact-facts'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../lib/trpc/trpc.ts'
import { MailLink } from './MailLink.tsx'
import { type Chapter, PlainPage } from './PlainPage.tsx'

const list = 'flex list-[square] flex-col gap-2 pl-5 marker:text-accent'

const chaptersWith = (facts: ContactFacts): Chapter[] => [
  {
    id: 'newsletter',
    title: 'The newsletter',
    text: (
      <>
        <p>
          We store the e-mail address you enter, the time, and the words you agreed to, to send you
          the newsletter and for nothing else. You get it once you confirm by e-mail; the time of
          your confirmation is stored too. An address that is not confirmed within seven days of the
          e-mail that asks for it is deleted.
        </p>
        <p>
          Every e-mail has a link to unsubscribe. We then keep the address itself, so that nobody
          else can subscribe it again. Write to <MailLink /> and we delete that too.
        </p>
      </>
    ),
  },
  {
    id: 'messages',
    title: 'Messages to support',
    text: (
      <p>
        The contact form stores your name, your e-mail address, your message with its subject, and
        the time, and sends them to the mailbox of our support staff, who read them to answer you
        and note whether they have. They are deleted after {longestKept.words} at the latest; write
        to <MailLink /> and we delete yours at once.
      </p>
    ),
  },
  {
    id: 'claims',
    title: 'Warranty claims',
    text: (
      <p>
        What you enter into the claim form stays in your browser: this website does not send it to
        our server and does not store it there. While you fill it in, a draft is kept as described
        below.
      </p>
    ),
  },
  {
    id: 'server',
    title: 'Our server log',
    text: (
      <>
        <p>
          Each request is written to a log with its time, the address asked for, your IP address,
          how it was answered and how long that took, and a number for the request, so that we can
          find and fix faults. What you type into a form, what you search for, your e-mail address
          and the links we send you are not written to it. The results of a search may be kept for
          the next visitor who searches for the same, without anything that identifies you.
        </p>
        <p>
          Your browser tells our server when a script of this website fails, and once for each page
          that it loads how long that took. The log then has the kind of page, such as “a product”,
          and the fault or the times: not its address, nothing you typed, and nothing that
          identifies you.
        </p>
        <p>
          To stop floods, our servers count the messages and subscriptions that come from an IP
          address and from an e-mail address behind it. The counts are kept for about a minute,
          under a hash of these addresses, and then deleted.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What your browser keeps',
    text: (
      <ul className={list}>
        <li>
          Drafts: what you type into the contact, claim and “Will it fit?” forms is kept in this
          tab’s session storage until you send it or close the tab. It never leaves your device by
          itself.
        </li>
        <li>
          Comparison: the products that you tick “Compare” for are kept in this browser’s local
          storage until you remove them. The address of a page that compares them names them.
        </li>
        <li>
          The “/” key for search: whether you turned it off, in the same place, until you clear it.
        </li>
        <li>
          Pages and pictures: a service worker keeps the ones you have seen, so that they open
          without a connection. “Clear site data” in your browser removes them.
        </li>
        <li>
          Reading position: while the tab is open, how far you had scrolled, so that Back returns
          you there.
        </li>
      </ul>
    ),
  },
  {
    id: 'not-here',
    title: 'What we don’t do',
    text: (
      <p>
        No cookies, no advertising, no analytics, no fonts, scripts or pictures from other
        companies, and no sale of data. The links to social networks in the footer are plain links:
        those companies hear of you only when you follow one.{' '}
        <Link to="/cookies" className="prose-link">
          More about cookies
        </Link>
        .
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    text: (
      <p>
        You may ask what we have stored about you, and have it corrected or deleted. Backups of the
        database may hold it for up to a year longer. Write to <MailLink />, or by post to{' '}
        {facts.company}, {facts.street}, {facts.city}, {facts.country}.
      </p>
    ),
  },
]

export default function PrivacyPage() {
  const [facts] = trpc.texts.contact.useSuspenseQuery()
  return (
    <PlainPage
      title="Privacy"
      lead="What this website stores about you: what you type into two forms, and a server log. Here is all of it."
      changed={pageDates.privacy}
      chapters={chaptersWith(facts)}
    />
  )
}
