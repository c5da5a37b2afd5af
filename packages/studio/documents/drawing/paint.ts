import { ink } from '../identity.ts'
import type { Drawing, Fill, Pen, Point } from './shape.ts'
import { project, workshop } from './view.ts'
import type { View } from './view.ts'

/** A rectangle on the page, in points. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** A numbered mark: what it points at, and where its number stands (both in millimeters of the drawing). */
export interface Note {
  mark: string
  at: Point
  stand: Point
}

const pens: Record<Pen, { width: number; color: string }> = {
  outline: { width: 1, color: ink.coal },
  line: { width: 0.6, color: ink.coal },
  fine: { width: 0.35, color: '#4A525B' },
  ghost: { width: 0.35, color: '#9AA2AB' },
  ember: { width: 1.1, color: ink.ember },
  emberFine: { width: 0.5, color: ink.ember },
}

const fills: Record<Exclude<Fill, 'none'>, string> = {
  paper: ink.paper,
  mist: ink.mist,
  shade: '#E4E6E9',
  ember: ink.ember,
  coal: ink.coal,
}

/** Maps a drawing into a frame: the largest scale at which every point fits, centerd. */
function fit(drawing: Drawing, notes: Note[], frame: Frame, view: View) {
  const flat = [
    ...drawing.flatMap((shape) => shape.points),
    ...notes.map((note) => note.stand),
  ].map((point) => project(view, point))
  const xs = flat.map(([x]) => x)
  const ys = flat.map(([, y]) => y)
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  const scale = Math.min(frame.width / (right - left), frame.height / (bottom - top))
  const x0 = frame.x + (frame.width - (right - left) * scale) / 2 - left * scale
  const y0 = frame.y + (frame.height - (bottom - top) * scale) / 2 - top * scale
  return (point: Point): [number, number] => {
    const [x, y] = project(view, point)
    return [x0 + x * scale, y0 + y * scale]
  }
}

/** Paints a drawing into a frame, back to front, with its numbered notes on top. */
export function paint(
  doc: PDFKit.PDFDocument,
  drawing: Drawing,
  frame: Frame,
  notes: Note[] = [],
  view = workshop,
) {
  const onPage = fit(drawing, notes, frame, view)
  doc.save().lineJoin('round').lineCap('round')
  for (const { points, pen, fill, closed } of drawing) {
    for (const [i, point] of points.entries()) {
      const [x, y] = onPage(point)
      if (i === 0) doc.moveTo(x, y)
      else doc.lineTo(x, y)
    }
    if (closed) doc.closePath()
    const { width, color } = pens[pen]
    doc.lineWidth(width)
    if (fill === 'none') doc.stroke(color)
    else doc.fillAndStroke(fills[fill], color)
  }
  for (const note of notes) paintNote(doc, note, onPage)
  doc.restore()
}

function paintNote(
  doc: PDFKit.PDFDocument,
  { mark, at, stand }: Note,
  onPage: (point: Point) => [number, number],
) {
  const [x, y] = onPage(at)
  const [sx, sy] = onPage(stand)
  doc.lineWidth(0.5).moveTo(x, y).lineTo(sx, sy).stroke(ink.coal)
  doc.circle(x, y, 1.4).fill(ink.coal)
  doc.circle(sx, sy, 7.5).fillAndStroke(ink.paper, ink.coal)
  doc.font('bold').fontSize(8).fillColor(ink.coal)
  doc.text(mark, sx - 10, sy - 4.2, { width: 20, align: 'center', lineBreak: false })
}
