import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { startZooming, type Zooming } from './start-zooming.ts'

/** Lets a stage's picture be zoomed; `picture` is what tells one from another. */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  picture: string,
  onSwipe: (step: 1 | -1) => void,
) {
  const [scale, setScale] = useState(1)
  const zooming = useRef<Zooming>(null)
  const swipe = useEffectEvent(onSwipe)

  // Before the picture is on the screen: a key may be pressed as soon as it is.
  useLayoutEffect(() => {
    if (!stage.current) return undefined
    const started = startZooming(stage.current, { onScale: setScale, onSwipe: (by) => swipe(by) })
    zooming.current = started
    return () => started.end()
  }, [stage])

  useLayoutEffect(() => {
    if (picture) zooming.current?.reset()
  }, [picture])

  return { scale, zooming }
}
