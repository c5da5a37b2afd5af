import { area, circle, face, line, rectangle } from './shape.ts'
import type { Drawing, Fill, Pen, Point } from './shape.ts'
import { floorAxes, workshop } from './view.ts'

/** A box by its nearest low corner and its size: three visible faces. */
export function box(
  [d, w, h]: Point,
  [deep, wide, high]: Point,
  pen: Pen = 'line',
  fill: Fill = 'paper',
): Drawing {
  return [
    rectangle(face.top(h + high), d, w, deep, wide, pen, fill),
    rectangle(face.front(d), w, h, wide, high, pen, fill),
    rectangle(face.side(w), d, h, deep, high, pen, fill),
  ]
}

/** A standing round body; `radius` at the foot and, for a cone, another at the head. */
export function cylinder(
  [d, w, h]: Point,
  radius: number,
  high: number,
  pen: Pen = 'line',
  head = radius,
): Drawing {
  const { along, towards } = floorAxes(workshop)
  const rim = (r: number, z: number, from: number, to: number): Point[] =>
    Array.from({ length: 25 }, (_, i) => {
      const t = from + ((to - from) * i) / 24
      const [u, v] = [Math.cos(t) * r, Math.sin(t) * r]
      return [d + along[0] * u + towards[0] * v, w + along[1] * u + towards[1] * v, z]
    })
  const body = area([...rim(radius, h, 0, Math.PI), ...rim(head, h + high, Math.PI, 0)], pen)
  return [body, circle(face.top(h + high), d, w, head, pen)]
}

/** An arrow from one place to another, its head lying in the plane of `across`. */
export function arrow(from: Point, to: Point, across: Point, size = 14): Drawing {
  const run = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const
  const length = Math.hypot(...run)
  const back = (share: number, side: number): Point => {
    const [along, aside] = [(size * share) / length, size * side]
    return [
      to[0] - run[0] * along + across[0] * aside,
      to[1] - run[1] * along + across[1] * aside,
      to[2] - run[2] * along + across[2] * aside,
    ]
  }
  return [
    line([from, back(1, 0)], 'ember'),
    area([to, back(1.5, 0.55), back(1.5, -0.55)], 'ember', 'ember'),
  ]
}
