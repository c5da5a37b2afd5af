import { Vector3 } from 'three'
import type { Model, Part } from './model.ts'

/** An edge between two surfaces, with the mean normal that catches light. */
export type Crease = { a: Vector3; b: Vector3; normal: Vector3; strength: number; part: number }

/** Triangles of all parts: nine numbers each for corners and normals, and the smooth patch each belongs to. */
export type Mesh = {
  corners: Float32Array
  normals: Float32Array
  patchOf: Int32Array
  finishes: string[]
  open: boolean[]
  creases: Crease[]
}

class Joined {
  private parent: number[] = []
  find(item: number): number {
    let root = item
    while ((this.parent[root] ?? root) !== root) root = this.parent[root] ?? root
    this.parent[item] = root
    return root
  }
  join(a: number, b: number) {
    this.parent[this.find(a)] = this.find(b)
  }
}

type Gathered = {
  corners: number[]
  normals: number[]
  patchOf: number[]
  finishes: string[]
  open: boolean[]
}

/** Welds every part, splits it into smooth patches at its crease angle, and lists the edges between them. */
export const buildMesh = (model: Model): Mesh => {
  const out: Gathered = { corners: [], normals: [], patchOf: [], finishes: [], open: [] }
  const creases: Crease[] = []
  for (const [index, part] of model.parts.entries()) addPart(part, index, out, creases)
  return {
    corners: Float32Array.from(out.corners),
    normals: Float32Array.from(out.normals),
    patchOf: Int32Array.from(out.patchOf),
    finishes: out.finishes,
    open: out.open,
    creases,
  }
}

const cornersOf = (part: Part): Vector3[] => {
  const position = part.geometry.getAttribute('position')
  const order = part.geometry.index
  const count = order ? order.count : position.count
  const points: Vector3[] = []
  for (let i = 0; i < count; i += 1) {
    const vertex = order ? order.getX(i) : i
    points.push(new Vector3().fromBufferAttribute(position, vertex).applyMatrix4(part.matrix))
  }
  if (part.matrix.determinant() < 0) {
    for (let i = 0; i < count; i += 3) {
      const swap = points[i] as Vector3
      points[i] = points[i + 1] as Vector3
      points[i + 1] = swap
    }
  }
  return points
}

const addPart = (part: Part, index: number, out: Gathered, creases: Crease[]) => {
  const points = cornersOf(part)
  const known = new Map<string, number>()
  const welded: Vector3[] = []
  const triangles: { v: [number, number, number]; normal: Vector3; area: number }[] = []
  const weld = (point: Vector3) => {
    const key = `${Math.round(point.x * 50)},${Math.round(point.y * 50)},${Math.round(point.z * 50)}`
    const found = known.get(key)
    if (found !== undefined) return found
    known.set(key, welded.length)
    return welded.push(point) - 1
  }
  const u = new Vector3()
  const w = new Vector3()
  for (let i = 0; i + 2 < points.length; i += 3) {
    const [a, b, c] = [points[i] as Vector3, points[i + 1] as Vector3, points[i + 2] as Vector3]
    const normal = new Vector3().crossVectors(u.subVectors(b, a), w.subVectors(c, a))
    const area = normal.length()
    if (area < 1e-6) continue
    const v: [number, number, number] = [weld(a), weld(b), weld(c)]
    if (v[0] === v[1] || v[1] === v[2] || v[2] === v[0]) continue
    triangles.push({ v, normal: normal.divideScalar(area), area })
  }
  const edges = new Map<number, number[]>()
  const span = welded.length + 1
  for (const [t, triangle] of triangles.entries()) {
    for (let k = 0; k < 3; k += 1) {
      const [p, q] = [triangle.v[k] as number, triangle.v[(k + 1) % 3] as number]
      const key = Math.min(p, q) * span + Math.max(p, q)
      const list = edges.get(key)
      if (list) list.push(t)
      else edges.set(key, [t])
    }
  }
  const limit = Math.cos((part.crease * Math.PI) / 180)
  const joined = new Joined()
  const sharp: [number, number[]][] = []
  for (const [key, faces] of edges) {
    const [first, second] = faces.map((face) => triangles[face]?.normal)
    if (faces.length === 2 && first && second && first.dot(second) > limit)
      joined.join(faces[0] as number, faces[1] as number)
    else sharp.push([key, faces])
  }
  const patches = new Map<number, number>()
  const patchOf = triangles.map((_, t) => {
    const root = joined.find(t)
    let patch = patches.get(root)
    if (patch === undefined) {
      patch = out.finishes.push(part.finish) - 1
      out.open.push(part.open)
      patches.set(root, patch)
    }
    return patch
  })
  const smooth = new Map<number, Vector3>()
  const slots = out.finishes.length + 1
  for (const [t, triangle] of triangles.entries()) {
    for (const vertex of triangle.v) {
      const key = vertex * slots + (patchOf[t] as number)
      const sum = smooth.get(key) ?? new Vector3()
      smooth.set(key, sum.addScaledVector(triangle.normal, triangle.area))
    }
  }
  for (const normal of smooth.values()) normal.normalize()
  for (const [t, triangle] of triangles.entries()) {
    for (const vertex of triangle.v) {
      const point = welded[vertex] as Vector3
      const normal = smooth.get(vertex * slots + (patchOf[t] as number)) as Vector3
      out.corners.push(point.x, point.y, point.z)
      out.normals.push(normal.x, normal.y, normal.z)
    }
    out.patchOf.push(patchOf[t] as number)
  }
  if (part.edges <= 0) return
  for (const [key, faces] of sharp) {
    const normal = new Vector3()
    for (const face of faces) normal.add((triangles[face] as { normal: Vector3 }).normal)
    creases.push({
      a: welded[Math.floor(key / span)] as Vector3,
      b: welded[key % span] as Vector3,
      normal: normal.normalize(),
      strength: part.edges,
      part: index,
    })
  }
}
