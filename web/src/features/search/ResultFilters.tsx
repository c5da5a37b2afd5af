import { categoryFacts } from '@argo/domain/products/category'
import { type ListFilters, writeFilters } from '@argo/domain/lists/filters/list-filters'
import type { SearchResults } from '@argo/domain/search/result'
import { Link } from '@tanstack/react-router'
import { useGetForm } from '../../lib/navigation/use-get-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FilterField } from '../../ui/FilterField.tsx'
import { Icon } from '../../ui/Icon.tsx'

interface ResultFiltersProps {
  q: string
  filters: NonNullable<SearchResults['filters']>
  /** What is chosen. */
  chosen: ListFilters | undefined
}

/** The form that narrows what was found: it needs no scripts, and is sent when all is chosen. */
export function ResultFilters({ q, filters: { category, filters }, chosen }: ResultFiltersProps) {
  const submit = useGetForm()
  const fields = writeFilters(chosen)

  return (
    <details open={chosen !== undefined} className="no-print mt-3 border-t border-line">
      <summary className="eyebrow flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 hover:text-accent-bright">
        Narrow these {categoryFacts(category).name}
        <Icon name="chevron" className="size-5 text-accent" />
      </summary>
      <form
        // What a browser has kept of another search is not chosen here.
        key={JSON.stringify([q, fields])}
        action="/search"
        autoComplete="off"
        onSubmit={submit}
        className="pb-6"
      >
        <input type="hidden" name="q" value={q} />
        <div className="grid grid-cols-1 gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {filters.map((filter) => (
            <FilterField key={filter.key} filter={filter} fields={fields} />
          ))}
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-6">
          <Button type="submit">Show products</Button>
          {chosen && (
            <Link
              to="/search"
              search={{ q }}
              className="prose-link inline-flex min-h-11 items-center"
            >
              All results
            </Link>
          )}
        </div>
      </form>
    </details>
  )
}
