import { Vector3 } from 'three'
import { type Camera, SIDE } from './camera.ts'
import { CELLS, STEP } from './cover.ts'
import type { Finish } from './finish.ts'
import type { Shade } from './light.ts'
import type { Mesh } from './mesh.ts'
import type { Sight } from './raster.ts'

/** Shaded samples of one region: grid position, coarse cell, and colour in parallel lists. */
export type Samples = {
  x: number[]
  y: number[]
  cell: number[]
  r: number[]
  g: number[]
  b: number[]
}

/** Shades one sample per coarse cell and sorts the samples by region. */
export const sampleRegions = (
  labels: Int32Array,
  sight: Sight,
  mesh: Mesh,
  camera: Camera,
  shade: Shade,
  cover: Float32Array,
  finishOf: (patch: number) => Finish,
): Map<number, Samples> => {
  const found = new Map<number, Samples>()
  const [point, normal] = [new Vector3(), new Vector3()]
  const take = (x: number, y: number, cell: number) => {
    const label = labels[y * SIDE + x]!
    if (label === 0) return
    const triangle = sight.triangle[y * SIDE + x]!
    if (triangle < 0 || mesh.patchOf[triangle] !== label - 1) return
    let list = found.get(label)
    if (!list) found.set(label, (list = { x: [], y: [], cell: [], r: [], g: [], b: [] }))
    surface(mesh, sight, triangle, x + 0.5, y + 0.5, point, normal)
    if (mesh.open[label - 1] && normal.dot(camera.eye) < normal.dot(point)) normal.negate()
    const [r, g, b] = shade(point, normal, finishOf(label - 1), cover[cell]!)
    list.x.push(x + 0.5)
    list.y.push(y + 0.5)
    list.cell.push(cell)
    list.r.push(r)
    list.g.push(g)
    list.b.push(b)
  }
  for (let y = 0; y < CELLS; y += 1) {
    for (let x = 0; x < CELLS; x += 1) take(x * STEP + 2, y * STEP + 2, y * CELLS + x)
  }
  for (let y = 1; y < SIDE; y += 1) {
    for (let x = 1; x < SIDE; x += 1) {
      const label = labels[y * SIDE + x]!
      if (label === 0 || label === labels[y * SIDE + x - 1]) continue
      const known = found.get(label)
      if (known && known.x.length > 12) continue
      take(x, y, Math.min(CELLS - 1, y >> 2) * CELLS + (x >> 2))
    }
  }
  return found
}

const surface = (
  mesh: Mesh,
  { projected: p }: Sight,
  t: number,
  x: number,
  y: number,
  point: Vector3,
  normal: Vector3,
) => {
  const o = t * 9
  const [ax, ay, bx, by, cx, cy] = [p[o]!, p[o + 1]!, p[o + 3]!, p[o + 4]!, p[o + 6]!, p[o + 7]!]
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  const u = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area / p[o + 2]!
  const v = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area / p[o + 5]!
  const w = ((ax - x) * (by - y) - (ay - y) * (bx - x)) / area / p[o + 8]!
  const sum = u + v + w
  const { corners: c, normals: n } = mesh
  const mix = (list: Float32Array, k: number) =>
    (u * list[o + k]! + v * list[o + 3 + k]! + w * list[o + 6 + k]!) / sum
  point.set(mix(c, 0), mix(c, 1), mix(c, 2))
  normal.set(mix(n, 0), mix(n, 1), mix(n, 2)).normalize()
}
