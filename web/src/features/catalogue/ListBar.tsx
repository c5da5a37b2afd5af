import type { ReactNode } from 'react'
import type { ListParameters } from './list-parameters.ts'
import { SortSelect } from './SortSelect.tsx'
import type { LoadedList } from './use-product-pages.ts'

/** The bar above a list: what filters it, at the left, and what sorts it, at the right. */
export function ListBar({
  list,
  orders,
  children,
}: {
  list: ListParameters
  orders: LoadedList['orders']
  /** What filters the list, with its button at the left. */
  children?: ReactNode
}) {
  return (
    // In rem of the text in use: with large text each part has a row of its own.
    <div className="@container mb-4 lg:mb-6">
      <div className="grid grid-cols-1 gap-y-2 *:col-start-1">
        {children}
        {orders.length > 0 && (
          <SortSelect
            list={list}
            orders={orders}
            className={`row-start-2 self-start justify-self-end @min-[20rem]:row-start-1 ${children ? '@min-[20rem]:ml-38' : 'max-sm:justify-self-stretch'}`}
          />
        )}
      </div>
    </div>
  )
}
