import type { ListFilter } from '@argo/domain/lists/filters/category-filters'
import { type FilterSearch, writeFilters } from '@argo/domain/lists/filters/list-filters'
import { countOf } from '@argo/domain/text/count-of'
import { useHydrated, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { FilterField } from '../../../ui/FilterField.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { ListParameters } from '../list-parameters.ts'
import type { LoadedList } from '../use-product-pages.ts'
import css from './FilterForm.module.css'
import type { FilterFormState } from './use-filter-form.ts'

/** So many filters are seen at once; the others stand under "More filters". */
const shownFirst = 4

interface FilterFormProps {
  list: ListParameters
  filters: readonly ListFilter[]
  /** How many filters are chosen. */
  chosen: number
  loaded: LoadedList
  form: FilterFormState
}

/**
 * The form that filters a list, in a disclosure above it. A browser sends the form where no scripts run; with them the
 * list follows each change.
 */
export function FilterForm({ list, filters, chosen, loaded, form }: FilterFormProps) {
  const { ref, key, apply } = form
  const { category } = useSearch({ strict: false })
  const isHydrated = useHydrated()
  const fields = writeFilters(list.filters)
  const further = filters.slice(shownFirst)
  const isChosen = ({ key }: ListFilter) =>
    [`${key}-is`, `${key}-min`, `${key}-max`].some((name) => name in fields)
  const [opened] = useState(() => further.some(isChosen))

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const details = event.currentTarget.closest('details')
    if (!apply(event.currentTarget) && loaded.isError) loaded.retry()
    if (!details) return
    details.open = false
    details.querySelector('summary')?.focus({ preventScroll: true })
    details.scrollIntoView({ block: 'nearest' })
  }

  return (
    <details className="group/filters no-print row-start-1">
      <summary className="eyebrow outlined chamfer flex min-h-12 w-fit min-w-36 list-none items-center justify-between gap-2 px-[min(1.25rem,4vw)] [--cut:14px] hover:text-accent-bright focus-visible:outline-offset-[-6px]">
        {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
        <Icon
          name="chevron"
          className="size-5 text-accent transition-transform duration-200 group-open/filters:rotate-180"
        />
      </summary>
      <form
        // Remounted, its fields hold what another address says.
        key={key}
        ref={ref}
        // Where no scripts run, the page of the category is left at its list.
        action={category === undefined ? '#products' : undefined}
        aria-label="Filters"
        autoComplete="off"
        onSubmit={submit}
        className="mt-4 mb-4 border border-line bg-surface px-5 md:grid md:grid-cols-[1fr_auto] lg:px-8"
      >
        {typeof category === 'string' && <input type="hidden" name="category" value={category} />}
        {list.sort !== undefined && <input type="hidden" name="sort" value={list.sort} />}
        <FilterColumns filters={filters.slice(0, shownFirst)} fields={fields} onApply={apply} />
        {further.length > 0 && (
          <details open={opened} className="group/more open:col-span-full">
            <summary className="flex min-h-14 list-none md:min-h-18 items-center gap-3 font-semibold hover:text-accent-bright">
              More filters
              <Icon
                name="chevron"
                className="size-5 text-accent transition-transform duration-200 group-open/more:rotate-180"
              />
            </summary>
            <FilterColumns filters={further} fields={fields} onApply={apply} />
          </details>
        )}
        <div
          // It also sends the form where a field's Enter does.
          className={`bg-surface pt-2 pb-5 md:col-start-2 md:py-3 ${css.foot}`}
        >
          <Button type="submit" className="max-sm:w-full">
            {isHydrated && !loaded.isPlaceholderData && !loaded.isError
              ? `Show ${countOf(loaded.count, 'product')}`
              : 'Show products'}
          </Button>
        </div>
      </form>
    </details>
  )
}

function FilterColumns({
  filters,
  fields,
  onApply,
}: {
  filters: readonly ListFilter[]
  fields: FilterSearch
  onApply: (form: HTMLFormElement) => void
}) {
  return (
    <div className="col-span-full grid border-b border-line grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-10 py-3 lg:grid-cols-4 lg:gap-x-14">
      {filters.map((filter) => (
        <FilterField key={filter.key} filter={filter} fields={fields} onApply={onApply} />
      ))}
    </div>
  )
}
