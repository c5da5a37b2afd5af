import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { startZooming, type Zooming } from './start-zooming.ts'

/** Lets the picture on a stage be zoomed; a new `picture`, by its address, starts unzoomed. */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  picture: string,
  onSwipe: (step: 1 | -1) => void,
) {
  const [scale, setScale] = useState(1)
  const zooming = useRef<Zooming>(null)
  const swipe = useEffectEvent(onSwipe)

  // In a layout effect: a key may be pressed as soon as the picture is on the screen.
  useLayoutEffect(() => {
    if (!stage.current) return undefined
    const started = startZooming(stage.current, { onScale: setScale, onSwipe: (by) => swipe(by) })
    zooming.current = started
    return () => started.stop()
  }, [stage])

  useLayoutEffect(() => {
    if (picture) zooming.current?.reset()
  }, [picture])

  return { scale, zooming }
}
