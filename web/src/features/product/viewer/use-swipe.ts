import { type PointerEvent, useRef, useSyncExternalStore } from 'react'

/** px that a picture is moved at least. */
const distance = 50

/**
 * Props for an element whose first child is swiped to the next picture (1) or the previous one (-1). Empty while the picture
 * is panned or the page is zoomed.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void, pans: boolean) {
  const start = useRef<number>(undefined)
  const isPinched = useSyncExternalStore(followPinch, () => (visualViewport?.scale ?? 1) > 1)
  if (pans || isPinched) return {}

  function move(stage: HTMLElement, by: number) {
    const picture = stage.firstElementChild
    if (picture instanceof HTMLElement) picture.style.translate = `${by}px`
  }
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = undefined
    move(currentTarget, 0)
  }
  return {
    'data-swipes': '',
    onPointerDown: ({ isPrimary, clientX }: PointerEvent) => {
      start.current = isPrimary ? clientX : undefined
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (start.current !== undefined) move(currentTarget, clientX - start.current)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const by = event.clientX - (start.current ?? event.clientX)
      end(event)
      if (Math.abs(by) > distance) onSwipe(by < 0 ? 1 : -1)
    },
    onPointerCancel: end,
    onPointerLeave: end,
  }
}

function followPinch(onChange: () => void): () => void {
  visualViewport?.addEventListener('resize', onChange)
  return () => visualViewport?.removeEventListener('resize', onChange)
}
