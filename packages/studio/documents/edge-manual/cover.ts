import { ink } from '../identity.ts'
import { page } from '../paper/document.ts'
import type { Sheet } from '../paper/document.ts'
import { figure } from '../paper/blocks.ts'
import { rule } from '../paper/furniture.ts'
import { artifact, draw, set, tagged } from '../paper/type.ts'
import type { EdgeFacts } from './facts.ts'
import { finished } from './scenes.ts'

/** The cover: name, drawing, and what is inside. */
export function cover(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  edge: EdgeFacts,
  pages: string[],
) {
  doc.addPage({ size: 'A4', margin: 0 })
  doc.outline.addItem('Cover')
  const section = doc.struct('Sect', { title: 'Cover' })
  root.add(section)
  const sheet: Sheet = { doc, section, y: 48 }
  artifact(sheet, () => {
    doc.rect(0, 0, 10, page.height).fill(ink.coal)
    doc.rect(0, 150, 10, 74).fill(ink.ember)
    draw(sheet, 'label', 'FORGED FOR GAMERS', { y: 53, align: 'right' })
  })
  set(sheet, 'P', 'headline', 'ARGO')
  tagged(sheet, 'H1', () => {
    draw(sheet, 'display', edge.product.name, { x: page.margin - 5, y: 138 })
    draw(sheet, 'lead', 'Assembly manual', { y: 248 })
  })
  const frame = { x: 96, y: 286, width: 420, height: 394 }
  figure(
    sheet,
    finished(edge),
    `The ${edge.product.name} case, finished, seen from the glass side.`,
    frame,
  )
  contents(sheet, pages)
}

function contents(sheet: Sheet, pages: string[]) {
  const { doc } = sheet
  artifact(sheet, () => rule(sheet, 700))
  const rows = Math.ceil(pages.length / 2)
  const whole = doc.struct('TOC')
  sheet.section.add(whole)
  for (const [i, title] of pages.entries()) {
    const x = page.margin + (i < rows ? 0 : 254)
    const y = 712 + (i % rows) * 17
    const entry = doc.struct('TOCI')
    const link = doc.struct('Link')
    whole.add(entry)
    entry.add(link)
    const content = doc.markStructureContent('Link')
    draw(sheet, 'body', title, { x, y, width: 200 })
    draw(sheet, 'strong', String(i + 2), { x: x + 200, y, width: 38, align: 'right' })
    doc.endMarkedContent()
    link.add(content)
    // pdfkit writes a plain string as a name, a String object as text.
    const words = Object(title) as string
    doc.goTo(x, y, 238, 14, `page-${i + 2}`, { structParent: link, Contents: words })
  }
}
