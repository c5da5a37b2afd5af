import { categoryFacts } from '@argo/domain/products/category'
import type { ListFilter } from '@argo/domain/lists/filters/category-filters'
import { type ListFilters, writeFilters } from '@argo/domain/lists/filters/list-filters'
import type { SearchResults } from '@argo/domain/search/result'
import { Link } from '@tanstack/react-router'
import { useGetForm } from '../../lib/navigation/use-get-form.ts'
import { Button } from '../../ui/Button.tsx'
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
  const fields: Record<string, unknown> = { ...writeFilters(chosen) }

  return (
    <details open={chosen !== undefined} className="no-print mt-3 border-t border-line">
      <summary className="eyebrow flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 hover:text-accent-bright [&::-webkit-details-marker]:hidden">
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
        <div className="grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {filters.map((filter) => (
            <Filter key={filter.key} filter={filter} fields={fields} />
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
              All that were found
            </Link>
          )}
        </div>
      </form>
    </details>
  )
}

function Filter({ filter, fields }: { filter: ListFilter; fields: Record<string, unknown> }) {
  const { key, label } = filter
  const given = fields[`${key}-is`]
  const chosen = Array.isArray(given) ? given.map(String) : []
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        {label}
        {filter.kind === 'range' && filter.unit && ` (${filter.unit})`}
      </legend>
      {filter.kind === 'choices' ? (
        filter.choices.map(({ value, count }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name={`${key}-is`}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            <span className="min-w-0 wrap-anywhere">{value}</span>
            <span className="text-sm text-muted tabular">{count}</span>
          </label>
        ))
      ) : (
        <div className="mt-2 grid grid-cols-2 gap-3">
          <Bound name={`${key}-min`} label={`${label}, from`} bound={filter.min} fields={fields} />
          <Bound name={`${key}-max`} label={`${label}, to`} bound={filter.max} fields={fields} />
        </div>
      )}
    </fieldset>
  )
}

interface BoundProps {
  name: string
  label: string
  bound: number
  fields: Record<string, unknown>
}

function Bound({ name, label, bound, fields }: BoundProps) {
  const given = fields[name]
  return (
    <input
      type="number"
      step="any"
      inputMode="decimal"
      name={name}
      aria-label={label}
      placeholder={String(bound)}
      defaultValue={typeof given === 'number' ? given : undefined}
      className="field-box min-h-11 w-full min-w-0 bg-surface px-3"
    />
  )
}
