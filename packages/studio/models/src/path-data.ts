import simplify from 'simplify-js'

export interface Point {
  x: number
  y: number
}

/** How far a line may be from the edge that it draws, in cells. */
const tolerance = 1.2
/** A closed line that differs from a circle by less, as a share of its radius, is drawn as one. */
const roundness = 0.06
/** Up to so many radians, a corner is a part of a curve. */
const bend = 0.7

/** SVG path data in mm of lines in cells of `size` mm, without the `margin` cells around; curves where lines bend little. */
export function pathData(lines: Point[][], size: number, margin: number): string {
  const mm = (place: number) => (place - margin) * size
  return lines
    .map((line) => {
      const circle = circleOf(line)
      if (circle !== undefined) return circlePath(mm(circle.x), mm(circle.y), circle.radius * size)
      const corners = simplify(line, tolerance, true).map(({ x, y }) => ({
        x: mm(x),
        y: mm(y),
      }))
      const path = relativePath()
      path.to('m', corners[0]!)
      for (const [index, corner] of corners.entries()) {
        const [before, after] = [corners[index - 1], corners[index + 1]]
        if (!before) continue
        if (!after || turn(before, corner, after) > bend) {
          path.to('l', corner)
          continue
        }
        const reach = Math.min(distance(before, corner), distance(corner, after)) / 2
        path.to('l', towards(corner, before, reach))
        path.to('q', corner, towards(corner, after, reach))
      }
      return path.data()
    })
    .join('')
}

interface Circle extends Point {
  radius: number
}

/** The circle that a closed line comes close to; undefined for any other line. */
function circleOf(line: Point[]): Circle | undefined {
  if (distance(line[0]!, line.at(-1)!) > 0) return undefined
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)]
  const center = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  }
  const distances = line.map((point) => distance(point, center))
  const radius = distances.reduce((sum, each) => sum + each, 0) / distances.length
  const isRound = distances.every((each) => Math.abs(each - radius) < radius * roundness)
  return isRound ? { ...center, radius } : undefined
}

/** A circle as two arcs. */
function circlePath(x: number, y: number, radius: number): string {
  const r = tenth(radius)
  return `M${tenth(x - radius)} ${tenth(y)}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0`
}

/** Writes path data in tenths of a mm, each point from the one before. */
function relativePath() {
  let [data, command] = ['', '']
  let from = { x: 0, y: 0 }
  return {
    to(by: 'm' | 'l' | 'q', ...points: Point[]): void {
      const places = points.map(({ x, y }) => ({ x: tenth(x), y: tenth(y) }))
      const end = places.at(-1)!
      if (by === 'l' && end.x === from.x && end.y === from.y) return
      const numbers = places.flatMap(({ x, y }) => [tenth(x - from.x), tenth(y - from.y)])
      data += `${by === 'm' ? 'M' : by === command ? ' ' : by}${numbers.join(' ')}`
      ;[command, from] = [by, end]
    },
    data: () => data,
  }
}

const tenth = (length: number) => Math.round(length * 10) / 10
const distance = (one: Point, two: Point) => Math.hypot(two.x - one.x, two.y - one.y)
const direction = (from: Point, to: Point) => Math.atan2(to.y - from.y, to.x - from.x)

/** By how many radians a line turns at a point. */
function turn(before: Point, at: Point, after: Point): number {
  const angle = Math.abs(direction(at, after) - direction(before, at))
  return Math.min(angle, 2 * Math.PI - angle)
}

function towards(from: Point, to: Point, length: number): Point {
  const share = length / distance(from, to)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
