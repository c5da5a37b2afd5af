import { appliedFilters } from '@argo/domain/lists/filters/applied-filters'
import type { CategoryFilters } from '@argo/domain/lists/filters/category-filters'
import { type ReactNode, useEffect, useRef } from 'react'
import { ListBar } from '../ListBar.tsx'
import type { ListParameters } from '../list-parameters.ts'
import type { LoadedList } from '../use-product-pages.ts'
import { Chips } from './Chips.tsx'
import { FilterForm } from './FilterForm.tsx'
import { NoMatches } from './NoMatches.tsx'
import { useFilterForm } from './use-filter-form.ts'

interface FilteredListProps {
  list: ListParameters
  loaded: LoadedList
  filters: CategoryFilters
  children: ReactNode
}

/** A list with what filters it in its bar. What is chosen stands above the list, as links that remove it. */
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
    <>
      <ListBar list={list} orders={loaded.orders}>
        <FilterForm
          ref={formElement}
          list={list}
          filters={filters.filters}
          chosen={chosen.length}
          loaded={loaded}
          form={form}
        />
      </ListBar>
      <div ref={products} tabIndex={-1}>
        {chosen.length > 0 && <Chips chosen={chosen} onFollow={noteRemoval} />}
        {loaded.count > 0 || loaded.isError ? (
          children
        ) : (
          <NoMatches {...filters} onFollow={() => noteRemoval(0)} />
        )}
      </div>
    </>
  )
}
