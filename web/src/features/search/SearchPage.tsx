import { CategoryTilesList } from './CategoryTilesList.tsx'
import { Results, ResultsHeading } from './Results.tsx'
import { SearchForm } from './SearchForm.tsx'
import { SearchKeySwitch } from './SearchKeySwitch.tsx'
import type { SearchPageProps } from './search-page-props.ts'

/** The page of a search: what was found, and the field, which stays while one search follows another. */
export default function SearchPage(query: SearchPageProps) {
  const isEmpty = query.q === ''
  return (
    <div className="page pt-10 pb-24 lg:pt-16 lg:pb-32">
      {isEmpty ? (
        <h1 className="display text-display">Search</h1>
      ) : (
        <ResultsHeading query={query} />
      )}
      <SearchForm q={query.q} />
      {isEmpty ? (
        <>
          <SearchKeySwitch />
          <CategoryTilesList />
        </>
      ) : (
        <Results query={query} />
      )}
    </div>
  )
}
