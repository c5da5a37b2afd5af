import type { Vector3 } from 'three'
import { type Camera, SIDE } from './camera.ts'
import { bend, type Segment, thin } from './curve.ts'
import { inSight } from './edges.ts'
import type { Line } from './model.ts'
import type { Sight } from './raster.ts'

/** A model line as it is drawn: its visible runs and its width on the grid. */
export type Stroke = { line: Line; runs: Segment[][]; width: number; scale: number; whole: boolean }

/** Keeps the visible stretches of every line. */
export const strokes = (lines: Line[], sight: Sight, camera: Camera): Stroke[] =>
  lines.flatMap((line) => {
    const points = line.closed ? [...line.points, line.points[0] as Vector3] : line.points
    if (line.face && facing(line.face, line.points[0] as Vector3, camera) < 0.08) return []
    const { runs, depth } = line.fill
      ? whole(points, sight, camera)
      : visible(points, sight, camera)
    if (runs.length === 0) return []
    const flat = line.face ? Math.max(0.3, facing(line.face, points[0] as Vector3, camera)) : 1
    const width = (line.width * camera.scale * flat) / depth
    const drawnLength = line.dash ? stretch(points, camera) : camera.scale / depth
    const smooth = !line.fill && points.length > 4
    const drawn = runs.map((run) => {
      const thinned = thin(run, smooth ? 0.7 : 0.2)
      return smooth ? bend(thinned, false) : straight(thinned)
    })
    const complete = runs.length === 1 && sameEnds(runs[0] as number[])
    return [{ line, runs: drawn, width, scale: drawnLength, whole: complete }]
  })

const straight = (points: number[]): Segment[] => {
  const out: Segment[] = []
  for (let i = 0; i + 3 < points.length; i += 2) {
    out.push({ from: [points[i]!, points[i + 1]!], to: [points[i + 2]!, points[i + 3]!] })
  }
  return out
}

const whole = (points: Vector3[], sight: Sight, camera: Camera) => {
  const run: number[] = []
  const out = [0, 0, 0]
  let [seen, depth] = [0, 1]
  for (const point of points) {
    camera.project(point.x, point.y, point.z, out)
    const [x, y, z] = out as [number, number, number]
    depth = z
    run.push(x, y)
    const within = x > 0 && y > 0 && x < SIDE && y < SIDE
    if (within && inSight(sight, x, y, z, camera.radius * 0.012)) seen += 1
  }
  return { runs: seen * 2 > points.length ? [run] : [], depth }
}

const visible = (points: Vector3[], sight: Sight, camera: Camera) => {
  const runs: number[][] = []
  let run: number[] = []
  let depth = 1
  const [from, to] = [
    [0, 0, 0],
    [0, 0, 0],
  ] as [number[], number[]]
  const end = () => {
    if (run.length >= 4) runs.push(run)
    run = []
  }
  const step = (x: number, y: number, z: number) => {
    const within = x > -40 && y > -40 && x < SIDE + 40 && y < SIDE + 40
    if (within && inSight(sight, x, y, z, camera.radius * 0.008)) {
      run.push(x, y)
      depth = z
    } else end()
  }
  points.forEach((point, i) => {
    camera.project(point.x, point.y, point.z, to)
    const [ax, ay, az, bx, by, bz] = [...from, ...to] as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    const steps =
      i === 0 ? 1 : Math.min(400, Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / 8)))
    for (let k = 1; k <= steps; k += 1) {
      const s = i === 0 ? 1 : k / steps
      step(ax + (bx - ax) * s, ay + (by - ay) * s, az + (bz - az) * s)
    }
    from.splice(0, 3, ...to)
  })
  end()
  return { runs, depth }
}

const sameEnds = (run: number[]) => Math.hypot(run[0]! - run.at(-2)!, run[1]! - run.at(-1)!) < 2

const facing = (face: Vector3, point: Vector3, { eye }: Camera) =>
  face.dot(eye.clone().sub(point).normalize())

/** Grid units per millimetre along a line. */
const stretch = (points: Vector3[], camera: Camera): number => {
  const [a, b] = [points[0] as Vector3, points.at(-1) as Vector3]
  let [length, drawn] = [0, 0]
  const out = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [p, q] = [points[i] ?? a, points[i + 1] ?? b]
    camera.project(p.x, p.y, p.z, out, 0)
    camera.project(q.x, q.y, q.z, out, 3)
    length += p.distanceTo(q)
    drawn += Math.hypot(out[3]! - out[0]!, out[4]! - out[1]!)
  }
  return drawn / (length || 1)
}
