import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** Has a move to an address that is not found lead where staff say, as the server does for a document. */
export function followRedirects(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || !isNotFound(router)) return
    void follow(router, toLocation)
  })
}

async function follow(router: AnyRouter, { href, pathname, searchStr }: ParsedLocation) {
  // Without a connection it cannot be asked, and the page stays.
  const response = await fetch(pathname + searchStr, { method: 'HEAD', redirect: 'manual' }).catch(
    () => undefined,
  )
  const isHere = router.state.location.href === href
  if (isHere && response?.type === 'opaqueredirect') window.location.replace(href)
}

function isNotFound({ state }: AnyRouter): boolean {
  return state.matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)
}
