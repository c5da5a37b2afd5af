import { useIsFetching } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'

/** A slim bar at the top while a move or a change of what is shown takes longer than 300 ms. */
export function Progress() {
  const isMoving = useRouterState({ select: ({ status }) => status === 'pending' })
  // Not what is read ahead: that is of no page yet.
  const isReading = useIsFetching({ type: 'active' }) > 0
  return isMoving || isReading ? (
    <div
      aria-hidden="true"
      data-progress
      className="no-print fixed inset-x-0 top-0 z-60 h-0.75 origin-left scale-x-95 bg-accent transition-transform delay-300 duration-[10s] ease-out starting:scale-x-0"
    />
  ) : null
}
