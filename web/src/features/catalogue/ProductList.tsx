import { useEffect, useRef } from 'react'
import { announce } from '../../lib/notifications/announcement.ts'
import { FilteredList } from './filters/FilteredList.tsx'
import { Button } from '../../ui/Button.tsx'
import { listSummary } from '@argo/domain/lists/list-summary'
import { ListBar } from './ListBar.tsx'
import { PagedProducts } from './PagedProducts.tsx'
import type { ListParameters } from './list-parameters.ts'
import type { LoadedList } from './use-product-pages.ts'

/** A category's products with the bar that sorts them and, if there are enough to choose from, what filters them. */
export function ProductList({ list, loaded }: { list: ListParameters; loaded: LoadedList }) {
  const { filters, isPlaceholderData, isError, retry } = loaded
  const summary = isError ? undefined : listSummary(loaded, list.sort)
  useAnnouncedChange(isPlaceholderData ? undefined : summary)
  const products = isError ? (
    <ListFailure retry={retry} />
  ) : (
    <div
      aria-busy={isPlaceholderData}
      className="transition-opacity delay-300 aria-busy:opacity-50"
    >
      <PagedProducts list={list} loaded={loaded} />
    </div>
  )
  if (!filters)
    return (
      <>
        <ListBar list={list} orders={loaded.orders} />
        {products}
      </>
    )
  return (
    <FilteredList list={list} loaded={loaded} filters={filters}>
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

// In place of products that did not come: says so, and reads them again.
function ListFailure({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className="chamfer glow border-l-2 border-fail p-8 lg:p-12">
      <p className="display text-title">The products did not load</p>
      <p className="measure mt-4 text-muted">
        What you chose is still here. Check your connection, then try again.
      </p>
      <Button onClick={retry} className="mt-8">
        Try again
      </Button>
    </div>
  )
}
