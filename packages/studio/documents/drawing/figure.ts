import { escapeUTF8 as escape } from 'entities'
import type { Drawing, Fill, Pen, Point } from './shape.ts'
import { project, type View, workshop } from './view.ts'

/** A numbered mark: what it points at, and where its number stands (both in millimeters of the drawing). */
export interface Note {
  mark: string
  at: Point
  stand: Point
}

const pens: Record<Pen, string> = {
  outline: 'stroke="#0a0b0d"',
  line: 'stroke="#0a0b0d" stroke-width="0.6"',
  fine: 'stroke="#4a525b" stroke-width="0.35"',
  ghost: 'stroke="#9aa2ab" stroke-width="0.35"',
  ember: 'stroke="#ff5a1f" stroke-width="1.1"',
  emberFine: 'stroke="#ff5a1f" stroke-width="0.5"',
}

const fills: Record<Fill, string> = {
  paper: '#fff',
  mist: '#f1f2f4',
  shade: '#e4e6e9',
  ember: '#ff5a1f',
  coal: '#0a0b0d',
  none: 'none',
}

/** A drawing as SVG, as large as fits into a size in points, painted back to front with its numbered notes on top. */
export function figure(
  drawing: Drawing,
  alt: string,
  [width, height]: [number, number],
  notes: readonly Note[] = [],
  view: View = workshop,
): string {
  const onPage = fit(
    [...drawing.flatMap(({ points }) => points), ...notes.map(({ stand }) => stand)],
    [width, height],
    view,
  )
  const paths = drawing.map(
    ({ points, pen, fill, closed }) =>
      `<path ${pens[pen]} fill="${fills[fill]}" d="M${points.map((point) => onPage(point).join()).join(' ')}${closed ? 'z' : ''}"/>`,
  )
  const marks = notes.map(({ mark, at, stand }) => {
    const [x, y] = onPage(stand)
    const [atX, atY] = onPage(at)
    return `<path ${pens.line} d="M${atX},${atY} ${x},${y}"/><circle r="1.4" cx="${atX}" cy="${atY}" fill="${fills.coal}"/>
<circle r="7.5" cx="${x}" cy="${y}" ${pens.line} fill="${fills.paper}"/><text x="${x}" y="${y}" dy="2.9" fill="${fills.coal}">${mark}</text>`
  })
  return `<svg role="img" aria-label="${escape(alt)}" viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt">${paths.join('')}${marks.join('')}</svg>`
}

/** Maps places into a size: the largest scale at which every point fits, centered. */
function fit(points: Point[], [width, height]: [number, number], view: View) {
  const flat = points.map((point) => project(view, point))
  const [xs, ys] = [flat.map(([x]) => x), flat.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(width / (right - left), height / (bottom - top))
  return (point: Point) => {
    const [x, y] = project(view, point)
    return [
      width / 2 + (x - (left + right) / 2) * scale,
      height / 2 + (y - (top + bottom) / 2) * scale,
    ].map((length) => Number(length.toFixed(2)))
  }
}
