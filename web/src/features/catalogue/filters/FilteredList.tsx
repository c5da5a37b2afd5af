import type { CategoryFilters } from '@argo/domain/lists/filters/category-filters'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { ShownList } from '../shown-list.ts'
import type { FoundList } from '../use-product-pages.ts'
import { Chips } from './Chips.tsx'
import { chosenOf } from './chosen.ts'
import { FilterForm } from './FilterForm.tsx'
import './filters.css'
import './filtered-list.css'
import { NothingLeft } from './NothingLeft.tsx'
import type { Remove } from './RemoveLink.tsx'
import { useFilterForm } from './use-filter-form.ts'

const sheet = 'filters'

interface FilteredListProps {
  list: ShownList
  found: FoundList
  filters: CategoryFilters
  children: ReactNode
}

/**
 * A list with what filters it: beside it where there is room, else in a sheet that a button opens. What is chosen stands
 * above the list, as links that remove it.
 */
export function FilteredList({ list, found, filters, children }: FilteredListProps) {
  const products = useRef<HTMLDivElement>(null)
  const removed = useRef<{ from: ShownList['filters']; place: number }>(undefined)
  const formElement = useRef<HTMLFormElement>(null)
  const form = useFilterForm(list, formElement)
  const chosen = chosenOf(list.filters, filters.filters)

  function remove(rest: Remove, place: number): void {
    removed.current = { from: list.filters, place }
    form.remove(rest)
  }

  // The link that was followed is gone: the focus goes to the one in its place, else to the list.
  useEffect(() => {
    if (!removed.current || removed.current.from === list.filters) return
    const chips = products.current?.querySelectorAll<HTMLElement>('.filter-chip') ?? []
    const next = chips[Math.min(removed.current.place, chips.length - 1)] ?? products.current
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
        found={found}
        form={form}
      />
      <div ref={products} tabIndex={-1} className="filtered-products">
        {chosen.length > 0 && <Chips chosen={chosen} filters={list.filters} onRemove={remove} />}
        {found.count > 0 || found.isError ? (
          children
        ) : (
          <NothingLeft data={filters} filters={list.filters} onRemove={remove} />
        )}
      </div>
    </div>
  )
}
