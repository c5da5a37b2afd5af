import { STEP, CELLS } from './cover.ts'
import { bend, pathData, type Segment, thin } from './curve.ts'
import { colourAt, type Paint } from './gradient.ts'
import { hex } from './finish.ts'
import type { Samples } from './samples.ts'

/** A veil over part of a region: lighter or darker by one step. */
export type Band = { d: string; color: string; opacity: number }

const LEVELS = [3, 8, 15, 25, 40, 62, 95]

/** Veils that bring a region's paint closer to its samples where one gradient is not enough. */
export const fitBands = (samples: Samples, paint: Paint): Band[] => {
  const field = spread(samples, paint.residual)
  const bands: Band[] = []
  for (const sign of [1, -1]) {
    let reached = 0
    for (const level of LEVELS) {
      const inside: number[] = []
      for (let i = 0; i < samples.x.length; i += 1)
        if (paint.residual[i]! * sign > level) inside.push(i)
      if (inside.length < 5) break
      const runs = contours(field, level * sign)
      const d = pathData(runs, true)
      if (d) bands.push({ d, ...veil(samples, paint, inside, level - reached + 1, sign) })
      reached = level
    }
  }
  return bands
}

const veil = (samples: Samples, paint: Paint, inside: number[], step: number, sign: number) => {
  const tint = [0, 0, 0]
  let level = 0
  for (const i of inside) {
    const base = paint.gradient
      ? colourAt(paint.gradient, samples.x[i]!, samples.y[i]!)
      : paint.mean
    level += (base[0] * 0.3 + base[1] * 0.59 + base[2] * 0.11) / inside.length
    tint[0]! += samples.r[i]! - base[0]
    tint[1]! += samples.g[i]! - base[1]
    tint[2]! += samples.b[i]! - base[2]
  }
  if (sign < 0) return { color: '#000', opacity: Math.min(0.6, step / Math.max(step, level)) }
  const most = Math.max(...tint, 1)
  const [r, g, b] = tint.map((value) => Math.max(40, (255 * value) / most)) as [
    number,
    number,
    number,
  ]
  const strength = 0.3 * r + 0.59 * g + 0.11 * b
  return { color: hex(r, g, b), opacity: Math.min(0.7, step / Math.max(step, strength - level)) }
}

type Field = { x0: number; y0: number; w: number; h: number; value: Float32Array }

/** The residual on the region's own cells, softened, and carried a few cells past its border. */
const spread = (samples: Samples, residual: Float32Array): Field => {
  let [x0, y0, x1, y1] = [CELLS, CELLS, 0, 0]
  for (const cell of samples.cell) {
    const x = cell % CELLS
    const y = (cell - x) / CELLS
    x0 = Math.min(x0, x - 4)
    x1 = Math.max(x1, x + 4)
    y0 = Math.min(y0, y - 4)
    y1 = Math.max(y1, y + 4)
  }
  const [w, h] = [x1 - x0 + 1, y1 - y0 + 1]
  let value: Float32Array = new Float32Array(w * h).fill(Number.NaN)
  for (let i = 0; i < samples.cell.length; i += 1) {
    const x = samples.cell[i]! % CELLS
    value[((samples.cell[i]! - x) / CELLS - y0) * w + x - x0] = residual[i]!
  }
  for (let pass = 0; pass < 5; pass += 1) value = average(value, w, h, pass < 3)
  for (let i = 0; i < value.length; i += 1) if (Number.isNaN(value[i])) value[i] = 0
  return { x0, y0, w, h, value }
}

const average = (from: Float32Array, w: number, h: number, growOnly: boolean): Float32Array => {
  const to = from.slice()
  for (let y = 1; y < h - 1; y += 1) {
    for (let x = 1; x < w - 1; x += 1) {
      const i = y * w + x
      if (growOnly && !Number.isNaN(from[i])) continue
      let [sum, count] = [0, 0]
      for (let dy = -w; dy <= w; dy += w) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const value = from[i + dx + dy]!
          if (Number.isNaN(value)) continue
          sum += value
          count += 1
        }
      }
      if (count && (growOnly || !Number.isNaN(from[i]))) to[i] = sum / count
    }
  }
  return to
}

/** Closed curves round everything at or beyond the level (marching squares). */
const contours = ({ x0, y0, w, h, value }: Field, level: number): Segment[][] => {
  const sign = Math.sign(level)
  const limit = Math.abs(level)
  const read = (x: number, y: number) =>
    x <= 0 || y <= 0 || x >= w - 1 || y >= h - 1 ? -limit : value[y * w + x]! * sign - limit
  const next = new Map<number, number>()
  const place = new Map<number, [number, number]>()
  const cross = (ax: number, ay: number, bx: number, by: number): number => {
    const key = (ay + by) * 2 * w + (ax + bx)
    if (!place.has(key)) {
      const [a, b] = [read(ax, ay), read(bx, by)]
      const k = a / (a - b || 1)
      place.set(key, [
        (x0 + ax + (bx - ax) * k + 0.5) * STEP,
        (y0 + ay + (by - ay) * k + 0.5) * STEP,
      ])
    }
    return key
  }
  for (let y = 0; y < h - 1; y += 1) {
    for (let x = 0; x < w - 1; x += 1) {
      const corners: [number, number][] = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ]
      const inside = corners.map(([cx, cy]) => read(cx, cy) > 0)
      for (let k = 0; k < 4; k += 1) {
        if (!inside[k] || inside[(k + 1) % 4]) continue
        let j = k
        while (inside[(j + 3) % 4] && j > k - 4) j -= 1
        const m = ((j % 4) + 4) % 4
        const exit = cross(...corners[k]!, ...corners[(k + 1) % 4]!)
        const entry = cross(...corners[(m + 3) % 4]!, ...corners[m]!)
        next.set(exit, entry)
      }
    }
  }
  return loops(next, place)
}

const loops = (next: Map<number, number>, place: Map<number, [number, number]>): Segment[][] => {
  const out: Segment[][] = []
  const done = new Set<number>()
  for (const start of next.keys()) {
    if (done.has(start)) continue
    const points: number[] = []
    let key: number | undefined = start
    while (key !== undefined && !done.has(key)) {
      done.add(key)
      points.push(...(place.get(key) as [number, number]))
      key = next.get(key)
    }
    if (points.length < 12) continue
    points.push(points[0]!, points[1]!)
    const half = Math.floor(points.length / 4) * 2
    const thinned = [
      ...thin(points.slice(0, half + 2), 1.6),
      ...thin(points.slice(half), 1.6).slice(2),
    ]
    if (thinned.length >= 8) out.push(bend(thinned, true))
  }
  return out
}
