import { traceArcs } from './arcs.ts'
import { aim, type Camera, SIDE, type View } from './camera.ts'
import { openness } from './cover.ts'
import { pathData, type Segment } from './curve.ts'
import type { Palette } from './finish.ts'
import type { Mesh } from './mesh.ts'
import { cell, type Corners, outlines } from './outlines.ts'
import { look, type Sight } from './raster.ts'
import { labelRegions } from './regions.ts'

/** Regions one layer shows: labels on the grid and their outlines. */
export type Layer = { sight: Sight; labels: Int32Array; shapes: Map<number, Segment[][]> }

/** One view of a product before paint: the same for all its colours. */
export type Exposure = {
  view: View
  mesh: Mesh
  camera: Camera
  solid: Layer
  glass?: Layer
  cover: Float32Array
}

/** Looks at the mesh and outlines what is seen, within about `bytes` of path data. */
export const expose = (
  mesh: Mesh,
  view: View,
  palette: Palette,
  bytes = OUTLINE_BYTES,
): Exposure => {
  const camera = aim(view, mesh.corners)
  const clear = mesh.finishes.map((name) => palette[name]?.glass !== undefined)
  const sight = look(mesh, camera, (patch) => !clear[patch])
  const solid = layer(mesh, sight, bytes)
  const cover = openness(sight, camera)
  const exposure: Exposure = { view, mesh, camera, solid, cover }
  if (clear.includes(true))
    exposure.glass = layer(
      mesh,
      look(mesh, camera, (patch) => clear[patch] === true, sight),
      bytes,
    )
  return exposure
}

/** Smallest region kept and outline tolerance, from fine to coarse, in grid units. */
const FINENESS = [
  [60, 0.9],
  [120, 1.2],
  [220, 1.7],
  [380, 2.4],
  [600, 3.2],
  [1600, 4],
] as const

/** Bytes the outlines of one drawing should stay under. */
const OUTLINE_BYTES = 11500

const layer = (mesh: Mesh, sight: Sight, limit: number): Layer => {
  const corners = exactCorners(sight)
  let made: Layer | undefined
  for (const [least, tolerance] of FINENESS) {
    const labels = labelRegions(sight.triangle, mesh.patchOf, least)
    made = { sight, labels, shapes: outlines(traceArcs(labels), corners, tolerance) }
    let bytes = 0
    for (const shape of made.shapes.values()) bytes += pathData(shape, true).length
    if (bytes < limit) break
  }
  return made as Layer
}

/** Projected ends of sharp edges: where outlines truly turn. */
const exactCorners = (sight: Sight): Corners => {
  const corners: Corners = new Map()
  const { projected } = sight
  for (let i = 0; i < projected.length; i += 3) {
    const [x, y, depth] = [projected[i]!, projected[i + 1]!, projected[i + 2]!]
    if (x < 0 || y < 0 || x > SIDE || y > SIDE) continue
    const near = Math.max(
      ...[-1, 1].flatMap((dx) =>
        [-1, 1].map((dy) => sight.near[Math.floor(y + dy) * SIDE + Math.floor(x + dx)] ?? 0),
      ),
    )
    if (near === 0 || 1 / near < depth * 0.997) continue
    corners.set(cell(x, y), [x, y])
  }
  return corners
}
