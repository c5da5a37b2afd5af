import { paint } from '../drawing/paint.ts'
import type { Frame, Note } from '../drawing/paint.ts'
import type { Drawing } from '../drawing/shape.ts'
import type { View } from '../drawing/view.ts'
import { ink } from '../identity.ts'
import { measure, page } from './document.ts'
import type { Sheet } from './document.ts'
import { artifact, draw, set, tagged } from './type.ts'
import type { Place, StyleName } from './type.ts'

/** Starts a page with its section, its bookmark and its headline. */
export function openPage(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  headline: string,
): Sheet {
  doc.addPage({ size: 'A4', margin: 0 })
  doc.outline.addItem(headline)
  doc.addNamedDestination(`page-${doc.bufferedPageRange().count}`)
  const section = doc.struct('Sect', { title: headline })
  root.add(section)
  const sheet = { doc, section, y: 82 }
  sheet.y += set(sheet, 'H2', 'headline', headline) + 12
  return sheet
}

/** A paragraph at the sheet's line, which moves below it. */
export function paragraph(
  sheet: Sheet,
  text: string,
  place: Place = {},
  style: StyleName = 'body',
  after = 8,
) {
  sheet.y += set(sheet, 'P', style, text, place) + after
}

/** A heading inside a page. */
export function heading(sheet: Sheet, text: string, place: Place = {}) {
  sheet.y += set(sheet, 'H3', 'title', text, place) + 4
}

/** A tagged figure: a line drawing with the words that stand for it. */
export function figure(
  sheet: Sheet,
  drawing: Drawing,
  alt: string,
  frame: Frame,
  notes: Note[] = [],
  view?: View,
) {
  const { x, y, width, height } = frame
  const bbox: [number, number, number, number] = [x, y, x + width, y + height]
  const options = { alt, bbox, placement: 'Block' } as const
  tagged(
    sheet,
    'Figure',
    () => paint(sheet.doc, drawing, frame, notes, view),
    sheet.section,
    options,
  )
}

/** A list whose marks stand in their own column; marks default to a short rule. */
export function list(
  sheet: Sheet,
  items: readonly string[],
  place: Place = {},
  marks?: readonly string[],
  style: StyleName = 'body',
) {
  const { doc } = sheet
  const { x = page.margin, width = measure } = place
  const whole = doc.struct('L')
  sheet.section.add(whole)
  for (const [i, item] of items.entries()) {
    const entry = doc.struct('LI')
    whole.add(entry)
    const mark = marks?.[i]
    if (mark) set(sheet, 'Lbl', 'strong', mark, { x, width: 18 }, entry)
    else
      artifact(sheet, () =>
        doc
          .lineWidth(1)
          .moveTo(x, sheet.y + 5.5)
          .lineTo(x + 7, sheet.y + 5.5)
          .stroke(ink.ember),
      )
    sheet.y += set(sheet, 'LBody', style, item, { x: x + 18, width: width - 18 }, entry) + 4
  }
  sheet.y += 4
}

/** A large figure over its label: "128 W/m·K" over "thermal conductivity". */
export function figureOf(
  sheet: Sheet,
  value: string,
  label: string,
  x: number,
  y: number,
  width: number,
  style: StyleName = 'figure',
) {
  tagged(sheet, 'P', () => {
    const height = draw(sheet, style, value, { x, y, width })
    draw(sheet, 'small', label, { x, y: y + height + 2, width })
  })
}
