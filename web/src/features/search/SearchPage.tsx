import { trpc } from '../../lib/trpc/trpc.ts'
import { CategoryTilesList } from './CategoryTilesList.tsx'
import { Results } from './Results.tsx'
import { SearchForm } from './SearchForm.tsx'
import { SearchKeySwitch } from './SearchKeySwitch.tsx'
import type { SearchPageProps } from './search-page-props.ts'

/** The page of a search: the field, then what was found. */
export default function SearchPage(asked: SearchPageProps) {
  const { q } = asked
  return (
    <div className="page pt-10 pb-24 lg:pt-16 lg:pb-32">
      {q === '' ? (
        <>
          <h1 className="display text-display">Search</h1>
          <SearchForm q="" />
          <SearchKeySwitch />
          <CategoryTilesList />
        </>
      ) : (
        <Found asked={asked} />
      )}
    </div>
  )
}

function Found({ asked }: { asked: SearchPageProps }) {
  const [data] = trpc.search.find.useSuspenseQuery(asked)
  return <Results asked={asked} results={data} />
}
