import { pageDates } from '@argo/domain/site-pages/page-dates'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '../../ui/Button.tsx'
import { type Chapter, PlainPage } from './PlainPage.tsx'

const chapters: Chapter[] = [
  {
    id: 'instead',
    title: 'What to do instead',
    text: (
      <ol className="flex list-decimal flex-col gap-2 pl-5 marker:text-accent">
        <li>Keep the receipt or the confirmation e-mail. A photograph of it will do.</li>
        <li>Note the serial number: it is on the product’s label and on the box.</li>
        <li>If something fails, fill in the claim form and have both at hand.</li>
      </ol>
    ),
  },
  {
    id: 'news',
    title: 'News about a product',
    text: (
      <p>
        New manuals and software appear on the{' '}
        <Link to="/downloads" className="prose-link">
          downloads page
        </Link>
        .
      </p>
    ),
  },
]

export default function RegistrationPage() {
  return (
    <PlainPage
      title="Product registration"
      lead="You don’t need to register. Your warranty runs from the date on your proof of purchase, registered or not."
      changed={pageDates.registration}
      chapters={chapters}
    >
      <ButtonLink to="/warranty" className="mt-8">
        Read the warranty
      </ButtonLink>
    </PlainPage>
  )
}
