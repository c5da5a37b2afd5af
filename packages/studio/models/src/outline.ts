/** A surface of a product as it is seen from one side. */
export interface Part {
  /** Nine numbers each: of three corners how far to the right, up and towards the viewer, in mm. */
  triangles: Float32Array
  /** Whether it is glass or mesh. */
  isSeenThrough: boolean
}

/** What a drawing shows, in mm. */
export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

/** A frame as cells, some of them around it. */
interface Grid {
  size: number
  left: number
  top: number
  columns: number
  rows: number
}

/** Cells along the longer side. */
const cells = 900
/** Cells around the frame, which parts may reach beyond. */
const margin = 60
/** A step in depth that is drawn, as a share of the longer side. */
const step = 0.012
/** Of surfaces no further apart than this, as a share of the longer side, the later one in the list is in front. */
const near = 0.0002
/** Areas of fewer cells belong to a neighbor. */
const smallest = 100
/** How far a line may be from the edge that it draws, in cells. */
const tolerance = 1

/** What a product looks like from one side, as SVG path data in mm from the frame's left top: its edges, and those behind glass and mesh. */
export function outline(parts: Part[], frame: Frame): { edges: string; behind: string } {
  const size = Math.max(frame.width, frame.height) / cells
  const grid = {
    size,
    left: frame.left - margin * size,
    top: frame.top + margin * size,
    columns: Math.ceil(frame.width / size) + 2 * margin,
    rows: Math.ceil(frame.height / size) + 2 * margin,
  }
  const front = rasterized(parts, grid)
  const solid = rasterized(
    parts.map((part) => (part.isSeenThrough ? { ...part, triangles: nothing } : part)),
    grid,
  )
  const behind = solid.nearest.map((part, cell) =>
    parts[front.nearest[cell]! - 1]?.isSeenThrough ? part : 0,
  )
  return {
    edges: pathOf(front.nearest, front.depths, grid),
    behind: pathOf(behind, solid.depths, grid),
  }
}

function pathOf(nearest: Uint16Array, depths: Float32Array, grid: Grid): string {
  const { size, columns, rows } = grid
  const areas = merged(areasOf(nearest, depths, columns, step * size * cells), columns)
  return chains(areas, columns, rows)
    .map((chain) => {
      let [x, y] = [0, 0]
      return simplified(chain, tolerance)
        .map((point, index) => {
          const [toX, toY] = point.map((at) => Math.round((at - margin) * size * 10) / 10)
          const moved = `${index === 0 ? 'M' : index === 1 ? 'l' : ' '}${short(toX! - x)} ${short(toY! - y)}`
          ;[x, y] = [toX!, toY!]
          return moved
        })
        .join('')
    })
    .join('')
}

const nothing = new Float32Array()
const short = (length: number) => String(Math.round(length * 10) / 10)

type Point = readonly [number, number]

/** For each cell the number of the part in front, from 1, and how near it is. */
function rasterized(parts: Part[], { size, left, top, columns, rows }: Grid) {
  const nearest = new Uint16Array(columns * rows)
  const depths = new Float32Array(columns * rows).fill(-Infinity)
  const across = (x: number) => (x - left) / size
  const down = (y: number) => (top - y) / size
  for (const [index, { triangles }] of parts.entries())
    for (let at = 0; at < triangles.length; at += 9) {
      const t = triangles.subarray(at, at + 9)
      const [ax, bx, cx] = [across(t[0]!), across(t[3]!), across(t[6]!)]
      const [ay, by, cy] = [down(t[1]!), down(t[4]!), down(t[7]!)]
      const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
      if (area === 0) continue
      const right = Math.min(columns - 1, Math.ceil(Math.max(ax, bx, cx)))
      const bottom = Math.min(rows - 1, Math.ceil(Math.max(ay, by, cy)))
      for (let row = Math.max(0, Math.floor(Math.min(ay, by, cy))); row <= bottom; row++)
        for (
          let column = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
          column <= right;
          column++
        ) {
          const [x, y] = [column + 0.5 - ax, row + 0.5 - ay]
          const b = (x * (cy - ay) - y * (cx - ax)) / area
          const c = ((bx - ax) * y - (by - ay) * x) / area
          if (b < 0 || c < 0 || b + c > 1) continue
          const depth = t[2]! + b * (t[5]! - t[2]!) + c * (t[8]! - t[2]!)
          const cell = row * columns + column
          if (depth <= depths[cell]! - near * size * cells) continue
          depths[cell] = depth
          nearest[cell] = index + 1
        }
    }
  return { nearest, depths }
}

