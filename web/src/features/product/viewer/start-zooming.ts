import { recognizeGestures } from './gestures.ts'
import { clampedTo, pannedBy, type Point, unzoomed, type Zoom, zoomedAt } from './zoom.ts'

/** Zooms the one picture on a stage. */
export interface Zooming {
  zoomBy: (factor: number) => void
  panBy: (by: Point) => void
  /** Shows the whole picture again; also for a new one. */
  reset: () => void
  stop: () => void
}

interface ZoomEvents {
  onScale: (scale: number) => void
  /** A swipe over a picture that is not zoomed: the next (1) or the previous one (-1). */
  onSwipe: (step: 1 | -1) => void
}

const center = { x: 0, y: 0 }
const doubleTapFactor = 2.5

/** Zooms and pans the picture on a stage, by gestures and by what it returns. */
export function startZooming(stage: HTMLElement, { onScale, onSwipe }: ZoomEvents): Zooming {
  let zoom: Zoom = unzoomed

  function change(next: Zoom) {
    const picture = stage.firstElementChild
    if (!(picture instanceof HTMLElement)) return
    zoom = clampedTo(
      next,
      { width: stage.clientWidth, height: stage.clientHeight },
      { width: picture.offsetWidth, height: picture.offsetHeight },
    )
    transform(zoom)
    onScale(zoom.scale)
  }

  function transform({ x, y, scale }: Zoom) {
    const picture = stage.firstElementChild
    if (picture instanceof HTMLElement)
      picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
  }

  const stopGestures = recognizeGestures(stage, {
    isZoomed: () => zoom.scale > 1,
    pan: (by) => change(pannedBy(zoom, by)),
    zoomAt: (factor, at) => change(zoomedAt(zoom, factor, at)),
    drag: (distance) => {
      if (zoom.scale === 1) transform({ ...unzoomed, x: distance })
    },
    doubleTap: (at) =>
      change(zoom.scale === 1 ? zoomedAt(unzoomed, doubleTapFactor, at) : unzoomed),
    swipe: onSwipe,
  })
  const resized = new ResizeObserver(() => change(zoom))
  resized.observe(stage)

  return {
    zoomBy: (factor) => change(zoomedAt(zoom, factor, center)),
    panBy: (by) => change(pannedBy(zoom, by)),
    reset: () => change(unzoomed),
    stop: () => {
      stopGestures()
      resized.disconnect()
    },
  }
}
