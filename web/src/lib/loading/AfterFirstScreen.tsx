import { useElementScrollRestoration, useHydrated, useRouter } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useState } from 'react'

/**
 * What lies below the first screen. After a move to a page that was not seen before, it is rendered once what stands above it has
 * been painted; at once on the server, while a page is hydrated, on Back, and where the address names a section.
 */
export function AfterFirstScreen({ children }: { children: ReactNode }) {
  const router = useRouter()
  const hydrated = useHydrated()
  const seen = useElementScrollRestoration({ getElement: () => window })
  const [waits] = useState(hydrated && !seen && router.latestLocation.hash === '')
  return useDeferredValue(true, waits ? false : undefined) && children
}
