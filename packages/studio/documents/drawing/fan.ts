import { area, circle, line } from './shape.ts'
import type { Drawing, Face, Pen, Point } from './shape.ts'

const blades = 9

/** A fan seen straight on: frame, bore, swept blades, hub and four screw holes. */
export function fan(on: Face, a: number, b: number, size: number, pen: Pen = 'line'): Drawing {
  const fine: Pen = pen === 'ember' ? 'emberFine' : 'fine'
  const corner = size * 0.44
  const screws = [-corner, corner].flatMap((x) =>
    [-corner, corner].map((y) => circle(on, a + x, b + y, size * 0.022, fine)),
  )
  return [
    frame(on, a, b, size, pen),
    circle(on, a, b, size * 0.465, pen),
    ...Array.from({ length: blades }, (_, i) => blade(on, a, b, size, i, fine)),
    circle(on, a, b, size * 0.17, pen),
    circle(on, a, b, size * 0.1, fine),
    ...screws,
  ]
}

function frame(on: Face, a: number, b: number, size: number, pen: Pen) {
  const half = size / 2
  const cut = size * 0.07
  const corners: [number, number][] = [
    [-half + cut, -half],
    [half - cut, -half],
    [half, -half + cut],
    [half, half - cut],
    [half - cut, half],
    [-half + cut, half],
    [-half, half - cut],
    [-half, -half + cut],
  ]
  return area(
    corners.map(([x, y]) => on(a + x, b + y)),
    pen,
  )
}

function blade(on: Face, a: number, b: number, size: number, index: number, pen: Pen) {
  const start = (index / blades) * 2 * Math.PI
  const points = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8
    const radius = size * (0.17 + 0.285 * t)
    const angle = start + 0.75 * t - 0.35 * t * t
    return on(a + radius * Math.cos(angle), b + radius * Math.sin(angle))
  })
  return line(points, pen)
}
