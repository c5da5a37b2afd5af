import { Fragment } from 'react'
import { FilteredList } from './filters/FilteredList.tsx'
import { PagedProducts } from './PagedProducts.tsx'
import type { ShownList } from './shown-list.ts'
import { SortLinks } from './SortLinks.tsx'
import type { Found } from './use-product-pages.ts'

/** A category's products with what sorts them and, if there are enough to choose from, what filters them. */
export function ProductList({ list, found }: { list: ShownList; found: Found }) {
  // What was asked of one category's list is not done with another's.
  const products = (
    <Fragment key={list.category}>
      <SortLinks list={list} found={found} />
      <PagedProducts {...list} {...found} />
    </Fragment>
  )
  if (!list.hasFilters) return products
  return (
    <FilteredList list={list} found={found}>
      {products}
    </FilteredList>
  )
}
