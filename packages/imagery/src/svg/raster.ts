import { type Camera, SIDE } from './camera.ts'
import type { Mesh } from './mesh.ts'

/** What the camera sees: per grid point the nearest triangle (−1 for none) and its inverse depth. */
export type Sight = { triangle: Int32Array; near: Float32Array; projected: Float64Array }

/** Finds the nearest surface for every grid point. `keep` says which patches take part; `behind` hides what it covers. */
export const look = (
  mesh: Mesh,
  camera: Camera,
  keep: (patch: number) => boolean,
  behind?: Sight,
): Sight => {
  const triangle = new Int32Array(SIDE * SIDE).fill(-1)
  const near = behind ? behind.near.slice() : new Float32Array(SIDE * SIDE)
  const count = mesh.patchOf.length
  const projected = new Float64Array(count * 9)
  for (let t = 0; t < count; t += 1) {
    const patch = mesh.patchOf[t] as number
    const o = t * 9
    for (let k = 0; k < 9; k += 3) {
      camera.project(
        mesh.corners[o + k]!,
        mesh.corners[o + k + 1]!,
        mesh.corners[o + k + 2]!,
        projected,
        o + k,
      )
    }
    if (!keep(patch)) continue
    fill(projected, o, t, triangle, near, mesh.open[patch] as boolean)
  }
  return { triangle, near, projected }
}

const fill = (
  p: Float64Array,
  o: number,
  t: number,
  triangle: Int32Array,
  near: Float32Array,
  bothSides: boolean,
) => {
  const [ax, ay, bx, by, cx, cy] = [p[o]!, p[o + 1]!, p[o + 3]!, p[o + 4]!, p[o + 6]!, p[o + 7]!]
  const [az, bz, cz] = [1 / p[o + 2]!, 1 / p[o + 5]!, 1 / p[o + 8]!]
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (area === 0 || (area > 0 && !bothSides)) return
  const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const x1 = Math.min(SIDE - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const y1 = Math.min(SIDE - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  const sign = area > 0 ? 1 : -1
  const size = Math.abs(area)
  for (let y = y0; y <= y1; y += 1) {
    const py = y + 0.5
    for (let x = x0; x <= x1; x += 1) {
      const px = x + 0.5
      const u = sign * ((bx - px) * (cy - py) - (by - py) * (cx - px))
      if (u < 0) continue
      const v = sign * ((cx - px) * (ay - py) - (cy - py) * (ax - px))
      if (v < 0) continue
      const w = size - u - v
      if (w < 0) continue
      const z = (u * az + v * bz + w * cz) / size
      const at = y * SIDE + x
      if (z > near[at]!) {
        near[at] = z
        triangle[at] = t
      }
    }
  }
}
