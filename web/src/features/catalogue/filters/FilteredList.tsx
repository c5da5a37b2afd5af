import { appliedFilters } from '@argo/domain/lists/filters/applied-filters'
import type { CategoryFilters } from '@argo/domain/lists/filters/category-filters'
import type { ReactNode } from 'react'
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
  const form = useFilterForm(list)
  const chosen = appliedFilters(list.filters, filters.filters)

  return (
    <>
      <ListBar list={list} orders={loaded.orders}>
        <FilterForm
          list={list}
          filters={filters.filters}
          chosen={chosen.length}
          loaded={loaded}
          form={form}
        />
      </ListBar>
      <div tabIndex={-1}>
        {chosen.length > 0 && <Chips chosen={chosen} />}
        {loaded.count > 0 || loaded.isError ? children : <NoMatches {...filters} />}
      </div>
    </>
  )
}
