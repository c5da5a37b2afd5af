import { useHydrated } from '@tanstack/react-router'
import { useDeferredValue } from 'react'

/**
 * False while a page to which a visitor moves inside the site is drawn for the first time, so that what
 * its first screen does not show can be left for just after it; true from then on, and wherever the page
 * comes as HTML.
 */
export function useFirstScreenDrawn(): boolean {
  const hydrated = useHydrated()
  return useDeferredValue(true, !hydrated)
}
