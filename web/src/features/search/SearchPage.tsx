import { Results, ResultsHeading } from './Results.tsx'
import { SearchForm } from './SearchForm.tsx'
import { NothingSearched } from './NothingSearched.tsx'
import type { SearchPageProps } from './search-page-props.ts'

/** The page of a search: what was found, and the field, which stays while one search follows another. */
export default function SearchPage(query: SearchPageProps) {
  const isEmpty = query.q === ''
  return (
    <>
      <div className="page pt-12 lg:pt-20">
        {isEmpty ? (
          <h1 className="display text-display">Search</h1>
        ) : (
          <ResultsHeading query={query} />
        )}
        <SearchForm q={query.q} />
      </div>
      {isEmpty ? <NothingSearched /> : <Results query={query} />}
    </>
  )
}
