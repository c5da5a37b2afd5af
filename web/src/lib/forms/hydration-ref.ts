import { useHydrated } from '@tanstack/react-router'
import type { RefCallback } from 'react'

/**
 * A ref for what may have been filled in before the scripts came: `read` is given the element while the page is hydrated,
 * before the next rendering has a controlled field say what the page was sent with.
 */
export function useHydrationRef<Filled extends Element>(
  read: (element: Filled) => void,
): RefCallback<Filled> | undefined {
  const isHydrated = useHydrated()
  return isHydrated
    ? undefined
    : (element) => {
        if (element) read(element)
      }
}
