import { useHydrated } from '@tanstack/react-router'
import { useDeferredValue } from 'react'

/**
 * False in the first render of a page after a navigation inside the site, so that what is below its first screen can be
 * rendered just after it; true from then on, and for a page that came as HTML.
 */
export function useFirstScreenDrawn(): boolean {
  const hydrated = useHydrated()
  return useDeferredValue(true, !hydrated)
}
