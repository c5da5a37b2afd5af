import type { Arc } from './arcs.ts'
import { bend, reversed, type Segment, thin } from './curve.ts'

type Piece = { segments: Segment[]; start: string; end: string }

/** Exact corner positions by grid cell: outlines are pulled onto them. */
export type Corners = Map<number, [number, number]>

/** Closed outlines of every label, sharing their common borders exactly. */
export const outlines = (
  arcs: Arc[],
  corners: Corners,
  tolerance: number,
): Map<number, Segment[][]> => {
  const pieces = new Map<number, Piece[]>()
  const give = (label: number, segments: Segment[]) => {
    const [first, last] = [segments[0], segments.at(-1)]
    if (label === 0 || !first || !last) return
    const list = pieces.get(label) ?? []
    pieces.set(label, list)
    list.push({ segments, start: first.from.join(), end: last.to.join() })
  }
  for (const arc of arcs) {
    const segments = bend(
      snap(thin(middles(arc), arc.points.length < 240 ? tolerance * 1.35 : tolerance), corners),
      arc.closed,
    )
    give(arc.left, segments)
    give(arc.right, reversed(segments))
  }
  const found = new Map<number, Segment[][]>()
  for (const [label, list] of pieces) found.set(label, chain(list))
  return found
}

/** Staircase corners become the middles of their steps, ends stay. */
const middles = ({ points, closed }: Arc): number[] => {
  const out: number[] = closed ? [] : [points[0]!, points[1]!]
  for (let i = 0; i + 3 < points.length; i += 2) {
    out.push((points[i]! + points[i + 2]!) / 2, (points[i + 1]! + points[i + 3]!) / 2)
  }
  if (closed) out.push(out[0]!, out[1]!)
  else out.push(points.at(-2)!, points.at(-1)!)
  return closed ? fromExtreme(out) : out
}

/** Starts a closed line at its leftmost point, so that thinning has an honest anchor. */
const fromExtreme = (points: number[]): number[] => {
  const count = points.length / 2 - 1
  let best = 0
  for (let i = 1; i < count; i += 1) {
    const better =
      points[i * 2]! + points[i * 2 + 1]! * 0.37 < points[best * 2]! + points[best * 2 + 1]! * 0.37
    if (better) best = i
  }
  const out: number[] = []
  for (let i = 0; i <= count; i += 1) {
    const k = (best + i) % count
    out.push(points[k * 2]!, points[k * 2 + 1]!)
  }
  return out
}

const snap = (points: number[], corners: Corners): number[] => {
  const out = points.slice()
  for (let i = 0; i < out.length; i += 2) {
    const [x, y] = [out[i]!, out[i + 1]!]
    let least = 2.6
    for (let dx = -1; dx <= 1; dx += 1) {
      for (let dy = -1; dy <= 1; dy += 1) {
        const corner = corners.get(cell(x + dx * 2, y + dy * 2))
        if (!corner) continue
        const far = Math.hypot(corner[0] - x, corner[1] - y)
        if (far < least) {
          least = far
          ;[out[i], out[i + 1]] = corner
        }
      }
    }
  }
  return out
}

/** Key of the two-unit cell a point lies in. */
export const cell = (x: number, y: number): number => Math.floor(x / 2) * 4096 + Math.floor(y / 2)

const chain = (pieces: Piece[]): Segment[][] => {
  const starting = new Map<string, Piece[]>()
  for (const piece of pieces) {
    const list = starting.get(piece.start)
    if (list) list.push(piece)
    else starting.set(piece.start, [piece])
  }
  const loops: Segment[][] = []
  for (const piece of pieces) {
    const list = starting.get(piece.start)
    if (!list?.includes(piece)) continue
    list.splice(list.indexOf(piece), 1)
    const loop = [...piece.segments]
    let end = piece.end
    while (end !== piece.start) {
      const next = starting.get(end)?.pop()
      if (!next) break
      loop.push(...next.segments)
      end = next.end
    }
    loops.push(loop)
  }
  return loops
}
