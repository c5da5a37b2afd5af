import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue } from 'react'

/**
 * What stands below the first screen. Where a visitor moves here inside the site it is drawn just after
 * the first screen, and until then its room is kept, so that a scroll position can be restored.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const hydrated = useHydrated()
  const drawn = useDeferredValue(true, !hydrated)
  return drawn ? children : <div className="h-[600vh]" />
}
