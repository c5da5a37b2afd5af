import type { CategoryFilters } from '@argo/domain/lists/filters/category-filters'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { ListParameters } from '../list-parameters.ts'
import type { LoadedList } from '../use-product-pages.ts'
import { Chips } from './Chips.tsx'
import { appliedFilters } from '@argo/domain/lists/filters/applied-filters'
import { FilterForm } from './FilterForm.tsx'
import { NoMatches } from './NoMatches.tsx'
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

  const noteRemoval = (index: number) => {
    removed.current = { from: list.filters, index }
  }

  // The link that was followed is gone: the focus goes to the one in its place, else to the list.
  useEffect(() => {
    if (!removed.current || removed.current.from === list.filters) return
    const chips = products.current?.querySelectorAll<HTMLElement>('[data-chip] a') ?? []
    const next = chips[Math.min(removed.current.index, chips.length - 1)] ?? products.current
    removed.current = undefined
    next?.focus({ preventScroll: true })
  }, [list.filters])

  return (
    <div className="min-[88rem]:grid min-[88rem]:grid-cols-[18rem_minmax(0,1fr)] min-[88rem]:items-start min-[88rem]:gap-10 print:block">
      <button
        type="button"
        popoverTarget={sheet}
        className="eyebrow panel chamfer no-print mb-5 inline-flex min-h-12 w-full items-center justify-between gap-4 px-5 [--cut:14px] hover:bg-line focus-visible:outline-offset-[-8px] md:w-auto md:min-w-48 min-[88rem]:hidden"
      >
        {chosen.length > 0 ? `Filters (${chosen.length})` : 'Filters'}
        <Icon name="chevron" className="size-5 text-accent" />
      </button>
      <FilterForm
        id={sheet}
        ref={formElement}
        list={list}
        filters={filters.filters}
        loaded={loaded}
        form={form}
      />
      <div ref={products} tabIndex={-1} data-filtered className="min-w-0">
        {chosen.length > 0 && <Chips chosen={chosen} onFollow={noteRemoval} />}
        {loaded.count > 0 || loaded.isError ? (
          children
        ) : (
          <NoMatches {...filters} onFollow={() => noteRemoval(0)} />
        )}
      </div>
    </div>
  )
}
