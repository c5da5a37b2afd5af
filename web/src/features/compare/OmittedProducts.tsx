import { categoryFacts } from '@argo/domain/products/category'
import type { Comparison } from '@argo/domain/comparison/comparison-schema'
import { inWords } from '@argo/domain/text/in-words'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { comparisonLink } from '../../lib/catalogue/catalogue-links.ts'
import { Icon } from '../../ui/Icon.tsx'

/** What an address names and the table leaves out, and why. */
export function OmittedProducts({
  comparison,
  whole,
}: {
  comparison: Comparison
  /** Whether the table is that of a whole category. */
  whole: boolean
}) {
  const { category, table, chosen, count, unknown, others, tooMany } = comparison
  const kind = category === null ? '' : categoryFacts(category).name.toLowerCase()
  return (
    <div className="no-print mt-6 flex flex-col gap-2 empty:hidden">
      {unknown.length > 0 && (
        <Note>
          Not in the catalog, or no longer: {inWords(unknown.map((name) => `“${name}”`))}.
        </Note>
      )}
      {others.length > 0 && (
        <Note>
          Only products of one category can be compared, here {kind}: {inWords(others.map(nameOf))}{' '}
          {others.length === 1 ? 'is' : 'are'} left out.{' '}
          <Link {...comparisonLink(others)} className="prose-link inline-block">
            Compare {inWords(others.map(nameOf))} instead
          </Link>
        </Note>
      )}
      {tooMany.length > 0 && (
        <Note>
          At most four products fit side by side: {inWords(tooMany.map(nameOf))}{' '}
          {tooMany.length === 1 ? 'is' : 'are'} left out.
        </Note>
      )}
      {chosen.length === 1 && count > 1 && <Note>Choose one more, or up to three.</Note>}
      {whole && !table && count > 1 && (
        <Note>
          No two of these {kind} share their figures. Choose the ones you want side by side anyway.
        </Note>
      )}
      {category !== null && count < 2 && (
        <Note>There are no two {kind} to compare at the moment.</Note>
      )}
    </div>
  )
}

/** What the table of a whole category leaves out, as nothing else has its figures. */
export function IncomparableProducts({
  comparison: { chosen, candidates },
}: {
  comparison: Comparison
}) {
  const compared = new Set(chosen.map(({ id }) => id))
  const apart = candidates.filter(({ id }) => !compared.has(id)).map(nameOf)
  if (apart.length === 0) return null
  return (
    <p className="text-muted">
      {inWords(apart)} {apart.length === 1 ? 'has' : 'have'} no figures in common with these, and{' '}
      {apart.length === 1 ? 'is' : 'are'} left out.
    </p>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="measure flex gap-3">
      <Icon name="info" className="mt-1 size-5 text-accent" />
      <span>{children}</span>
    </p>
  )
}

function nameOf({ name }: { name: string }): string {
  return name
}
