import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { announce, useAnnouncement } from '../notifications/announcement.ts'
import { focusHeading, focusLinkTo, focusSection } from './focus-heading.ts'

/**
 * What a browser does by itself when a page loads and a single-page app must do: after moving to
 * another page the focus goes to its heading, or to the section that the address names, and its title is
 * announced; after Back the focus is on the link that was followed. So it does where only the query changed, if the
 * focus is lost with what had it (another search); any other change within a page (a color) moves nothing. A panel opened
 * or a field entered while the page was on its way keeps the focus.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const announcement = useAnnouncement()

  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    let focused: Element | null = null
    let isBack = false
    const stopHistory = router.history.subscribe(({ action }) => {
      isBack = action.type === 'BACK'
    })
    const stopBefore = router.subscribe('onBeforeNavigate', () => {
      focused = document.activeElement
    })
    const stopAfter = router.subscribe(
      'onRendered',
      ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        const isLost = focused?.isConnected === false && document.activeElement === document.body
        const isNew = pathChanged || isLost
        if (!fromLocation || !(isNew || hashChanged)) return
        const moved =
          isInUse(focused) ||
          focusSection(toLocation.hash) ||
          (isBack && pathChanged && focusLinkTo(fromLocation.pathname))
        if (!isNew) return
        if (!moved) focusHeading()
        announce(document.title)
      },
    )
    return () => {
      stopHistory()
      stopBefore()
      stopAfter()
    }
  }, [router])

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {announcement}
    </p>
  )
}

// Open panels close and give the focus back when a move starts: an open one has been opened since.
function isInUse(focusedBefore: Element | null): boolean {
  const { activeElement } = document
  return (
    document.querySelector(':popover-open') !== null ||
    (activeElement !== focusedBefore && activeElement?.matches('input, textarea, select') === true)
  )
}
