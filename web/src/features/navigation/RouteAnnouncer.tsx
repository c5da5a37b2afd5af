import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { announce, useAnnouncement } from '../../lib/announcement.ts'
import { focusHeading, focusSection } from '../../lib/focus-heading.ts'

/**
 * What a browser does by itself when a page loads and a single-page app must do: after moving to
 * another page the focus goes to its heading, or to the section that the address names, and its title is
 * announced. Any other change within a page (a color) moves nothing.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const announcement = useAnnouncement()

  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    return router.subscribe(
      'onRendered',
      ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        if (!fromLocation || !(pathChanged || hashChanged)) return
        const moved = focusSection(toLocation.hash)
        if (!pathChanged) return
        if (!moved) focusHeading()
        announce(document.title)
      },
    )
  }, [router])

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {announcement}
    </p>
  )
}
