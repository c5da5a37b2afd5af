import { type ListFilters, parseFilters } from '@argo/domain/lists/filters/list-filters'
import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../../../lib/navigation/plain-click.ts'
import { searchWith } from './filter-search.ts'

interface RemoveLinkProps {
  /** What is left of the list's filters without those that it removes. */
  rest: (filters: ListFilters | undefined) => ListFilters | undefined
  /** Called when it is followed in place. */
  onFollow: () => void
  className: string
  children: ReactNode
}

/** A link to the list without some of its filters. */
export function RemoveLink({ rest, onFollow, className, children }: RemoveLinkProps) {
  return (
    <Link
      to="."
      // Of the address as it is then: a number that was typed has been applied when its field was left.
      search={(before) => searchWith(rest(parseFilters(before)))(before)}
      // After Back the pointer may lie on it while the address is already that of another list.
      preload={false}
      resetScroll={false}
      activeOptions={{ exact: true }}
      onClick={(event: MouseEvent) => isPlainClick(event) && onFollow()}
      className={className}
    >
      {children}
    </Link>
  )
}
