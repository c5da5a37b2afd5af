import { useIsFetching } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import css from './Progress.module.css'

/** A slim bar at the top while a move or a change of what is shown takes longer than 300 ms. */
export function Progress() {
  const isMoving = useRouterState({ select: ({ status }) => status === 'pending' })
  // Not what is read ahead: that is of no page yet.
  const isReading = useIsFetching({ type: 'active' }) > 0
  return isMoving || isReading ? (
    <div
      aria-hidden="true"
      data-progress
      className={`${css.bar} no-print fixed inset-x-0 top-0 z-60 h-[3px] origin-left bg-accent`}
    />
  ) : null
}
