import { hex } from './finish.ts'
import type { Samples } from './samples.ts'

/** A linear gradient across a region: axis end points on the grid, and its stops. */
export type Gradient = {
  x1: number
  y1: number
  x2: number
  y2: number
  stops: [number, number, number, number][]
}

/** A region's paint, what the gradient gains over the flat colour, and what it leaves over: sample brightness minus painted brightness, 0–255. */
export type Paint = {
  flat: string
  mean: [number, number, number]
  gradient?: Gradient
  residual: Float32Array
  rms: number
  gain: number
}

const DIRECTIONS = 16
const luminance = (r: number, g: number, b: number) => 0.3 * r + 0.59 * g + 0.11 * b

/** Finds the flat colour or the linear gradient that comes closest to the samples. */
export const fitPaint = (samples: Samples): Paint => {
  const count = samples.x.length
  const mean: [number, number, number] = [0, 0, 0]
  for (let i = 0; i < count; i += 1) {
    mean[0] += samples.r[i]! / count
    mean[1] += samples.g[i]! / count
    mean[2] += samples.b[i]! / count
  }
  const flat = hex(...(mean.map((value) => Math.round(value / 4) * 4) as [number, number, number]))
  const level = luminance(...mean)
  const residual = new Float32Array(count)
  let spread = 0
  for (let i = 0; i < count; i += 1) {
    residual[i] = luminance(samples.r[i]!, samples.g[i]!, samples.b[i]!) - level
    spread += residual[i]! ** 2 / count
  }
  if (Math.sqrt(spread) < 1.1 || count < 7)
    return { flat, mean, residual, rms: Math.sqrt(spread), gain: 0 }
  let best: { gradient: Gradient; error: number } | undefined
  for (let d = 0; d < DIRECTIONS; d += 1) {
    const fitted = along(samples, (d * Math.PI) / DIRECTIONS)
    if (!best || fitted.error < best.error) best = fitted
  }
  if (!best || best.error > spread * 0.92)
    return { flat, mean, residual, rms: Math.sqrt(spread), gain: 0 }
  const { gradient } = best
  let left = 0
  for (let i = 0; i < count; i += 1) {
    const painted = colourAt(gradient, samples.x[i]!, samples.y[i]!)
    residual[i] = luminance(samples.r[i]!, samples.g[i]!, samples.b[i]!) - luminance(...painted)
    left += residual[i]! ** 2 / count
  }
  return { flat, mean, gradient, residual, rms: Math.sqrt(left), gain: (spread - left) * count }
}

const along = (samples: Samples, angle: number): { gradient: Gradient; error: number } => {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const count = samples.x.length
  let [low, high] = [Infinity, -Infinity]
  for (let i = 0; i < count; i += 1) {
    const t = samples.x[i]! * dx + samples.y[i]! * dy
    low = Math.min(low, t)
    high = Math.max(high, t)
  }
  const bins = Math.max(2, Math.min(9, Math.round(count / 3)))
  const width = (high - low || 1) / bins
  const sum = Array.from({ length: bins }, () => [0, 0, 0, 0, 0])
  for (let i = 0; i < count; i += 1) {
    const t = samples.x[i]! * dx + samples.y[i]! * dy
    const bin = sum[Math.min(bins - 1, Math.floor((t - low) / width))]!
    const bright = luminance(samples.r[i]!, samples.g[i]!, samples.b[i]!)
    bin[0]! += 1
    bin[1]! += samples.r[i]!
    bin[2]! += samples.g[i]!
    bin[3]! += samples.b[i]!
    bin[4]! += bright * bright
  }
  let error = 0
  const stops: Gradient['stops'] = []
  for (const [k, [n, r, g, b, square]] of sum.entries() as Iterable<
    [number, [number, number, number, number, number]]
  >) {
    if (n === 0) continue
    stops.push([(k + 0.5) / bins, r / n, g / n, b / n])
    error += (square - luminance(r, g, b) ** 2 / n) / count
  }
  const [mx, my] = [middle(samples.x, dy, samples.y, dx), 0]
  const across = mx + my
  const [ox, oy] = [-dy * across, dx * across]
  return {
    error,
    gradient: {
      x1: Math.round(dx * low + ox),
      y1: Math.round(dy * low + oy),
      x2: Math.round(dx * high + ox),
      y2: Math.round(dy * high + oy),
      stops: fewer(stops),
    },
  }
}

/** Mean position across the gradient axis, so that the axis runs through the region. */
const middle = (xs: number[], dy: number, ys: number[], dx: number): number => {
  let sum = 0
  for (let i = 0; i < xs.length; i += 1) sum += -dy * xs[i]! + dx * ys[i]!
  return sum / xs.length
}

const fewer = (stops: Gradient['stops']): Gradient['stops'] => {
  const kept = stops.slice()
  for (let i = kept.length - 2; i > 0; i -= 1) {
    const [before, here, after] = [kept[i - 1]!, kept[i]!, kept[i + 1]!]
    const k = (here[0] - before[0]) / (after[0] - before[0])
    const off = [1, 2, 3].map((c) => Math.abs(before[c]! + k * (after[c]! - before[c]!) - here[c]!))
    if (Math.max(...off) < 2.6) kept.splice(i, 1)
  }
  return kept
}

/** The gradient's colour at a grid position. */
export const colourAt = (
  { x1, y1, x2, y2, stops }: Gradient,
  x: number,
  y: number,
): [number, number, number] => {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const t = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)
  let before = stops[0]!
  for (const stop of stops) {
    if (t <= stop[0]) {
      const k = stop === before ? 0 : (t - before[0]) / (stop[0] - before[0])
      return [1, 2, 3].map((c) => before[c]! + k * (stop[c]! - before[c]!)) as [
        number,
        number,
        number,
      ]
    }
    before = stop
  }
  return [before[1], before[2], before[3]]
}

/** The same paint without its gradient. */
export const flattened = (paint: Paint): Paint => ({
  flat: paint.flat,
  mean: paint.mean,
  residual: paint.residual,
  rms: paint.rms,
  gain: 0,
})
