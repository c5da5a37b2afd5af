import type { ReactNode } from 'react'
import type { ListParameters } from './list-parameters.ts'
import { SortLinks } from './SortLinks.tsx'
import type { LoadedList } from './use-product-pages.ts'

/** The bar above a list: how many products it has, what filters them, and what sorts them. */
export function ListBar({
  list,
  orders,
  summary,
  children,
}: {
  list: ListParameters
  orders: LoadedList['orders']
  /** How many products it has, where that is not said above it. */
  summary: ReactNode
  /** What filters the list, with its button at the left. */
  children?: ReactNode
}) {
  return (
    // In rem of the text in use: with large text each part has a row of its own.
    <div className="@container mb-3 lg:mb-6">
      <div className="grid grid-cols-1 *:col-start-1">
        {children}
        {summary && (
          <p className="tabular row-start-3 pt-2 text-sm text-muted @min-[20rem]:row-start-2 md:justify-self-end xl:row-start-1! xl:flex xl:min-h-12 xl:items-center xl:self-start xl:pt-0 xl:text-base">
            {summary}
          </p>
        )}
        {orders.length > 0 && (
          <SortLinks
            list={list}
            orders={orders}
            className={`row-start-2 self-start @min-[20rem]:row-start-1 xl:max-w-[64%] ${children ? '@min-[20rem]:ml-40 xl:ml-46' : ''}`}
          />
        )}
      </div>
    </div>
  )
}
