import { trpc } from '../../lib/trpc.ts'
import { CategoryTilesList } from './CategoryTilesList.tsx'
import { Results } from './Results.tsx'
import { SearchForm } from './SearchForm.tsx'
import { SearchKeySwitch } from './SearchKeySwitch.tsx'

export interface SearchPageProps {
  /** What is searched for; nothing while that has not been said. */
  q: string
}

/** The page of a search: the field, then what was found. */
export default function SearchPage({ q }: SearchPageProps) {
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
        <Found q={q} />
      )}
    </div>
  )
}

function Found({ q }: { q: string }) {
  const [data] = trpc.search.find.useSuspenseQuery({ q })
  return <Results q={q} results={data} />
}
