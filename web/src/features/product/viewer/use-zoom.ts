import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { recognizeGestures } from './gestures.ts'
import { clampedTo, pannedBy, type Point, unzoomed, type Zoom, zoomedAt } from './zoom.ts'

const center = { x: 0, y: 0 }
const doubleTapFactor = 2.5

/**
 * Zooms and pans the one picture on a stage, by gestures and by what it returns; a new `src` starts unzoomed. A swipe over a
 * picture that is not zoomed asks for the next (1) or the previous one (-1).
 */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  src: string,
  onSwipe: (step: 1 | -1) => void,
) {
  const [scale, setScale] = useState(1)
  const zoom = useRef<Zoom>(unzoomed)
  const picture = () => stage.current?.firstElementChild as HTMLElement | null | undefined

  function transform({ x, y, scale }: Zoom) {
    const element = picture()
    if (element) element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
  }

  function change(next: Zoom) {
    const element = picture()
    if (!stage.current || !element) return
    zoom.current = clampedTo(
      next,
      { width: stage.current.clientWidth, height: stage.current.clientHeight },
      { width: element.offsetWidth, height: element.offsetHeight },
    )
    transform(zoom.current)
    setScale(zoom.current.scale)
  }

  const zoomTo = useEffectEvent(change)
  const drag = useEffectEvent((distance: number) => {
    if (zoom.current.scale === 1) transform({ ...unzoomed, x: distance })
  })
  const swipe = useEffectEvent(onSwipe)

  // In a layout effect: a key may be pressed as soon as the picture is on the screen.
  useLayoutEffect(() => {
    if (!stage.current) return undefined
    const stopGestures = recognizeGestures(stage.current, {
      isZoomed: () => zoom.current.scale > 1,
      pan: (by) => zoomTo(pannedBy(zoom.current, by)),
      zoomAt: (factor, at) => zoomTo(zoomedAt(zoom.current, factor, at)),
      drag: (distance) => drag(distance),
      doubleTap: (at) =>
        zoomTo(zoom.current.scale === 1 ? zoomedAt(unzoomed, doubleTapFactor, at) : unzoomed),
      swipe: (step) => swipe(step),
    })
    const resized = new ResizeObserver(() => zoomTo(zoom.current))
    resized.observe(stage.current)
    return () => {
      stopGestures()
      resized.disconnect()
    }
  }, [stage])

  useLayoutEffect(() => {
    if (src) zoomTo(unzoomed)
  }, [src])

  return {
    scale,
    zoomBy: (factor: number) => change(zoomedAt(zoom.current, factor, center)),
    panBy: (by: Point) => change(pannedBy(zoom.current, by)),
    reset: () => change(unzoomed),
  }
}
