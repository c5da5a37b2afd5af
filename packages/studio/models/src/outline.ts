import { pathData, type Point } from './path-data.ts'

/** A surface of a product as it is seen from one side. */
export interface Part {
  /** Nine numbers each: of three corners how far to the right, up and towards the viewer, in mm. */
  triangles: Float32Array
  /** What is behind glass and perforated sheet is drawn, too. */
  look: 'solid' | 'glass' | 'perforated'
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
const cells = 1800
/** Cells around the frame, which parts may reach beyond. */
const margin = 200
/** A step in depth that is drawn, as a share of the longer side. */
const step = 0.012
/** Of surfaces no further apart than this, as a share of the longer side, the later one in the list is in front. */
const near = 0.0002
/** From one drawn hole of perforated sheet to the next, as a share of the longer side. */
const pitch = 0.016
/** From one line across glass to the next, as a share of the longer side. */
const hatchPitch = 0.04
/** Gaps of fewer cells are closed, such as those between fins. */
const gap = { across: 8, down: 24 }

/** What is left out: areas of fewer cells, narrow and short ones, and prints of a surface of which none has so many. */
const smallest = { cells: 450, width: 22, length: 400, print: 12_000 }
/** A step that parts a print from an edge, as a share of the longer side. */
const relief = 0.0015

/** What a product looks like from one side, as SVG path data in mm from the frame's left top. */
export interface Outline {
  /** Around all of it, closed. */
  silhouette: string
  edges: string
  /** Lines through the holes of perforated sheet, and how far in mm holes are from each other. */
  holes: { lines: string; pitch: number }
  /** Across glass. */
  hatching: string
}

export function outline(parts: Part[], frame: Frame): Outline {
  const longest = Math.max(frame.width, frame.height)
  const size = longest / cells
  const grid = {
    size,
    left: frame.left - margin * size,
    top: frame.top + margin * size,
    columns: Math.ceil(frame.width / size) + 2 * margin,
    rows: Math.ceil(frame.height / size) + 2 * margin,
  }
  const only = (...looks: Part['look'][]) =>
    rasterized(
      parts.filter(({ look }) => looks.includes(look)),
      grid,
    )
  const solid = closed(only('solid'), grid.columns)
  const sheet = only('perforated')
  const glass = only('glass')
  const isInFront = (one: Seen, two: Seen, cell: number) => one.depths[cell]! > two.depths[cell]!
  const holes = rowsOfHoles(
    grid,
    (cell) => isInFront(sheet, solid, cell) && !isInFront(glass, sheet, cell),
  )
  const hatching = hatched(
    grid,
    (cell) => isInFront(glass, solid, cell) && isInFront(glass, sheet, cell),
  )
  const drawn = (seen: Seen) => {
    const all = areasOf(seen, grid.columns, step * longest)
    const areas = merged(all, seen, grid.columns, relief * longest)
    return (isDrawn: (one: number, two: number) => boolean) =>
      pathData(chains(areas, grid, isDrawn), size, margin)
  }
  const isEdge = (one: number, two: number) => one !== two && one > 0 && two > 0
  const front = drawn(closed(rasterized(parts, grid), grid.columns))
  const behind = drawn(behindOf(only('glass', 'perforated'), solid))
  return {
    silhouette: front((one, two) => one > 0 !== two > 0),
    edges: front(isEdge) + behind(isEdge),
    holes: { lines: holes, pitch: pitch * longest },
    hatching,
  }
}

/** What is seen through what is in front, and nothing else. */
function behindOf(front: Seen, { nearest, depths }: Seen): Seen {
  return {
    nearest: nearest.map((part, cell) => (front.depths[cell]! > depths[cell]! ? part : 0)),
    depths,
  }
}

/** Lines through the holes of a hexagonal grid, as path data in mm. */
function rowsOfHoles({ size, columns, rows }: Grid, isHole: (cell: number) => boolean): string {
  const mm = (place: number) => Math.round((place - margin) * size * 10) / 10
  const across = pitch * cells
  const isAt = (row: number, place: number) =>
    place * across < columns && isHole(row * columns + Math.floor(place * across))
  let data = ''
  for (let line = 0; line * across * Math.sqrt(0.75) < rows; line++) {
    const row = Math.floor(line * across * Math.sqrt(0.75))
    for (let place = (line % 2) / 2; place * across < columns; place++) {
      if (!isAt(row, place)) continue
      const start = place
      while (isAt(row, place + 1)) place++
      data += `M${mm(start * across)} ${mm(row)}H${mm(place * across + 0.5)}`
    }
  }
  return data
}

/** Lines that rise to the right across glass, as path data in mm. */
function hatched({ size, columns, rows }: Grid, isGlass: (cell: number) => boolean): string {
  const mm = (place: number) => Math.round((place - margin) * size)
  let data = ''
  for (let sum = 0; sum < columns + rows; sum += hatchPitch * cells) {
    let start = -1
    for (let column = Math.max(0, sum - rows + 1); column < Math.min(columns, sum); column++) {
      const isIn = isGlass((sum - column) * columns + column)
      if (isIn && start < 0) start = column
      if (isIn || start < 0) continue
      if (column - start > 30)
        data += `M${mm(start)} ${mm(sum - start)}L${mm(column)} ${mm(sum - column)}`
      start = -1
    }
  }
  return data
}

/** For each cell the number of the part in front, from 1, and how near it is. */
interface Seen {
  nearest: Uint16Array
  depths: Float32Array
}

function rasterized(parts: Part[], { size, left, top, columns, rows }: Grid): Seen {
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

/** What is seen, with narrow gaps closed, such as those between fins, by what is beside them. */
function closed({ nearest, depths }: Seen, columns: number): Seen {
  for (const [ahead, most] of [
    [1, gap.across],
    [columns, gap.down],
  ] as const)
    for (let cell = ahead; cell < nearest.length; cell++) {
      if (nearest[cell] !== 0 || nearest[cell - ahead] === 0) continue
      let end = cell
      while (nearest[end] === 0 && end < cell + most * ahead) end += ahead
      if (!nearest[end]) continue
      for (let open = cell; open < end; open += ahead) {
        nearest[open] = nearest[cell - ahead]!
        depths[open] = depths[cell - ahead]!
      }
    }
  return { nearest, depths }
}

/** Numbers the areas of cells that no edge parts; 0 is what is around the product. */
function areasOf({ nearest, depths }: Seen, columns: number, step: number) {
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

/** The areas, each that is left out given to the neighbor with which it shares most of its border. */
function merged(
  areas: Int32Array,
  { nearest, depths }: Seen,
  columns: number,
  relief: number,
): Int32Array {
  const count = areas.reduce((most, area) => Math.max(most, area), 0) + 1
  const surfaces = new Uint16Array(count)
  for (const [cell, area] of areas.entries()) surfaces[area] = nearest[cell]!
  const measured = () => {
    const [sizes, borders] = [new Uint32Array(count), new Uint32Array(count)]
    // Of its border, what has a step, and what has a step or another surface beyond it.
    const [steps, edges] = [new Uint32Array(count), new Uint32Array(count)]
    for (const area of areas) sizes[area]!++
    eachBorder(areas, columns, (cell, other) => {
      const [one, two] = [areas[cell]!, areas[other]!]
      const isStep = !(Math.abs(depths[cell]! - depths[other]!) < relief)
      const isEdge = isStep || surfaces[one] !== surfaces[two]
      for (const area of [one, two]) {
        borders[area]!++
        if (isStep) steps[area]!++
        if (isEdge) edges[area]!++
      }
    })
    return { sizes, borders, steps, edges }
  }
  const first = measured()
  const isPrint = (area: number) => first.steps[area]! < first.borders[area]! / 20
  const largestPrint = new Map<number, number>()
  for (let area = 1; area < count; area++)
    if (isPrint(area))
      largestPrint.set(
        surfaces[area]!,
        Math.max(first.sizes[area]!, largestPrint.get(surfaces[area]!) ?? 0),
      )
  for (;;) {
    const { sizes, borders, edges } = measured()
    const isDropped = (area: number) => {
      if (area === 0) return false
      if (edges[area] === 0) return true
      if (isPrint(area)) return largestPrint.get(surfaces[area]!)! < smallest.print
      const [cells, length] = [sizes[area]!, borders[area]! / 2]
      return cells < smallest.cells || (cells / length < smallest.width && length < smallest.length)
    }
    const shared = new Map<number, Map<number, number>>()
    const share = (from: number, to: number) => {
      if (!isDropped(from)) return
      const edges = shared.get(from) ?? new Map<number, number>()
      shared.set(from, edges.set(to, (edges.get(to) ?? 0) + 1))
    }
    eachBorder(areas, columns, (cell, other) => {
      share(areas[cell]!, areas[other]!)
      share(areas[other]!, areas[cell]!)
    })
    if (shared.size === 0) return areas
    const target = new Map<number, number>()
    for (const [from, edges] of shared) {
      if (edges.size > 1) edges.delete(0)
      const [to] = [...edges].toSorted(([, one], [, two]) => two - one)[0]!
      // Not two to each other.
      if (target.get(to) !== from) target.set(from, to)
    }
    areas = areas.map((area) => target.get(area) ?? area)
  }
}

function eachBorder(
  areas: Int32Array,
  columns: number,
  tell: (cell: number, other: number) => void,
): void {
  for (let cell = columns; cell < areas.length; cell++)
    for (const other of [cell - 1, cell - columns])
      if (areas[cell] !== areas[other]) tell(cell, other)
}

/** The borders that are drawn, from one corner where several meet to the next, or round; in cells. */
function chains(
  areas: Int32Array,
  { columns, rows }: Grid,
  isDrawn: (one: number, two: number) => boolean,
): Point[][] {
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
      const area = areas[y * columns + x]!
      if (isDrawn(area, areas[y * columns + x - 1]!)) link(y * width + x, (y + 1) * width + x)
      if (isDrawn(area, areas[(y - 1) * columns + x]!)) link(y * width + x, y * width + x + 1)
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
    found.push(chain.map((at) => ({ x: at % width, y: Math.floor(at / width) })))
  }
  const ends = new Set([...links].filter(([, to]) => to.size % 2 === 1).map(([at]) => at))
  for (const at of ends) for (const to of links.get(at)!) walk(at, to)
  for (const [at, to] of links) if (to.size > 0) walk(at, to.values().next().value!)
  return found
}
