import { countOf } from '@argo/domain/text/count-of'
import { inWords } from '@argo/domain/text/in-words'
import { mostResults } from '@argo/domain/search/limits'
import type { SearchResults } from '@argo/domain/search/result'
import { Link } from '@tanstack/react-router'
import { SearchExamples } from '../../ui/SearchExamples.tsx'
import { unbroken } from '../../lib/text/unbroken.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { MarkedText } from '../../ui/MarkedText.tsx'
import { ProductGrid } from '../../ui/ProductGrid.tsx'
import { AdvicePanel } from './AdvicePanel.tsx'
import { EntryRow } from './EntryRow.tsx'
import { ResultFilters } from './ResultFilters.tsx'
import type { SearchPageProps } from './search-page-props.ts'

interface ResultsProps {
  query: SearchPageProps
}

/** What was searched for, what was corrected, and how much was found. */
export function ResultsHeading({ query }: ResultsProps) {
  const { q } = query
  const [results] = trpc.search.find.useSuspenseQuery(query)
  const { advice, nearest, correctedTo } = results
  return (
    <>
      <h1 className="display text-display wrap-anywhere">
        {nearest &&
          advice.length === 0 &&
          (isPartlyFound(q, results) ? 'Closest to ' : 'Nothing found for ')}
        “{unbroken(q)}”
      </h1>
      {correctedTo !== null && (
        <p className="mt-3 text-lead wrap-anywhere">
          Showing results for “{correctedTo}”.{' '}
          <Link to="/search" search={{ q, exact: 1 }} className="prose-link">
            Search for “{q}” as typed
          </Link>
        </p>
      )}
      <p className="mt-3 text-lead">{summary(q, results)}</p>
    </>
  )
}

/** What was found; where nothing was, what comes nearest, searches that find something and the way to ask. */
export function Results({ query }: ResultsProps) {
  const { q } = query
  const [results] = trpc.search.find.useSuspenseQuery(query)
  const { advice, products, entries, entriesFirst, nearest, filters } = results
  const isEmpty = products.length + entries.length + advice.length === 0
  const productList = (products.length > 0 || filters) && (
    <section key="products" aria-labelledby="products" className="mt-10 lg:mt-14">
      <h2 id="products" className={nearest ? 'sr-only' : 'display text-title'}>
        Products
      </h2>
      {filters && <ResultFilters q={q} filters={filters} chosen={query.filters} />}
      <div className="mt-5">
        <ProductGrid
          products={products.map((product) => ({ ...product, figures: shownFigures(product) }))}
          columns="md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
          cardOf={({ parts }) => ({ name: <MarkedText parts={parts} />, ofAnyCategory: true })}
        />
      </div>
    </section>
  )
  const entryList = entries.length > 0 && (
    <section key="entries" aria-labelledby="entries" className="mt-10 lg:mt-14">
      <h2 id="entries" className="display text-title">
        Also on this site
      </h2>
      <ul className="mt-5 grid gap-x-10 border-t border-line md:grid-cols-2">
        {entries.map((entry) => (
          <li key={entry.path} className="border-b border-line">
            <EntryRow entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
  return (
    <>
      <div className="page pb-12 lg:pb-16">
        {nearest && isEmpty && <SearchExamples className="mt-8" />}
        {advice.length > 0 && (
          <ul className="mt-10 text-pretty flex max-w-[44rem] flex-col gap-3">
            {advice.map((page) => (
              <li key={page.path}>
                <AdvicePanel advice={page} />
              </li>
            ))}
          </ul>
        )}
        {entriesFirst ? [entryList, productList] : [productList, entryList]}
      </div>
      <div className="no-print page flex flex-wrap items-center gap-x-8 gap-y-4 py-12 lg:py-16">
        <p className="text-lead text-balance">
          {isEmpty ? 'Can’t find it?' : 'Not what you meant?'} Tell us what you have and what you
          need.
        </p>
        <ButtonLink to="/contact" look="outline">
          Ask us
        </ButtonLink>
      </div>
    </>
  )
}

/** What was searched for stands before the figures that people choose by. */
function shownFigures({ spec, figures }: SearchResults['products'][number]) {
  return spec ? [spec, ...figures.filter(({ label }) => label !== spec.label)].slice(0, 2) : figures
}

function isPartlyFound(q: string, { products, entries }: SearchResults): boolean {
  return q.includes(' ') && products.length + entries.length > 0
}

function summary(q: string, results: SearchResults): string {
  const { advice, products, entries, nearest } = results
  if (nearest && advice.length > 0)
    return `No product matches all of it, but ${advice.length === 1 ? 'this page answers' : 'these pages answer'} the question.`
  if (nearest && products.length + entries.length === 0)
    return 'Try another word, or one of these searches.'
  if (nearest)
    return isPartlyFound(q, results)
      ? 'Nothing we make is exactly that.'
      : 'These only mention it. Try another word.'
  const downloads = entries.filter(({ kind }) => kind === 'download').length
  const counts = [
    [products.length, 'product'],
    [entries.length - downloads, 'page'],
    [downloads, 'download'],
  ] as const
  if (products.length === 0 && entries.length === 0)
    return advice.length > 0
      ? 'Nothing we make is within that.'
      : 'None of them has everything you chose.'
  const counted = inWords(
    counts.flatMap(([count, noun]) => (count > 0 ? countOf(count, noun) : [])),
  )
  return products.length >= mostResults
    ? `${counted}: the best matches. Add a word to narrow them down.`
    : counted
}
