import { type Camera, SIDE } from './camera.ts'
import { type Segment, thin } from './curve.ts'
import { type Finish, hex } from './finish.ts'
import type { Shade } from './light.ts'
import type { Crease, Mesh } from './mesh.ts'
import type { Sight } from './raster.ts'

/** Highlights of one tone: open runs to be stroked. */
export type Highlight = { color: string; opacity: number; runs: Segment[][] }

const milled: Finish = { color: '#7d8792', rough: 0.3, metal: 0.6 }

/** Whether the point at grid x, y and depth is in plain sight, within a small tolerance. */
export const inSight = (
  sight: Sight,
  x: number,
  y: number,
  depth: number,
  slack: number,
): boolean => {
  const [gx, gy] = [Math.floor(x), Math.floor(y)]
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const [cx, cy] = [gx + dx, gy + dy]
      if (cx < 0 || cy < 0 || cx >= SIDE || cy >= SIDE) continue
      const near = sight.near[cy * SIDE + cx]!
      if (near > 0 && 1 / near > depth - slack) return true
      if (near === 0) return true
    }
  }
  return false
}

/** Thin lights along visible edges, sorted into a few tones. */
export const highlights = (mesh: Mesh, sight: Sight, camera: Camera, shade: Shade): Highlight[] => {
  const classes = new Map<
    string,
    { tone: [number, number, number]; opacity: number; spans: number[][] }
  >()
  for (const crease of mesh.creases) {
    const span = visibleSpan(crease, sight, camera)
    if (!span) continue
    const [r, g, b] = shade(crease.a, crease.normal, milled, 1)
    const bright = ((0.3 * r + 0.59 * g + 0.11 * b) / 255) * crease.strength
    const step = Math.min(5, Math.floor(bright * 9 - 0.7))
    if (step < 1) continue
    const hue = r > b * 1.5 ? 'warm' : b > r * 1.25 ? 'cold' : 'plain'
    const key = `${hue}${step}`
    const tone: [number, number, number] =
      hue === 'warm' ? [255, 138, 84] : hue === 'cold' ? [150, 200, 240] : [236, 240, 245]
    const found = classes.get(key) ?? { tone, opacity: 0.08 + step * 0.11, spans: [] }
    classes.set(key, found)
    found.spans.push(span)
  }
  return [...classes.values()].map(({ tone, opacity, spans }) => ({
    color: hex(...tone),
    opacity,
    runs: joinSpans(spans),
  }))
}

const visibleSpan = (
  { a, b, normal }: Crease,
  sight: Sight,
  camera: Camera,
): number[] | undefined => {
  const toEye =
    (camera.eye.x - a.x) * normal.x +
    (camera.eye.y - a.y) * normal.y +
    (camera.eye.z - a.z) * normal.z
  if (toEye < 0) return undefined
  const ends = [0, 0, 0, 0, 0, 0]
  camera.project(a.x, a.y, a.z, ends, 0)
  camera.project(b.x, b.y, b.z, ends, 3)
  const [ax, ay, az, bx, by, bz] = ends as [number, number, number, number, number, number]
  if (
    Math.max(ax, bx) < 0 ||
    Math.max(ay, by) < 0 ||
    Math.min(ax, bx) > SIDE ||
    Math.min(ay, by) > SIDE
  )
    return undefined
  const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / 5))
  const slack = camera.radius * 0.006
  let [first, last] = [-1, -1]
  for (let i = 0; i <= steps; i += 1) {
    const k = steps === 1 ? 0.5 : i / steps
    if (inSight(sight, ax + (bx - ax) * k, ay + (by - ay) * k, az + (bz - az) * k, slack)) {
      if (first < 0) first = i
      last = i
    } else if (first >= 0) break
  }
  if (first < 0 || (steps > 1 && last === first)) return undefined
  const [p, q] = steps === 1 ? [0, 1] : [first / steps, last / steps]
  return [ax + (bx - ax) * p, ay + (by - ay) * p, ax + (bx - ax) * q, ay + (by - ay) * q]
}

const joinSpans = (spans: number[][]): Segment[][] => {
  const key = (x: number, y: number) => `${Math.round(x)},${Math.round(y)}`
  const touching = new Map<string, number[]>()
  spans.forEach(([ax, ay, bx, by], i) => {
    for (const k of [key(ax!, ay!), key(bx!, by!)]) touching.set(k, [...(touching.get(k) ?? []), i])
  })
  const used = new Set<number>()
  const grow = (points: number[]) => {
    for (;;) {
      const [x, y] = [points.at(-2)!, points.at(-1)!]
      const next = touching.get(key(x, y))?.find((i) => !used.has(i))
      if (next === undefined) return
      used.add(next)
      const [ax, ay, bx, by] = spans[next] as [number, number, number, number]
      if (key(ax, ay) === key(x, y)) points.push(bx, by)
      else points.push(ax, ay)
    }
  }
  const runs: Segment[][] = []
  spans.forEach((span, i) => {
    if (used.has(i)) return
    used.add(i)
    const forward = span.slice()
    grow(forward)
    const backward = [forward[2]!, forward[3]!, forward[0]!, forward[1]!].slice(2)
    grow(backward)
    const points: number[] = []
    for (let k = backward.length - 2; k >= 2; k -= 2) points.push(backward[k]!, backward[k + 1]!)
    points.push(...forward)
    const thinned = thin(points, 1.1)
    let length = 0
    const run: Segment[] = []
    for (let k = 0; k + 3 < thinned.length; k += 2) {
      const from: [number, number] = [thinned[k]!, thinned[k + 1]!]
      const to: [number, number] = [thinned[k + 2]!, thinned[k + 3]!]
      length += Math.hypot(to[0] - from[0], to[1] - from[1])
      run.push({ from, to })
    }
    if (length > 22) runs.push(run)
  })
  return runs
}
