import { type PointerEvent, useRef } from 'react'

const threshold = 50
/** Movement below this is a press, not a swipe (px). */
const slack = 8

/** Handlers that let an element follow a swipe to the right and call back when it went 50 px or more. */
export function useSwipeRight(onSwiped: () => void) {
  const startX = useRef<number>(null)

  const distance = (event: PointerEvent<HTMLElement>) =>
    startX.current === null ? 0 : Math.max(0, event.clientX - startX.current)

  const end = (event: PointerEvent<HTMLElement>, swiped: boolean) => {
    startX.current = null
    const { style } = event.currentTarget
    style.transition = ''
    style.transform = swiped ? 'translateX(110%)' : ''
    if (swiped) onSwiped()
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.isPrimary && event.button === 0) startX.current = event.clientX
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const moved = distance(event)
      if (moved <= slack) return
      const element = event.currentTarget
      element.setPointerCapture(event.pointerId)
      element.style.transition = 'none'
      element.style.transform = `translateX(${moved}px)`
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, distance(event) >= threshold),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}
