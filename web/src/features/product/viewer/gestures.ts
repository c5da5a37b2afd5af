import type { Point } from './zoom.ts'

/** What fingers, mouse and wheel ask of a stage; points are measured from its middle. */
export interface Asked {
  isWhole: () => boolean
  move: (by: Point) => void
  zoomAt: (factor: number, at: Point) => void
  tapTwice: (at: Point) => void
  /** A whole picture is dragged aside this far; 0 when it is let go. */
  drag: (across: number) => void
  /** The next picture (1) or the one before (-1). */
  swipe: (step: 1 | -1) => void
}

const swipeDistance = 50
const tapDistance = 12
const tapPause = 320

/** Follows gestures on an element; gives back what ends it. */
export function followGestures(stage: HTMLElement, asked: Asked): () => void {
  const fingers = new Map<number, Point>()
  const ended = new AbortController()
  const { signal } = ended
  let start: Point | undefined
  let pinched = false
  let lastTap = { at: { x: 0, y: 0 }, time: -tapPause }

  stage.addEventListener('pointerdown', press, { signal })
  stage.addEventListener('pointermove', move, { signal })
  stage.addEventListener('pointerup', (event) => lift(event, true), { signal })
  stage.addEventListener('pointercancel', (event) => lift(event, false), { signal })
  stage.addEventListener('wheel', wheel, { signal, passive: false })
  return () => ended.abort()

  function press(event: PointerEvent) {
    if (event.button !== 0 || fingers.size === 2) return
    stage.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, placeOf(event))
    pinched = fingers.size === 2
    start = pinched ? undefined : placeOf(event)
    stage.dataset.held = 'true'
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = placeOf(event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, now)
    if (other) {
      asked.move({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 })
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      asked.zoomAt(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    } else if (!asked.isWhole()) {
      asked.move({ x: now.x - before.x, y: now.y - before.y })
    } else if (start) {
      asked.drag(now.x - start.x)
    }
  }

  function lift(event: PointerEvent, done: boolean) {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return
    delete stage.dataset.held
    asked.drag(0)
    if (!done || !start || pinched) return
    const at = placeOf(event)
    const [across, down] = [at.x - start.x, at.y - start.y]
    if (distance(at, start) < tapDistance) tap(at, event.timeStamp)
    else if (asked.isWhole() && Math.abs(across) > Math.max(swipeDistance, Math.abs(down)))
      asked.swipe(across < 0 ? 1 : -1)
  }

  function tap(at: Point, time: number) {
    const twice = time - lastTap.time < tapPause && distance(at, lastTap.at) < 3 * tapDistance
    lastTap = { at, time: twice ? -tapPause : time }
    if (twice) asked.tapTwice(at)
  }

  function wheel(event: WheelEvent) {
    event.preventDefault()
    // A wheel that counts lines, not pixels, has about 30 of them to a turn of 500.
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY
    asked.zoomAt(Math.exp(-pixels / (event.ctrlKey ? 100 : 400)), placeOf(event))
  }

  function placeOf(event: MouseEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect()
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
