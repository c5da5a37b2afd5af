import type { Point } from './zoom.ts'

/** What gestures call; points are measured from the stage's center. */
export interface GestureHandlers {
  isZoomed: () => boolean
  pan: (by: Point) => void
  zoomAt: (factor: number, at: Point) => void
  doubleTap: (at: Point) => void
  /** A picture that is not zoomed is dragged sideways this far; 0 when it is let go. */
  drag: (distance: number) => void
  /** The next picture (1) or the previous one (-1). */
  swipe: (step: 1 | -1) => void
}

// In pixels and milliseconds.
const swipeDistance = 50
const tapDistance = 12
const doubleTapInterval = 320

/** Recognizes gestures of touch, mouse, wheel and trackpad on an element; returns what stops it. */
export function recognizeGestures(stage: HTMLElement, handlers: GestureHandlers): () => void {
  const pointers = new Map<number, Point>()
  const stopped = new AbortController()
  const { signal } = stopped
  let start: Point | undefined
  let pinched = false
  let lastTap = { at: { x: 0, y: 0 }, time: -doubleTapInterval }

  stage.addEventListener('pointerdown', press, { signal })
  stage.addEventListener('pointermove', move, { signal })
  stage.addEventListener('pointerup', (event) => release(event, true), { signal })
  stage.addEventListener('pointercancel', (event) => release(event, false), { signal })
  stage.addEventListener('wheel', wheel, { signal, passive: false })
  recognizeSafariPinch()
  return () => stopped.abort()

  function press(event: PointerEvent) {
    if (event.button !== 0 || pointers.size === 2) return
    stage.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, pointOf(event))
    pinched = pointers.size === 2
    start = pinched ? undefined : pointOf(event)
    stage.dataset.dragging = 'true'
  }

  function move(event: PointerEvent) {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    pointers.set(event.pointerId, now)
    if (other) {
      handlers.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 })
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      handlers.zoomAt(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    } else if (handlers.isZoomed()) {
      handlers.pan({ x: now.x - before.x, y: now.y - before.y })
    } else if (start) {
      handlers.drag(now.x - start.x)
    }
  }

  function release(event: PointerEvent, completed: boolean) {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return
    delete stage.dataset.dragging
    handlers.drag(0)
    if (!completed || !start || pinched) return
    const at = pointOf(event)
    const [x, y] = [at.x - start.x, at.y - start.y]
    if (distance(at, start) < tapDistance) tap(at, event.timeStamp)
    else if (!handlers.isZoomed() && Math.abs(x) > Math.max(swipeDistance, Math.abs(y)))
      handlers.swipe(x < 0 ? 1 : -1)
  }

  function tap(at: Point, time: number) {
    const double =
      time - lastTap.time < doubleTapInterval && distance(at, lastTap.at) < 3 * tapDistance
    lastTap = { at, time: double ? -doubleTapInterval : time }
    if (double) handlers.doubleTap(at)
  }

  function wheel(event: WheelEvent) {
    event.preventDefault()
    // Most browsers report a trackpad's pinch as a wheel with Ctrl. A line of a wheel is about 16 pixels.
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY
    handlers.zoomAt(Math.exp(-pixels / (event.ctrlKey ? 100 : 400)), pointOf(event))
  }

  // Safari reports a trackpad's pinch with events of its own, and on iOS a pinch of fingers with both.
  function recognizeSafariPinch() {
    let scale = 1
    const pinch = (event: Event) => {
      event.preventDefault()
      if (!isSafariGesture(event) || pointers.size > 0) return
      if (event.type === 'gesturechange') handlers.zoomAt(event.scale / scale, pointOf(event))
      scale = event.scale
    }
    for (const type of ['gesturestart', 'gesturechange'])
      stage.addEventListener(type, pinch, { signal })
  }

  function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top, width, height } = stage.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
}

/** https://developer.apple.com/documentation/webkitjs/gestureevent; `scale` is 1 where the gesture started. */
interface SafariGestureEvent extends Event {
  scale: number
  clientX: number
  clientY: number
}

function isSafariGesture(event: Event): event is SafariGestureEvent {
  return 'scale' in event
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
