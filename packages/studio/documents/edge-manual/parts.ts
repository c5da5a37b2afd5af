import { fan } from '../drawing/fan.ts'
import { circle, face, line, rectangle } from '../drawing/shape.ts'
import type { Drawing, Face, Pen, Point } from '../drawing/shape.ts'
import { box } from '../drawing/solids.ts'
import { shroudHeight } from './chassis.ts'
import type { Size } from './chassis.ts'

const board = { deep: 244, high: 305 }
const boardThickness = 3

/** Where the board's rear lower corner sits on the tray of a case. */
function boardPlace({ depth, width, height }: Size): Point {
  return [
    depth - 12 - board.deep,
    width - 46,
    Math.max(shroudHeight + 14, height - 26 - board.high),
  ]
}

const finer = (pen: Pen): Pen => (pen === 'ember' ? 'emberFine' : 'fine')

/** A full-size mainboard on its tray, with sockets, memory and slots. */
export function mainboard(size: Size, pen: Pen = 'line'): Drawing {
  const [d, w, h] = boardPlace(size)
  const on: Face = (a, b) => [d + a, w, h + b]
  const memory = [0, 1, 2, 3].map((i) => rectangle(on, 58 + i * 11, 148, 6, 128, finer(pen)))
  const slots = [20, 62, 104].map((b) => rectangle(on, 96, b, 100, 8, finer(pen)))
  const holes = [8, 82, board.deep - 8].flatMap((a) =>
    [8, 150, board.high - 8].map((b) => circle(on, a, b, 3, finer(pen))),
  )
  return [
    ...box([d, w, h], [board.deep, boardThickness, board.high], pen),
    ...memory,
    ...slots,
    ...holes,
    rectangle(on, 118, 178, 68, 68, finer(pen)),
    rectangle(on, 128, 188, 48, 48, finer(pen)),
    rectangle(on, 8, 150, 12, 52, finer(pen), 'mist'),
    ...box([d + 206, w - 26, h + 140], [36, 26, 158], pen),
    ...box([d + 112, w - 20, h + 262], [88, 20, 26], pen),
  ]
}

/** Pump head of a liquid cooler on the processor, or a tower's foot: a round cap. */
export function coolerHead(size: Size, pen: Pen = 'line'): Drawing {
  const [d, w, h] = boardPlace(size)
  const on = face.side(w - 46)
  return [
    ...box([d + 118, w - 30, h + 178], [68, 30, 68], pen),
    circle(face.side(w - 30), d + 152, h + 212, 32, pen),
    circle(on, d + 152, h + 212, 32, pen),
    circle(on, d + 152, h + 212, 24, finer(pen)),
  ]
}

/** Radiator with its fans under the roof; `drop` lowers it out of place. */
export function radiator(
  size: Size,
  length: number,
  thickness: number,
  drop = 0,
  pen: Pen = 'line',
): Drawing {
  const d = size.depth - 46 - length
  const h = size.height - 16 - thickness - drop
  const fins = Array.from({ length: Math.floor(length / 10) - 4 }, (_, i) =>
    line(
      [
        [d + 20 + i * 10, 22, h + 4],
        [d + 20 + i * 10, 22, h + thickness - 4],
      ],
      finer(pen),
    ),
  )
  const bodies = [0, 1, 2].map((i) => d + 10 + (i * (length - 20)) / 3)
  return [
    ...bodies
      .toReversed()
      .flatMap((from) => box([from, 22, h - 25], [(length - 20) / 3 - 2, 120, 25], pen)),
    ...box([d, 22, h], [length, 120, thickness], pen),
    ...fins,
  ]
}

/** Two hoses from the radiator to the pump head, as plain bends. */
export function hoses(size: Size, thickness: number, pen: Pen = 'line'): Drawing {
  const [d, w, h] = boardPlace(size)
  const top = size.height - 16 - thickness - 25
  return [0, 14].map((shift): Drawing[number] => {
    const from: Point = [d + 128 - shift, w - 40, h + 236 - shift]
    const points = Array.from({ length: 13 }, (_, i): Point => {
      const t = i / 12
      const bow = Math.sin(t * Math.PI) * 34
      return [
        from[0] - t * (150 + shift) + bow * 0.3,
        from[1] - t * 40,
        from[2] + t * (top - from[2]) - bow,
      ]
    })
    return line(points, pen)
  })
}

/** A graphics card of a given length in the upper slot, cooler side down. */
export function graphicsCard(size: Size, length: number, pull = 0, pen: Pen = 'line'): Drawing {
  const [, w, h] = boardPlace(size)
  const rear = size.depth - 12
  const at: Point = [rear - length, w - 134 - pull, h + 84]
  const side = face.side(at[1])
  const vents = [0.2, 0.5, 0.8].flatMap((share) => [
    rectangle(side, at[0] + length * share - 40, at[2] + 10, 80, 22, finer(pen), 'mist'),
  ])
  return [
    ...box(at, [length, 130, 46], pen),
    ...vents,
    ...box([rear, at[1] + 8, at[2] - 8], [3, 118, 60], pen),
    line([side(at[0] + 8, at[2] + 6), side(at[0] + length - 8, at[2] + 6)], finer(pen)),
  ]
}

/** An ATX power supply, 150 × 86 mm and as deep as it is told, `out` millimeters behind its seat. */
export function powerSupply(size: Size, length: number, out = 0, pen: Pen = 'line'): Drawing {
  const d = size.depth - 8 - length + out
  const side = face.side(16)
  return [
    ...box([d, 16, 4], [length, 150, 86], pen),
    rectangle(side, d + 10, 14, length - 20, 66, finer(pen)),
    ...fan(face.top(90), d + length / 2, 91, Math.min(length, 150) * 0.82, pen).slice(1),
  ]
}

/** Height of the middle of a fitted graphics card above the floor of the case. */
export const slotHeight = (size: Size) => boardPlace(size)[2] + 84 + 23

/** The nine standoffs on the tray, where the board will sit. */
export function standoffs(size: Size): Drawing {
  const [d, , h] = boardPlace(size)
  const on = face.side(size.width - 38)
  return [8, 82, board.deep - 8].flatMap((a) =>
    [8, 150, board.high - 8].map((b) => circle(on, d + a, h + b, 4)),
  )
}

/** Bundles from the openings of the tray to the board: main plug, fan and front plugs. */
export function cableRuns(size: Size, pen: Pen): Drawing {
  const [d, w, h] = boardPlace(size)
  const bundle = (from: Point, to: Point, strands: number): Drawing =>
    Array.from({ length: strands }, (_, i) => {
      const points = Array.from({ length: 13 }, (_p, j): Point => {
        const t = j / 12
        const at = (k: 0 | 1 | 2) => from[k] + (to[k] - from[k]) * t
        const out = Math.sin(t * Math.PI) * 46
        return [at(0), at(1) - out, at(2) + i * 5 - out * 0.2]
      })
      return line(points, pen)
    })
  const way = d - 52
  return [
    ...bundle([way, w + 8, size.height - 110], [d + 6, w, h + 168], 5),
    ...bundle([way, w + 8, h + 120], [d + 4, w, h + 96], 2),
    ...bundle([way + 6, w + 8, h + 30], [d + 60, w, h + 6], 3),
    ...bundle([way + 6, w + 8, h + 10], [d + 130, w, h + 6], 2),
  ]
}
