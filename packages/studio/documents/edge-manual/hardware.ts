import { circle, face, line } from '../drawing/shape.ts'
import type { Drawing, Point } from '../drawing/shape.ts'
import { cylinder } from '../drawing/solids.ts'

/** A screw standing on its tip, in millimeters: thread radius and length, head radius and height. */
export function screw(radius: number, length: number, head: number, headHeight: number): Drawing {
  const turns = Math.floor(length / 1.1)
  const thread = Array.from({ length: turns }, (_, i) => {
    const h = (i + 0.6) * 1.1
    const ends: Point[] = [
      [radius * 0.87, -radius * 0.5, h],
      [-radius * 0.87, radius * 0.5, h + 0.5],
    ]
    return line(ends, 'fine')
  })
  const top = face.top(length + headHeight)
  return [
    ...cylinder([0, 0, 0], radius, length),
    ...thread,
    ...cylinder([0, 0, length], head, headHeight, 'line', head * 0.86),
    line([top(-head * 0.45, 0), top(head * 0.45, 0)]),
    line([top(0, -head * 0.45), top(0, head * 0.45)]),
  ]
}

/** A brass standoff: six-sided body on a thread. */
export function standoff(): Drawing {
  return [
    ...cylinder([0, 0, 0], 1.5, 5),
    ...cylinder([0, 0, 5], 2.9, 7),
    circle(face.top(12), 0, 0, 1.4, 'fine', 'mist'),
    line(
      [
        [1.2, -2.6, 5],
        [1.2, -2.6, 12],
      ],
      'fine',
    ),
    line(
      [
        [-2.4, -1.6, 5],
        [-2.4, -1.6, 12],
      ],
      'fine',
    ),
  ]
}

/** A thumbscrew with its knurled head. */
export function thumbscrew(): Drawing {
  const knurl = Array.from({ length: 9 }, (_, i) => {
    const t = ((i + 0.5) / 9) * Math.PI
    const [u, v] = [Math.cos(t) * 4.5, Math.sin(t) * 4.5]
    const at = (h: number): Point => [-0.866 * u - 0.5 * v, 0.5 * u - 0.866 * v, h]
    return line([at(6.6), at(11.4)], 'fine')
  })
  return [...cylinder([0, 0, 0], 1.7, 6), ...cylinder([0, 0, 6], 4.5, 6), ...knurl]
}

/** Hook-and-loop strap, rolled once. */
export function strap(): Drawing {
  return [
    ...cylinder([0, 0, 0], 6, 7),
    circle(face.top(7), 0, 0, 4.6, 'fine'),
    line(
      [
        [-6, -1, 0],
        [-14, 2, 0],
        [-14, 2, 7],
        [-6, -1, 7],
      ],
      'line',
    ),
  ]
}
