import { type RefObject, useEffect } from 'react'

/** Sets `--keyboard` on an element: the height in px that a phone's keyboard covers of the page's foot. */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return undefined
    const measure = () => {
      const covered =
        viewport.scale === 1 ? window.innerHeight - viewport.height - viewport.offsetTop : 0
      element.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [element])
}
