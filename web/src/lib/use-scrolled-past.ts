import { useEffect, useState } from 'react'

/** True while the page is scrolled by at least this many pixels; false on the server. */
export function useScrolledPast(pixels: number): boolean {
  const [isPast, setIsPast] = useState(false)

  // Read once an event: `useSyncExternalStore` reads again after each change it makes, which costs a layout.
  useEffect(() => {
    const read = () => setIsPast(window.scrollY >= pixels)
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [pixels])

  return isPast
}
