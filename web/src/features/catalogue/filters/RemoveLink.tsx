import type { ListFilters } from '@argo/domain/lists/filters/list-filters'
import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../../../lib/navigation/plain-click.ts'
import { searchWith } from './filter-search.ts'

/** A change of a list's filters, such as the removal of one. */
export type FilterChange = (filters: ListFilters | undefined) => ListFilters | undefined

interface RemoveLinkProps {
  filters: ListFilters | undefined
  change: FilterChange
  /** Applies the change to the form, which the list follows in place. */
  onRemove: (change: FilterChange) => void
  className?: string
  children: ReactNode
}

/** A link to the list without some of its filters. */
export function RemoveLink({ filters, change, onRemove, className, children }: RemoveLinkProps) {
  function remove(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onRemove(change)
  }
  return (
    <Link
      to="."
      search={searchWith(change(filters))}
      resetScroll={false}
      activeOptions={{ exact: true }}
      onClick={remove}
      className={className}
    >
      {children}
    </Link>
  )
}
