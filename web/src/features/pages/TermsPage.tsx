import { pageDates } from '@argo/domain/site-pages/page-dates'
import type { ContactFacts } from '@argo/domain/texts/contact-facts'
import { hoursText } from '@argo/domain/texts/hours'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../lib/trpc/trpc.ts'
import { MailLink } from './MailLink.tsx'
import { type Chapter, PlainPage } from './PlainPage.tsx'

const chaptersWith = (facts: ContactFacts): Chapter[] => [
  {
    id: 'what-this-is',
    title: 'What this website is',
    text: (
      <p>
        A catalogue. It shows what {facts.company} makes, offers documents and software for it, and
        lets you write to us. Nothing is sold here: there is no cart, no account, and no payment.
      </p>
    ),
  },
  {
    id: 'what-we-state',
    title: 'Product information',
    text: (
      <p>
        Figures are measured under the conditions given beside them. Pictures show the product;
        colors differ a little from screen to screen. When we find a mistake, we correct it. What
        counts for a product you bought is the specification it was sold with.
      </p>
    ),
  },
  {
    id: 'downloads',
    title: 'Downloads',
    text: (
      <p>
        Manuals, datasheets and software are yours to keep, print and use with our products. Each
        file’s SHA-256 is on the{' '}
        <Link to="/downloads" className="prose-link">
          downloads page
        </Link>
        , so you can check that your copy is the one we published.
      </p>
    ),
  },
  {
    id: 'your-use',
    title: 'Using this website',
    text: (
      <p>
        Read, link and quote as you like. The two forms are for your own messages and addresses;
        more than a few a minute from one network are refused. Please do not try to break what
        others use.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Names, texts, and pictures',
    text: (
      <p>
        The name Argo, the texts, drawings and pictures belong to {facts.company}. For the press
        there is{' '}
        <a href={`mailto:${facts.pressEmail}`} className="prose-link wrap-anywhere">
          {facts.pressEmail}
        </a>
        . The typeface and the programs of others that this website is made with have{' '}
        <a href="/licenses.txt" className="prose-link">
          licenses of their own
        </a>
        .
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'Warranty',
    text: (
      <p>
        What we promise about products is on the{' '}
        <Link to="/warranty" className="prose-link">
          warranty page
        </Link>
        . It adds to the rights that your country’s law gives you, and takes none of them away.
      </p>
    ),
  },
  {
    id: 'questions',
    title: 'Questions',
    text: (
      <p>
        Write to <MailLink /> or call {facts.phone}, {hoursText(facts)}.
      </p>
    ),
  },
]

export default function TermsPage() {
  const [facts] = trpc.texts.contact.useSuspenseQuery()
  return (
    <PlainPage
      title="Terms"
      lead="The terms on which you use this website. They are short because the website does little: it shows products and takes messages."
      changed={pageDates.terms}
      chapters={chaptersWith(facts)}
    />
  )
}
