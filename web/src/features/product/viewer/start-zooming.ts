import { followGestures } from './gestures.ts'
import { heldWithin, movedBy, type Point, whole, type Zoom, zoomedAt } from './zoom.ts'

/** Looking nearer at the picture that stands alone on a stage. */
export interface Zooming {
  zoomBy: (factor: number) => void
  moveBy: (by: Point) => void
  /** The whole picture again; also for a new one. */
  reset: () => void
  end: () => void
}

interface Told {
  onScale: (scale: number) => void
  /** A swipe over a whole picture: the next (1) or the one before (-1). */
  onSwipe: (step: 1 | -1) => void
}

const middle = { x: 0, y: 0 }

/** Zooms and moves the picture on a stage, by fingers, mouse and wheel and as it is told. */
export function startZooming(stage: HTMLElement, { onScale, onSwipe }: Told): Zooming {
  let zoom: Zoom = whole

  function look(next: Zoom) {
    const picture = stage.firstElementChild
    if (!(picture instanceof HTMLElement)) return
    zoom = heldWithin(
      next,
      { width: stage.clientWidth, height: stage.clientHeight },
      { width: picture.offsetWidth, height: picture.offsetHeight },
    )
    place(zoom)
    onScale(zoom.scale)
  }

  function place({ x, y, scale }: Zoom) {
    const picture = stage.firstElementChild
    if (picture instanceof HTMLElement)
      picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
  }

  const endGestures = followGestures(stage, {
    isWhole: () => zoom.scale === 1,
    move: (by) => look(movedBy(zoom, by)),
    zoomAt: (factor, at) => look(zoomedAt(zoom, factor, at)),
    drag: (across) => {
      if (zoom.scale === 1) place({ ...whole, x: across })
    },
    tapTwice: (at) => look(zoom.scale === 1 ? zoomedAt(whole, 2.5, at) : whole),
    swipe: onSwipe,
  })
  const turned = new ResizeObserver(() => look(zoom))
  turned.observe(stage)

  return {
    zoomBy: (factor) => look(zoomedAt(zoom, factor, middle)),
    moveBy: (by) => look(movedBy(zoom, by)),
    reset: () => look(whole),
    end: () => {
      endGestures()
      turned.disconnect()
    },
  }
}