/** Numbers the areas of cells that no edge parts; 0 is what is around the product. */
function areasOf(nearest: Uint16Array, depths: Float32Array, columns: number, step: number) {
  const areas = new Int32Array(nearest.length).fill(-1)
  let count = 0
  for (let start = 0; start < nearest.length; start++) {
    if (areas[start] !== -1) continue
    const area = nearest[start] === 0 ? 0 : ++count
    const open = [start]
    areas[start] = area
    for (let cell = open.pop(); cell !== undefined; cell = open.pop())
      for (const next of [cell - 1, cell + 1, cell - columns, cell + columns]) {
        if (areas[next] !== -1 || nearest[next] !== nearest[cell]) continue
        if (area > 0 && Math.abs(depths[next]! - depths[cell]!) > step) continue
        areas[next] = area
        open.push(next)
      }
  }
  return areas
}

/** The areas, those that are too small given to the neighbor with which they share most of their edge. */
function merged(areas: Int32Array, columns: number): Int32Array {
  for (;;) {
    const sizes = new Map<number, number>()
    for (const area of areas) sizes.set(area, (sizes.get(area) ?? 0) + 1)
    const shared = new Map<number, Map<number, number>>()
    for (let cell = columns; cell < areas.length; cell++)
      for (const other of [cell - 1, cell - columns]) {
        const [one, two] = [areas[cell]!, areas[other]!]
        if (one === two) continue
        for (const [from, to] of [
          [one, two],
          [two, one],
        ] as const) {
          if (from === 0 || sizes.get(from)! >= smallest) continue
          const edges = shared.get(from) ?? new Map<number, number>()
          shared.set(from, edges.set(to, (edges.get(to) ?? 0) + 1))
        }
      }
    if (shared.size === 0) return areas
    const target = new Map<number, number>()
    for (const [from, edges] of shared) {
      const [to] = [...edges].toSorted(([, one], [, two]) => two - one)[0]!
      // Not two small ones to each other.
      if (target.get(to) !== from) target.set(from, to)
    }
    areas = areas.map((area) => target.get(area) ?? area)
  }
}

/** The borders between areas, from one corner where three meet to the next, or round. */
function chains(areas: Int32Array, columns: number, rows: number): Point[][] {
  const width = columns + 1
  const links = new Map<number, Set<number>>()
  const link = (one: number, two: number) => {
    for (const [from, to] of [
      [one, two],
      [two, one],
    ] as const)
      links.set(from, (links.get(from) ?? new Set()).add(to))
  }
  for (let y = 1; y < rows; y++)
    for (let x = 1; x < columns; x++) {
      const area = areas[y * columns + x]
      if (area !== areas[y * columns + x - 1]) link(y * width + x, (y + 1) * width + x)
      if (area !== areas[(y - 1) * columns + x]) link(y * width + x, y * width + x + 1)
    }
  const found: Point[][] = []
  const walk = (from: number, to: number) => {
    const chain = [from]
    for (let [before, here] = [from, to]; ;) {
      chain.push(here)
      links.get(before)!.delete(here)
      links.get(here)!.delete(before)
      if (ends.has(here) || here === from) break
      const next: number = links.get(here)!.values().next().value!
      ;[before, here] = [here, next]
    }
    found.push(chain.map((at) => [at % width, Math.floor(at / width)]))
  }
  const ends = new Set([...links].filter(([, to]) => to.size !== 2).map(([at]) => at))
  for (const at of ends) for (const to of links.get(at)!) walk(at, to)
  for (const [at, to] of links) if (to.size > 0) walk(at, to.values().next().value!)
  return found
}

/** Of a line's points those without which it would be further off than allowed (Douglas and Peucker). */
function simplified(line: readonly Point[], allowed: number): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!]
  let [far, furthest] = [0, 0]
  for (let at = 1; at < line.length - 1; at++) {
    const distance = fromLine(line[at]!, first, last)
    if (distance > furthest) [far, furthest] = [at, distance]
  }
  if (furthest <= allowed) return [first, last]
  return [
    ...simplified(line.slice(0, far + 1), allowed).slice(0, -1),
    ...simplified(line.slice(far), allowed),
  ]
}

function fromLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}
