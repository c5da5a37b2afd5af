import { buildHeader } from '@argo/domain/site-pages/build-header'
import type { AnyRouter } from '@tanstack/react-router'
import { isCopy } from '../trpc/offline-copy.ts'

/**
 * Has a tab whose scripts are of another build than the server's load the document with its next move, or with the one that
 * is under way. `build` is the tab's own. Returns what is told of each response.
 */
export function followBuilds(router: AnyRouter, build: string): (response: Response) => void {
  let isOld = false
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    if (!isOld || !fromLocation || !isMove(fromLocation, toLocation)) return
    // The router writes the address a moment later.
    router.history.flush()
    window.location.reload()
  })
  return (response) => {
    const answered = response.headers.get(buildHeader)
    if (answered === null || answered === build || isCopy(response)) return
    isOld = true
    const { resolvedLocation, location } = router.state
    if (resolvedLocation && isMove(resolvedLocation, location)) window.location.reload()
  }
}

interface Address {
  pathname: string
  searchStr: string
}

function isMove(from: Address, to: Address): boolean {
  return from.pathname !== to.pathname || from.searchStr !== to.searchStr
}
