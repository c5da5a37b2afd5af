import { pageDates } from '@argo/domain/site-pages/page-dates'
import { Link } from '@tanstack/react-router'
import { type Chapter, PlainPage } from './PlainPage.tsx'

const chapters: Chapter[] = [
  {
    id: 'none',
    title: 'Why you saw no banner',
    text: (
      <p>
        A banner asks for leave to set cookies. This website sets none, neither its own nor those of
        others, so there is nothing to ask.
      </p>
    ),
  },
  {
    id: 'instead',
    title: 'What it uses instead',
    text: (
      <p>
        Your browser’s own storage holds drafts of unsent forms, the products you chose to compare,
        whether “/” opens the search, your reading position and copies of pages and pictures you
        have seen. None of it is sent to us by itself; the address of a comparison names its
        products. The{' '}
        <Link to="/privacy" hash="browser" className="prose-link">
          privacy page
        </Link>{' '}
        lists it and says how to remove it.
      </p>
    ),
  },
]

export default function CookiesPage() {
  return (
    <PlainPage
      title="Cookies"
      lead="This website sets no cookies."
      changed={pageDates.cookies}
      chapters={chapters}
    />
  )
}
