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
  /** How many products it has. */
  summary: ReactNode
  /** What filters the list: its button is at the right and, where all stands in one row, at the left. */
  children?: ReactNode
}) {
  return (
    // In rem of the text in use: with large text each part has a row of its own.
    <div className="@container mb-4 lg:mb-6">
      <div className="grid grid-cols-1 *:col-start-1">
        {children}
        <p className="tabular row-start-1 flex min-h-12 items-center self-start text-muted @min-[15rem]:mr-40 xl:mr-0! xl:justify-self-end">
          {summary}
        </p>
        {orders.length > 0 && (
          <SortLinks
            list={list}
            orders={orders}
            className={`row-start-3 self-start xl:row-start-1 xl:max-w-[64%] ${children ? 'xl:ml-46' : ''}`}
          />
        )}
      </div>
    </div>
  )
}
