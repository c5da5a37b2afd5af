import type { Note } from '../drawing/paint.ts'
import { line } from '../drawing/shape.ts'
import type { Drawing, Point } from '../drawing/shape.ts'
import { figure, openPage, paragraph } from '../paper/blocks.ts'
import { measure, page } from '../paper/document.ts'
import type { Sheet } from '../paper/document.ts'
import { panel } from '../paper/furniture.ts'
import { table } from '../paper/table.ts'
import { artifact } from '../paper/type.ts'
import * as chassis from './chassis.ts'
import type { EdgeFacts } from './facts.ts'
import * as parts from './parts.ts'

/** Page: how much room there is, measured in the drawing and listed from the specification. */
export function clearances(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  edge: EdgeFacts,
): Sheet {
  const sheet = openPage(doc, root, 'Clearances')
  const { drawing, notes } = measured(edge)
  const top = sheet.y
  artifact(sheet, () => panel(sheet, page.margin, top, measure, 208))
  const alt = `The open case with three lengths marked: a, graphics card, ${edge.cardLength} mm; b, cooler height, ${edge.coolerHeight} mm; c, power supply, ${edge.supplyLength} mm.`
  figure(
    sheet,
    drawing,
    alt,
    { x: page.margin + 20, y: top + 14, width: measure - 40, height: 180 },
    notes,
  )
  sheet.y = top + 218
  paragraph(
    sheet,
    'a: graphics card, from the rear wall to the front fans; a radiator behind the front takes its thickness from it. b: cooler, from the top of the processor to the glass. c: power supply, without its plugs.',
    {},
    'small',
    6,
  )
  table(sheet, {
    columns: [
      { title: 'Property', share: 3 },
      { title: 'Edge', share: 6 },
    ],
    pad: 2.2,
    rows: edge.product.specs.map(({ label, value }) => [label, value]),
  })
  return sheet
}

function measured(edge: EdgeFacts): { drawing: Drawing; notes: Note[] } {
  const { size } = edge
  const { depth, width, height } = size
  const slot = parts.slotHeight(size)
  const rear = depth - 12
  const head: Point = [depth - 104, width - 46, height - 120]
  const drawing = [
    ...chassis.interior(size),
    ...parts.mainboard(size),
    ...parts.coolerHead(size),
    ...chassis.shroud(size),
    ...chassis.frame(size),
    ...chassis.topFilter(size),
    ...chassis.sockets(size),
    ...chassis.frontFans(size, edge.frontFans, edge.frontFanSize),
    ...span([rear - edge.cardLength, 40, slot], [rear, 40, slot], [0, 0, 9]),
    ...span(head, [head[0], head[1] - edge.coolerHeight, head[2]], [0, 0, 9]),
    ...span([depth - 8 - edge.supplyLength, 12, 90], [depth - 8, 12, 90], [0, 0, 9]),
  ]
  const notes: Note[] = [
    {
      mark: 'a',
      at: [rear - edge.cardLength * 0.6, 40, slot],
      stand: [rear - edge.cardLength * 0.6, 40, slot + 44],
    },
    { mark: 'b', at: [head[0], 30, head[2]], stand: [depth + 60, 0, head[2] + 30] },
    {
      mark: 'c',
      at: [depth - edge.supplyLength, 12, 90],
      stand: [depth - edge.supplyLength - 60, 12, 50],
    },
  ]
  return { drawing, notes }
}

/** A measured length: a line between two short ticks. */
function span(from: Point, to: Point, tick: Point): Drawing {
  const end = ([d, w, h]: Point) =>
    line(
      [
        [d - tick[0], w - tick[1], h - tick[2]],
        [d + tick[0], w + tick[1], h + tick[2]],
      ],
      'ember',
    )
  return [line([from, to], 'ember'), end(from), end(to)]
}
