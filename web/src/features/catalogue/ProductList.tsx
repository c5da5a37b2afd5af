import { useEffect, useRef } from 'react'
import { announce } from '../../lib/notifications/announcement.ts'
import { FilteredList } from './filters/FilteredList.tsx'
import { ListFailure } from './ListFailure.tsx'
import { listWords } from './list-words.ts'
import { PagedProducts } from './PagedProducts.tsx'
import type { ShownList } from './shown-list.ts'
import { SortLinks } from './SortLinks.tsx'
import type { FoundList } from './use-product-pages.ts'

/** A category's products with what sorts them and, if there are enough to choose from, what filters them. */
export function ProductList({ list, found }: { list: ShownList; found: FoundList }) {
  const { filters, isPlaceholderData, isError, retry } = found
  useAnnouncedChange(isPlaceholderData || isError ? undefined : listWords(found, list.sort))
  const products = isError ? (
    <ListFailure retry={retry} />
  ) : (
    <div
      aria-busy={isPlaceholderData}
      className="transition-opacity delay-300 aria-busy:opacity-50"
    >
      <SortLinks list={list} orders={found.orders} />
      <PagedProducts list={list} found={found} />
    </div>
  )
  if (!filters) return products
  return (
    <FilteredList list={list} found={found} filters={filters}>
      {products}
    </FilteredList>
  )
}

function useAnnouncedChange(words: string | undefined): void {
  const last = useRef(words)
  useEffect(() => {
    if (words === undefined || words === last.current) return
    last.current = words
    announce(words)
  }, [words])
}
