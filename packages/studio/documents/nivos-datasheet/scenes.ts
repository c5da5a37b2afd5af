import { area, circle, face, line, rectangle } from '../drawing/shape.ts'
import type { Drawing, Pen, Point } from '../drawing/shape.ts'
import { arrow, box, cylinder } from '../drawing/solids.ts'

const lid = { high: 4.2, from: 8, deep: 30, wide: 26 }
const middle: Point = [lid.from + lid.deep / 2, lid.from + lid.wide / 2, lid.high]

/** A processor in its socket, seen from above: board, frame, carrier and lid. */
function processor(pen: Pen = 'line'): Drawing {
  const board = rectangle(face.top(0), -11, -9, 68, 60, 'line')
  const parts = [-7, 50].flatMap((d) =>
    [2, 8, 14, 28, 34].flatMap((w) => box([d, w, 0], [3, 3, 1.2], 'fine')),
  )
  return [
    board,
    ...parts.slice(15),
    ...box([0, 0, 0], [46, 42, 1.6], 'line'),
    ...box([lid.from, lid.from, 1.6], [lid.deep, lid.wide, lid.high - 1.6], pen),
    ...parts.slice(0, 15),
  ]
}

/** A thin even film over the lid. */
const film = (): Drawing => [
  rectangle(
    face.top(lid.high + 0.1),
    lid.from + 1.6,
    lid.from + 1.6,
    lid.deep - 3.2,
    lid.wide - 3.2,
    'ember',
    'shade',
  ),
]

/** A swab held by its stick, its head at a place. */
function swab([d, w, h]: Point): Drawing {
  const stick: Point[] = [
    [d, w, h + 4],
    [d - 22, w - 8, h + 34],
    [d - 21, w - 8, h + 34.6],
    [d + 1, w, h + 5],
  ]
  return [area(stick, 'line'), ...cylinder([d, w, h], 1.9, 6, 'ember', 1.6)]
}

/** A syringe standing on its needle. */
function syringe([d, w, h]: Point): Drawing {
  const up = (z: number): Point => [d, w, h + z]
  const marks = [16, 19, 22, 25, 28].map((z) => line([up(z), [d - 2.4, w + 1.2, h + z]], 'fine'))
  return [
    ...cylinder(up(0), 0.4, 8, 'line'),
    ...cylinder(up(8), 1.2, 4, 'line', 1.9),
    ...cylinder(up(12), 3.2, 22, 'ember'),
    ...marks,
    ...cylinder(up(34), 5, 1.2, 'line'),
    ...cylinder(up(35.2), 1.1, 9, 'line'),
    ...cylinder(up(44.2), 3.4, 1.2, 'line'),
  ]
}

/** 1: cover what must not be touched. */
export function protect(): Drawing {
  const tape = (d: number, w: number, deep: number, wide: number) =>
    rectangle(face.top(1.9), d, w, deep, wide, 'ember', 'none')
  return [
    ...processor(),
    tape(1, 1, 6, 40),
    tape(39, 1, 6, 40),
    tape(7, 1, 32, 6),
    tape(7, 35, 32, 6),
  ]
}

/** 2: clean lid and cooler with an alcohol wipe. */
export function clean(): Drawing {
  const [d, w, h] = middle
  const cloth: Point[] = [
    [d - 11, w - 9, h + 0.6],
    [d + 9, w - 11, h + 0.6],
    [d + 12, w + 7, h + 4],
    [d - 8, w + 10, h + 3],
  ]
  return [
    ...processor(),
    area(cloth, 'ember', 'paper'),
    line(
      [
        [d - 9, w, h + 1.8],
        [d + 10, w - 2, h + 2.2],
      ],
      'emberFine',
    ),
    ...arrow([d + 12, w + 20, h + 6], [d - 16, w + 20, h + 6], [0, 1, 0], 4),
  ]
}

/** 3: set one small drop. */
export function dispense(): Drawing {
  const [d, w, h] = middle
  return [
    ...processor(),
    circle(face.top(h + 0.1), d, w, 2.4, 'ember', 'shade'),
    ...syringe([d, w, h + 2.5]),
  ]
}

/** 4: spread it until it is a mirror-like film. */
export function spread(): Drawing {
  const [d, w, h] = middle
  return [
    ...processor(),
    ...film(),
    ...swab([d - 4, w - 2, h + 0.2]),
    ...arrow([d + 14, w + 18, h + 5], [d - 14, w + 18, h + 5], [0, 1, 0], 4),
  ]
}

/** 5: lower the cooler straight down. */
export function mount(): Drawing {
  const base: Point = [2, 2, 26]
  const fins = Array.from({ length: 11 }, (_, i) =>
    box([2 + 40 - i * 4, 2, 36], [1.2, 38, 16], 'fine'),
  ).flat()
  return [
    ...processor(),
    ...film(),
    ...box(base, [42, 38, 3], 'line'),
    ...box([8, 8, 29], [30, 26, 7], 'fine'),
    ...fins,
    ...arrow([-10, 2, 30], [-10, 2, 12], [1, 0, 0], 4),
    ...arrow([50, -6, 30], [50, -6, 12], [1, 0, 0], 4),
  ]
}

/** 6: look at the edge for beads. */
export function inspect(): Drawing {
  const [d, w, h] = middle
  const bead = (a: number, b: number) => circle(face.top(1.7), a, b, 1, 'ember', 'ember')
  return [
    ...processor(),
    ...film(),
    bead(lid.from + 6, lid.from - 2),
    bead(lid.from - 2, lid.from + 12),
    circle(face.top(h + 6), d - 13, w - 8, 9, 'outline', 'none'),
    circle(face.top(h + 6), d - 13, w - 8, 8, 'fine', 'none'),
    line(
      [
        [d - 19.5, w - 14.2, h + 6],
        [d - 32, w - 26, h + 6],
      ],
      'outline',
    ),
  ]
}
