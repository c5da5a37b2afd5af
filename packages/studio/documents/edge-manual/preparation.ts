import type { Drawing } from '../drawing/shape.ts'
import { figure, heading, list, openPage, paragraph } from '../paper/blocks.ts'
import { measure, page } from '../paper/document.ts'
import type { Sheet } from '../paper/document.ts'
import { artifact, draw } from '../paper/type.ts'
import { panel } from '../paper/furniture.ts'
import { table } from '../paper/table.ts'
import type { EdgeFacts } from './facts.ts'
import { screw, standoff, strap, thumbscrew } from './hardware.ts'
import { apart } from './scenes.ts'
import { boxContents, partsOfTheCase } from './words.ts'

/** Page: what is in the box, drawn, and what else is needed. */
export function inTheBox(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement): Sheet {
  const sheet = openPage(doc, root, 'In the box')
  paragraph(
    sheet,
    'Lay everything out and count it before you start. The screws are in the carton fixed to the shroud.',
    {},
    'lead',
    14,
  )
  hardware(sheet)
  table(sheet, {
    columns: [
      { title: 'Mark', share: 1 },
      { title: 'Part', share: 4.4 },
      { title: 'Count', share: 1 },
      { title: 'Where it goes', share: 4.4 },
    ],
    rows: boxContents,
  })
  heading(sheet, 'What you also need')
  list(sheet, [
    'A Phillips screwdriver, size PH2, with a shaft of 150 mm or longer.',
    'A table of about a square meter with a soft cover, and good light.',
    'A wrist strap, or a bare metal part of the case to touch before you touch electronics.',
    'An hour and a half for a first build.',
  ])
  heading(sheet, 'How to read the drawings')
  list(sheet, [
    'Orange is the part in your hands; black is what already stands.',
    'An arrow shows the way the part moves. Letters name the screws above.',
    'All drawings look at the case from its glass side, the front at the right.',
  ])
  return sheet
}

function hardware(sheet: Sheet) {
  const icons: [string, Drawing][] = [
    ['B', screw(1.75, 6, 3.6, 2)],
    ['C', screw(1.5, 5, 2.9, 1.8)],
    ['D', standoff()],
    ['E', screw(2.5, 10, 4.2, 1.6)],
    ['F', thumbscrew()],
    ['G', screw(1.75, 5, 3.9, 1)],
    ['H', strap()],
  ]
  const top = sheet.y
  const wide = measure / icons.length
  artifact(sheet, () => panel(sheet, page.margin, top, measure, 92))
  for (const [i, [mark, drawing]] of icons.entries()) {
    const x = page.margin + i * wide
    const part = boxContents.find(([key]) => key === mark)?.[1] ?? mark
    figure(sheet, drawing, `Part ${mark}: ${part}.`, {
      x: x + 14,
      y: top + 12,
      width: wide - 28,
      height: 50,
    })
    artifact(sheet, () =>
      draw(sheet, 'strong', mark, { x, y: top + 70, width: wide, align: 'center' }),
    )
  }
  sheet.y = top + 108
}

/** Page: the case with its panels off, each part numbered. */
export function knowYourCase(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  edge: EdgeFacts,
): Sheet {
  const sheet = openPage(doc, root, 'Getting to know the case')
  const { drawing, notes } = apart(edge)
  const names = partsOfTheCase(edge)
  const alt = `The case with its panels apart. ${names.map((name, i) => `${i + 1}: ${name}`).join(' ')}`
  const top = sheet.y + 4
  artifact(sheet, () => panel(sheet, page.margin, top, measure, 420))
  figure(
    sheet,
    drawing,
    alt,
    { x: page.margin + 24, y: top + 18, width: measure - 48, height: 384 },
    notes,
  )
  const half = Math.ceil(names.length / 2)
  const legendTop = top + 440
  for (const column of [0, 1]) {
    sheet.y = legendTop
    const items = names.slice(column * half, (column + 1) * half)
    const marks = items.map((_, i) => String(column * half + i + 1))
    list(sheet, items, { x: page.margin + column * 254, width: 238 }, marks)
  }
  return sheet
}
