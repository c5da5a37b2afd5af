/** A zoom state: the scale, and the offset of the picture's center from the stage's, in pixels. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** The whole picture, centred. */
export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 }

export const maxScale = 4

/** By how much a button or a key zooms. */
export const zoomStep = 1.5

/** Scaled by a factor; the point, measured from the stage's center, stays where it is. */
export function zoomedAt(zoom: Zoom, factor: number, at: Point): Zoom {
  const scale = clamp(1, zoom.scale * factor, maxScale)
  const change = scale / zoom.scale
  return { scale, x: at.x - (at.x - zoom.x) * change, y: at.y - (at.y - zoom.y) * change }
}

/** Moved by so many pixels. */
export function pannedBy(zoom: Zoom, by: Point): Zoom {
  return { ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }
}

/** The nearest zoom that leaves no more of the stage empty than it must. */
export function clampedTo(zoom: Zoom, stage: Size, picture: Size): Zoom {
  const x = maxOffset(picture.width * zoom.scale, stage.width)
  const y = maxOffset(picture.height * zoom.scale, stage.height)
  return { ...zoom, x: clamp(-x, zoom.x, x), y: clamp(-y, zoom.y, y) }
}

// A picture that fits stays centred.
function maxOffset(picture: number, stage: number): number {
  return Math.max(0, (picture - stage) / 2)
}

function clamp(min: number, value: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
