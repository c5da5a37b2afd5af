import { SIDE } from './camera.ts'

/** A border between two regions: flat x, y pairs on the grid, the labels to its left and right, and whether it closes on itself. */
export type Arc = { points: number[]; left: number; right: number; closed: boolean }

const W = SIDE + 1
const STEP_X = [1, 0, -1, 0]
const STEP_Y = [0, 1, 0, -1]

/** Follows every border of the label picture once, from junction to junction. */
export const traceArcs = (labels: Int32Array): Arc[] => {
  const ways = borders(labels)
  const walked = new Uint8Array(W * W)
  const arcs: Arc[] = []
  const junction = (mask: number) =>
    mask !== 0 &&
    !(mask === 5 || mask === 10 || mask === 3 || mask === 6 || mask === 12 || mask === 9)
  const corners: number[] = []
  for (let vertex = 0; vertex < W * W; vertex += 1) if (ways[vertex] !== 0) corners.push(vertex)
  for (const loops of [false, true]) {
    for (const vertex of corners) {
      const mask = ways[vertex]!
      if (walked[vertex] === mask || (!loops && !junction(mask))) continue
      for (let way = 0; way < 4; way += 1) {
        if (!(mask & (1 << way)) || walked[vertex]! & (1 << way)) continue
        arcs.push(walk(labels, ways, walked, vertex, way, junction))
      }
    }
  }
  return arcs
}

const at = (labels: Int32Array, x: number, y: number) =>
  x < 0 || y < 0 || x >= SIDE || y >= SIDE ? 0 : labels[y * SIDE + x]!

/** For each grid corner, which of the four ways (right, down, left, up) a border leaves it. */
const borders = (labels: Int32Array): Uint8Array => {
  const ways = new Uint8Array(W * W)
  for (let y = 0; y <= SIDE; y += 1) {
    for (let x = 0; x <= SIDE; x += 1) {
      const i = y * SIDE + x
      const inside = x < SIDE && y < SIDE
      const here = inside ? labels[i]! : 0
      const above = y > 0 && x < SIDE ? labels[i - SIDE]! : 0
      const before = x > 0 && y < SIDE ? labels[i - 1]! : 0
      if (here === above && here === before) continue
      const v = y * W + x
      if (here !== above && x < SIDE) {
        ways[v]! |= 1
        ways[v + 1]! |= 4
      }
      if (here !== before && y < SIDE) {
        ways[v]! |= 2
        ways[v + W]! |= 8
      }
    }
  }
  return ways
}

const walk = (
  labels: Int32Array,
  ways: Uint8Array,
  walked: Uint8Array,
  start: number,
  first: number,
  junction: (mask: number) => boolean,
): Arc => {
  let vertex = start
  let way = first
  const x0 = start % W
  const y0 = (start - x0) / W
  const [left, right] = sides(labels, x0, y0, first)
  const points = [x0, y0]
  for (;;) {
    walked[vertex]! |= 1 << way
    const x = (vertex % W) + STEP_X[way]!
    const y = (vertex - (vertex % W)) / W + STEP_Y[way]!
    vertex = y * W + x
    walked[vertex]! |= 1 << ((way + 2) % 4)
    points.push(x, y)
    const mask = ways[vertex]!
    if (junction(mask) || vertex === start) break
    const onward = mask & ~(1 << ((way + 2) % 4))
    way = onward === 1 ? 0 : onward === 2 ? 1 : onward === 4 ? 2 : 3
  }
  return { points, left, right, closed: vertex === start && !junction(ways[start]!) }
}

const sides = (labels: Int32Array, x: number, y: number, way: number): [number, number] => {
  if (way === 0) return [at(labels, x, y - 1), at(labels, x, y)]
  if (way === 1) return [at(labels, x, y), at(labels, x - 1, y)]
  if (way === 2) return [at(labels, x - 1, y), at(labels, x - 1, y - 1)]
  return [at(labels, x - 1, y - 1), at(labels, x, y - 1)]
}
