/** A place in a drawing, in millimeters: depth from the front, width from the viewer's side, height. */
export type Point = readonly [depth: number, width: number, height: number]

/** The line's weight, from outline to faint detail. */
export type Pen = 'outline' | 'line' | 'fine' | 'ghost' | 'ember' | 'emberFine'

/** What covers the shapes behind it. */
export type Fill = 'paper' | 'mist' | 'shade' | 'ember' | 'coal' | 'none'

/** One outline in space; shapes are drawn in order, so nearer ones come later. */
export interface Shape {
  points: Point[]
  pen: Pen
  fill: Fill
  closed: boolean
}

/** A finished picture: shapes from the back to the front. */
export type Drawing = Shape[]

/** Maps two coordinates on a flat face to a place in space. */
export type Face = (a: number, b: number) => Point

/** The faces that look at the viewer, each at its distance. */
export const face = {
  front:
    (depth: number): Face =>
    (width, height) => [depth, width, height],
  side:
    (width: number): Face =>
    (depth, height) => [depth, width, height],
  top:
    (height: number): Face =>
    (depth, width) => [depth, width, height],
}

/** A closed outline. */
export const area = (points: Point[], pen: Pen = 'line', fill: Fill = 'paper'): Shape => ({
  points,
  pen,
  fill,
  closed: true,
})

/** An open line. */
export const line = (points: Point[], pen: Pen = 'line'): Shape => ({
  points,
  pen,
  fill: 'none',
  closed: false,
})

/** A rectangle on a face, from a corner by a size. */
export function rectangle(
  on: Face,
  a: number,
  b: number,
  wide: number,
  high: number,
  pen?: Pen,
  fill?: Fill,
) {
  return area([on(a, b), on(a + wide, b), on(a + wide, b + high), on(a, b + high)], pen, fill)
}

/** A circle on a face, as a fine polygon. */
export function circle(
  on: Face,
  a: number,
  b: number,
  radius: number,
  pen?: Pen,
  fill?: Fill,
): Shape {
  const turn = (i: number) => (i / 48) * 2 * Math.PI
  const points = Array.from({ length: 48 }, (_, i) =>
    on(a + radius * Math.cos(turn(i)), b + radius * Math.sin(turn(i))),
  )
  return area(points, pen, fill)
}

/** The same drawing somewhere else. */
export function moved(drawing: Drawing, [depth, width, height]: Point): Drawing {
  return drawing.map((shape) => ({
    ...shape,
    points: shape.points.map(([d, w, h]): Point => [d + depth, w + width, h + height]),
  }))
}

/** The same drawing with one line style, for parts being fitted or only indicated. */
export function inPen(drawing: Drawing, pen: Pen, fill?: Fill): Drawing {
  return drawing.map((shape) => ({
    ...shape,
    pen: pen === 'ember' && (shape.pen === 'fine' || shape.pen === 'line') ? 'emberFine' : pen,
    fill: fill ?? shape.fill,
  }))
}
