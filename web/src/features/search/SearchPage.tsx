import { NewestProducts } from '../../ui/NewestProducts.tsx'
import { SearchForm } from '../../ui/SearchForm.tsx'
import { SearchExamples } from '../../ui/SearchExamples.tsx'
import { Results, ResultsHeading } from './Results.tsx'
import type { SearchPageProps } from './search-page-props.ts'

/** The page of a search: what was found, and the field, which stays while one search follows another. */
export default function SearchPage(query: SearchPageProps) {
  const isEmpty = query.q === ''
  return (
    <>
      <div className="page pt-12 lg:pt-20">
        {isEmpty ? <h1 className="display text-hero">Search</h1> : <ResultsHeading query={query} />}
        <SearchForm q={query.q} />
      </div>
      {isEmpty ? (
        <div className="page pb-16 lg:pb-24">
          <SearchExamples className="mt-8" />
          <NewestProducts />
        </div>
      ) : (
        <Results query={query} />
      )}
    </>
  )
}
