import type { ListFilters } from '@argo/domain/lists/filters/list-filters'
import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../../../lib/navigation/plain-click.ts'
import { searchWith } from './filter-search.ts'

/** Gives what is left of filters when some are removed. */
export type Remove = (filters: ListFilters | undefined) => ListFilters | undefined

interface RemoveLinkProps {
  filters: ListFilters | undefined
  rest: Remove
  /** Removes them from the form, and has the list follow it in place. */
  onRemove: (rest: Remove) => void
  className?: string
  children: ReactNode
}

/** A link to the list without some of its filters. */
export function RemoveLink({ filters, rest, onRemove, className, children }: RemoveLinkProps) {
  function remove(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onRemove(rest)
  }
  return (
    <Link
      to="."
      search={searchWith(rest(filters))}
      resetScroll={false}
      activeOptions={{ exact: true }}
      onClick={remove}
      className={className}
    >
      {children}
    </Link>
  )
}
