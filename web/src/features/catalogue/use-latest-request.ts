import { useEffect, useRef } from 'react'

/**
 * Returns a function that begins a request and gives one that says whether it is still the latest: none was begun after it,
 * and the component is still on the page.
 */
export function useLatestRequest(): () => () => boolean {
  const latest = useRef(0)
  useEffect(
    () => () => {
      latest.current += 1
    },
    [],
  )
  return () => {
    const own = (latest.current += 1)
    return () => own === latest.current
  }
}
