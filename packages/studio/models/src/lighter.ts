import { MeshoptSimplifier } from 'meshoptimizer'
import { axes, extent, type Part } from './part.ts'

await MeshoptSimplifier.ready

const rounds = 12

/** Parts with about `triangles` together, every one simplified by the same error. */
export function lighter(parts: Part[], triangles: number): Part[] {
  const count = (some: Part[]) => some.reduce((sum, { indices }) => sum + indices.length / 3, 0)
  if (count(parts) <= triangles) return parts
  const size = Math.max(...axes.map((axis) => extent(parts, axis)).map(([a, b]) => b - a))
  let [fine, coarse] = [1e-6 * size, 0.05 * size]
  let best = parts
  for (let round = 0; round < rounds; round++) {
    const error = Math.sqrt(fine * coarse)
    best = parts.map((part) => simplified(part, error)).filter(({ indices }) => indices.length > 0)
    if (count(best) > triangles) fine = error
    else coarse = error
  }
  return parts.map((part) => simplified(part, coarse)).filter(({ indices }) => indices.length > 0)
}

function simplified(part: Part, error: number): Part {
  // Sheet with holes is a grid that its texture needs.
  if (part.holes) return part
  const [kept] = MeshoptSimplifier.simplifyWithAttributes(
    part.indices,
    part.positions,
    3,
    part.normals,
    3,
    [error / 4, error / 4, error / 4],
    null,
    0,
    error,
    ['ErrorAbsolute', 'Prune', 'Permissive'],
  )
  return compact({ ...part, indices: kept })
}

function compact(part: Part): Part {
  const indices = part.indices.slice()
  const [remap, count] = MeshoptSimplifier.compactMesh(indices)
  const positions = new Float32Array(count * 3)
  const normals = new Float32Array(count * 3)
  for (const [before, after] of remap.entries()) {
    if (after >= count) continue
    positions.set(part.positions.subarray(before * 3, before * 3 + 3), after * 3)
    normals.set(part.normals.subarray(before * 3, before * 3 + 3), after * 3)
  }
  return { ...part, positions, normals, indices }
}
