import { withoutFilter } from '@argo/domain/lists/filters/applied-filters'
import { parseFilters } from '@argo/domain/lists/filters/list-filters'
import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../../../lib/navigation/plain-click.ts'
import { searchWith } from './filter-search.ts'

interface RemoveLinkProps {
  /** What it removes; without it, every filter. */
  filter?: Parameters<typeof withoutFilter>[1]
  className: string
  children: ReactNode
}

/** A link to the list without some of its filters; the focus goes to the chip in its place, else to the list. */
export function RemoveLink({ filter, className, children }: RemoveLinkProps) {
  return (
    <Link
      to="."
      // Of the address as it is then: a number that was typed has been applied when its field was left.
      search={(before) => searchWith(filter && withoutFilter(parseFilters(before), filter))(before)}
      // After Back the pointer may lie on it while the address is already that of another list.
      preload={false}
      resetScroll={false}
      activeOptions={{ exact: true }}
      onClick={(event: MouseEvent<HTMLElement>) =>
        isPlainClick(event) && moveFocus(event.currentTarget, filter?.key)
      }
      className={className}
    >
      {children}
    </Link>
  )
}

function moveFocus(link: HTMLElement, removedKey: string | undefined): void {
  const list = link.closest<HTMLElement>('[tabindex="-1"]')
  const chip = link.closest('[data-chip]')
  const next = chip
    ? [chip.nextElementSibling, chip.previousElementSibling].find((each) =>
        each?.matches('[data-chip]'),
      )
    : removedKey !== undefined &&
      list?.querySelector(`[data-chip]:not([data-chip="${removedKey}"])`)
  const target = (next && next.querySelector('a')) || list
  target?.focus({ preventScroll: true })
}
