import { type Camera, SIDE } from './camera.ts'
import type { Sight } from './raster.ts'

/** Colour and cover are worked out on a coarser grid: one cell is STEP grid points wide. */
export const STEP = 4
export const CELLS = SIDE / STEP

const RAYS = 7

/** How open each cell lies to the studio, 0 (crevice) to 1, from the depths around it. */
export const openness = (sight: Sight, camera: Camera): Float32Array => {
  const open = new Float32Array(CELLS * CELLS).fill(1)
  const depth = new Float32Array(CELLS * CELLS)
  for (let y = 0; y < CELLS; y += 1) {
    for (let x = 0; x < CELLS; x += 1) {
      const near = sight.near[(y * STEP + 2) * SIDE + x * STEP + 2]!
      depth[y * CELLS + x] = near > 0 ? 1 / near : Infinity
    }
  }
  const unit = camera.scale / (camera.radius * 4.6 * STEP)
  const reaches = [0.02, 0.05, 0.11].map((share) => share * camera.radius)
  const rays = reaches.flatMap((reach) =>
    Array.from({ length: RAYS }, (_, ray) => {
      const angle = (ray / RAYS) * Math.PI + reach
      const far = Math.max(1.5, reach * unit)
      return { dx: Math.round(Math.cos(angle) * far), dy: Math.round(Math.sin(angle) * far), reach }
    }),
  )
  for (let y = 0; y < CELLS; y += 1) {
    for (let x = 0; x < CELLS; x += 1) {
      const here = depth[y * CELLS + x]!
      if (here === Infinity) continue
      let blocked = 0
      for (const { dx, dy, reach } of rays) {
        const rise =
          (reading(depth, x + dx, y + dy, here) + reading(depth, x - dx, y - dy, here)) / 2 / reach
        if (rise > 0)
          blocked += rise > 1.6 ? Math.max(0, 1 - (rise - 1.6) / 1.2) : Math.min(1, rise)
      }
      open[y * CELLS + x] = Math.max(0.22, 1 - (1.15 * blocked) / rays.length)
    }
  }
  return blur(open, depth)
}

const reading = (depth: Float32Array, x: number, y: number, here: number): number => {
  if (x < 0 || y < 0 || x >= CELLS || y >= CELLS) return 0
  const there = depth[y * CELLS + x]!
  return there === Infinity ? -here * 0.02 : here - there
}

const blur = (open: Float32Array, depth: Float32Array): Float32Array => {
  let source = open
  for (const stride of [1, CELLS]) {
    const target = source.slice()
    for (let i = 5 * stride; i < source.length - 5 * stride; i += 1) {
      if (depth[i] === Infinity) continue
      let [sum, count] = [0, 0]
      for (let k = -5; k <= 5; k += 1) {
        const j = i + k * stride
        if (Math.abs(depth[j]! - depth[i]!) > depth[i]! * 0.01) continue
        sum += source[j]!
        count += 1
      }
      if (count) target[i] = sum / count
    }
    source = target
  }
  return source
}
