import { fan } from '../drawing/fan.ts'
import { area, circle, face, line, rectangle } from '../drawing/shape.ts'
import type { Drawing, Pen, Point } from '../drawing/shape.ts'
import { box } from '../drawing/solids.ts'

/** Outer size of the case in millimeters. */
export interface Size {
  depth: number
  width: number
  height: number
}

/** Thickness of the floor under the shroud, and height of the shroud above it. */
export const shroudHeight = 105
const tray = 34

/** The inside behind everything: rear wall with its openings, tray with its cable ways, floor. */
export function interior({ depth, width, height }: Size): Drawing {
  const rear = face.front(depth - 6)
  const board = face.side(width - tray)
  const base = { depth, width, height }
  const slots = Array.from({ length: 7 }, (_, i) =>
    rectangle(rear, 26, shroudHeight + 22 + i * 20.3, 118, 13, 'fine'),
  )
  const cableWays = [150, 256, 362].map((h) =>
    rectangle(board, depth - 306, h, 22, 66, 'fine', 'mist'),
  )
  return [
    ...feet(base),
    ...box([0, 0, -14], [depth, width, 14], 'outline'),
    rectangle(rear, 0, 0, width, height, 'line'),
    ...slots,
    rectangle(rear, 138, height - 205, 44, 158, 'fine', 'mist'),
    ...fan(rear, 76, height - 100, 120, 'fine'),
    rectangle(board, 0, 0, depth, height, 'line'),
    ...cableWays,
    rectangle(board, 110, height - 48, 250, 16, 'fine', 'mist'),
    rectangle(face.top(0), 0, 0, depth, width, 'line'),
  ]
}

/** The shroud over the power supply, with its slanted vents. */
export function shroud({ depth, width }: Size): Drawing {
  const side = face.side(12)
  const vents = Array.from({ length: 11 }, (_, i) => {
    const start = depth - 210 + i * 15
    const corners: Point[] = [
      side(start, 30),
      side(start + 6, 30),
      side(start + 20, 76),
      side(start + 14, 76),
    ]
    return area(corners, 'fine', 'mist')
  })
  return [...box([46, 12, 0], [depth - 52, width - 12 - tray, shroudHeight]), ...vents]
}

/** Front frame, roof frame and rear post: what stands nearer than the inside. */
export function frame({ depth, width, height }: Size): Drawing {
  return [
    ...box([depth - 16, 0, 0], [16, 12, height]),
    ...box([40, 0, height - 16], [depth - 40, width, 16], 'outline'),
    ...box([0, 0, 0], [40, width, height], 'outline'),
  ]
}

function feet({ depth, width }: Size): Drawing {
  return [24, depth - 94].flatMap((d) => [
    ...box([d, 14, -30], [70, 34, 16]),
    ...(d < 100 ? box([d, width - 48, -30], [70, 34, 16]) : []),
  ])
}

/** Three fans on the front frame, seen with the front panel off. */
export function frontFans(
  { width, height }: Size,
  count: number,
  size: number,
  pen: Pen = 'line',
): Drawing {
  const on = face.front(-2)
  const gap = 2
  const foot = (height - count * (size + gap)) / 2
  return Array.from({ length: count }, (_, i) =>
    fan(on, width / 2, foot + (i + 0.5) * (size + gap), size, pen),
  ).flat()
}

/** The folded mesh front, `away` millimeters in front of the frame. */
export function frontPanel({ width, height }: Size, away = 0, pen: Pen = 'outline'): Drawing {
  const on = face.front(-14 - away)
  const fine: Pen = pen === 'ember' ? 'emberFine' : 'fine'
  const fold = pen === 'ember' ? 'ember' : 'line'
  const knee: Point = [-30 - away, width * 0.32, height * 0.3]
  const brow: Point = [-30 - away, width * 0.66, height * 0.7]
  const mesh = Array.from({ length: 22 }, (_, i) =>
    line(
      [
        on(16, 30 + ((i + 0.5) * (height - 60)) / 22),
        on(width - 16, 30 + ((i + 0.5) * (height - 60)) / 22),
      ],
      fine,
    ),
  )
  return [
    ...box([-14 - away, 0, 0], [14, width, height], pen),
    area([on(12, height * 0.24), knee, on(width * 0.42, 26), on(12, 26)], fold, 'mist'),
    area(
      [on(12, height * 0.24), knee, brow, on(width * 0.55, height - 26), on(12, height - 26)],
      fold,
      'paper',
    ),
    area(
      [knee, brow, on(width - 12, height * 0.76), on(width - 12, 26), on(width * 0.42, 26)],
      fold,
      'shade',
    ),
    area(
      [
        brow,
        on(width - 12, height * 0.76),
        on(width - 12, height - 26),
        on(width * 0.55, height - 26),
      ],
      fold,
      'mist',
    ),
    ...mesh,
  ]
}

/** The vented roof filter with the front sockets beside it, `away` above the frame. */
export function topFilter({ depth, width, height }: Size, away = 0, pen: Pen = 'line'): Drawing {
  const on = face.top(height + 6 + away)
  const fine: Pen = pen === 'ember' ? 'emberFine' : 'fine'
  const mesh = Array.from({ length: 15 }, (_, i) =>
    line([on(96 + i * 22, 32), on(96 + i * 22, width - 32)], fine),
  )
  return [
    ...box([74, 20, height + away], [depth - 100, width - 40, 6], pen),
    ...mesh.slice(0, Math.floor((depth - 130) / 22)),
  ]
}

/** Power button and sockets on the roof, nearest the front edge. */
export function sockets({ width, height }: Size): Drawing {
  const on = face.top(height)
  return [
    circle(on, 38, width * 0.2, 9),
    circle(on, 38, width * 0.2, 5, 'fine'),
    ...[0.38, 0.52].map((share) => rectangle(on, 34, width * share, 7, 18, 'line', 'mist')),
    rectangle(on, 35, width * 0.68, 5, 11, 'line', 'mist'),
    circle(on, 38, width * 0.83, 4),
  ]
}

/** The glass side, `away` towards the viewer, and then with its studs; empty so that what lies behind stays seen. */
export function glass({ depth, height }: Size, away = 0, pen: Pen = 'outline'): Drawing {
  const on = face.side(-6 - away)
  const fine: Pen = pen === 'ember' ? 'emberFine' : 'fine'
  const stud = (a: number, b: number) => circle(on, a, b, 3, fine)
  return [
    rectangle(on, 4, 2, depth - 8, height - 6, pen, 'none'),
    rectangle(on, 14, 12, depth - 28, height - 26, fine, 'none'),
    ...(away ? [9, depth - 9].flatMap((a) => [stud(a, 7), stud(a, height - 9)]) : []),
  ]
}

/** Two slanting glints that say: this is glass. */
export function glints({ depth, height }: Size, away = 0): Drawing {
  const on = face.side(-6 - away)
  return [
    line([on(depth * 0.62, height * 0.9), on(depth * 0.4, height * 0.5)], 'ghost'),
    line([on(depth * 0.56, height * 0.9), on(depth * 0.45, height * 0.7)], 'ghost'),
  ]
}
