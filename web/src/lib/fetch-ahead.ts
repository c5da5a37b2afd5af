import type { RegisteredRouter } from '@tanstack/react-router'
import { isSlow, savesData } from './connection.ts'

/** Reads that may be spent on a page view before anybody asked for them. */
const allowance = 15

/** Lets links fetch their pages ahead with at most 15 reads a page view, and none where data are dear or slow. */
export function limitFetchingAhead(router: RegisteredRouter): void {
  const allowed = savesData() || isSlow() ? 0 : allowance
  let left = allowed
  router.options.context.queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') left -= 1
  })
  router.subscribe('onResolved', () => {
    left = allowed
  })
  const preload = router.preloadRoute
  router.preloadRoute = (async (options) =>
    left > 0 ? preload(options) : undefined) as typeof preload
}
