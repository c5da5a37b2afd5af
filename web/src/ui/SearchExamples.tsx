import { Link } from '@tanstack/react-router'
import { useId } from 'react'

const examples = ['360 radiator', '240 Hz', 'liquid metal', 'quiet fan', '1,000 W', 'ATX case']

/** Searches that find something, each a link: a product is found by its figures too. */
export function SearchExamples({ className = '' }: { className?: string }) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className={`no-print ${className}`}>
      <h2 id={id} className="eyebrow text-muted">
        For example
      </h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {examples.map((q) => (
          <li key={q}>
            <Link
              to="/search"
              search={{ q }}
              className="inline-flex min-h-11 items-center border border-line bg-surface px-4 hover:border-muted hover:text-accent-bright"
            >
              {q}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
