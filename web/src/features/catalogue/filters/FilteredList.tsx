import type { CategoryFilters } from '@argo/domain/lists/filters/category-filters'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { ListParameters } from '../list-parameters.ts'
import type { LoadedList } from '../use-product-pages.ts'
import { Chips } from './Chips.tsx'
import { appliedFilters } from '@argo/domain/lists/filters/applied-filters'
import { FilterForm } from './FilterForm.tsx'
import './filters.css'
import './filtered-list.css'
import { NoMatches } from './NoMatches.tsx'
import type { FilterChange } from './RemoveLink.tsx'
import { useFilterForm } from './use-filter-form.ts'

const sheet = 'filters'

interface FilteredListProps {
  list: ListParameters
  loaded: LoadedList
  filters: CategoryFilters
  children: ReactNode
}

/**
 * A list with what filters it: beside it where there is room, else in a sheet that a button opens. What is chosen stands
 * above the list, as links that remove it.
 */
export function FilteredList({ list, loaded, filters, children }: FilteredListProps) {
  const products = useRef<HTMLDivElement>(null)
  const removed = useRef<{ from: ListParameters['filters']; index: number }>(undefined)
  const formElement = useRef<HTMLFormElement>(null)
  const form = useFilterForm(list, formElement)
  const chosen = appliedFilters(list.filters, filters.filters)

  function remove(change: FilterChange, index: number): void {
    removed.current = { from: list.filters, index }
    form.change(change)
  }

  // The link that was followed is gone: the focus goes to the one in its place, else to the list.
  useEffect(() => {
    if (!removed.current || removed.current.from === list.filters) return
    const chips = products.current?.querySelectorAll<HTMLElement>('.filter-chip') ?? []
    const next = chips[Math.min(removed.current.index, chips.length - 1)] ?? products.current
    removed.current = undefined
    next?.focus({ preventScroll: true })
  }, [list.filters])

  return (
    <div className="filtered">
      <button
        type="button"
        popoverTarget={sheet}
        className="filters-open eyebrow panel chamfer no-print [--cut:14px] focus-visible:outline-offset-[-8px]"
      >
        {chosen.length > 0 ? `Filters (${chosen.length})` : 'Filters'}
        <Icon name="chevron" />
      </button>
      <FilterForm
        id={sheet}
        ref={formElement}
        list={list}
        filters={filters.filters}
        loaded={loaded}
        form={form}
      />
      <div ref={products} tabIndex={-1} className="filtered-products">
        {chosen.length > 0 && <Chips chosen={chosen} filters={list.filters} onRemove={remove} />}
        {loaded.count > 0 || loaded.isError ? (
          children
        ) : (
          <NoMatches data={filters} filters={list.filters} onRemove={remove} />
        )}
      </div>
    </div>
  )
}
