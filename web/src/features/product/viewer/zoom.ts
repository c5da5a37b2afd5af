/** How a picture is looked at: how many times its size, and how far its middle is from the stage's, in pixels. */
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

/** The whole picture, in the middle. */
export const whole: Zoom = { scale: 1, x: 0, y: 0 }

const most = 4

/** Nearer or further by a factor; the point, measured from the stage's middle, stays where it is. */
export function zoomedAt(zoom: Zoom, factor: number, at: Point): Zoom {
  const scale = between(1, zoom.scale * factor, most)
  const grown = scale / zoom.scale
  return { scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }
}

/** The picture moved by so many pixels. */
export function movedBy(zoom: Zoom, by: Point): Zoom {
  return { ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }
}

/** The nearest look that shows no more beside the picture than it must. */
export function heldWithin(zoom: Zoom, stage: Size, picture: Size): Zoom {
  const x = reach(picture.width * zoom.scale, stage.width)
  const y = reach(picture.height * zoom.scale, stage.height)
  return { ...zoom, x: between(-x, zoom.x, x), y: between(-y, zoom.y, y) }
}

// A picture that fits stays in the middle.
function reach(picture: number, stage: number): number {
  return Math.max(0, (picture - stage) / 2)
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
