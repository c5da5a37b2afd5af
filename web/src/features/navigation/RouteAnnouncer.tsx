import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { focusHeading } from '../../lib/focus-heading.ts'

/**
 * What a browser does by itself when a page loads and a single-page app must do: after moving to
 * another page the focus goes to its heading and its title is announced. A change within a page
 * (a colour, a section) moves nothing.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      focusHeading()
      setAnnouncement(document.title)
    })
  }, [router])

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {announcement}
    </p>
  )
}
