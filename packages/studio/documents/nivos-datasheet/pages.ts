import { bench } from '../drawing/view.ts'
import { ink } from '../identity.ts'
import { figure, figureOf, heading, list, openPage, paragraph } from '../paper/blocks.ts'
import { measure, page } from '../paper/document.ts'
import type { Sheet } from '../paper/document.ts'
import { panel, rule } from '../paper/furniture.ts'
import { table } from '../paper/table.ts'
import { artifact, draw, heightOf, set } from '../paper/type.ts'
import type { NivosFacts } from './facts.ts'
import { propertyRows } from './properties.ts'
import { application, safety, storage } from './words.ts'

type Doc = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

/** Page 1: name, the figures people choose by, the warning, all properties. */
export function propertiesPage(doc: Doc, root: Element, nivos: NivosFacts): Sheet {
  const { product } = nivos
  doc.addPage({ size: 'A4', margin: 0 })
  doc.outline.addItem('Properties')
  const section = doc.struct('Sect', { title: 'Properties' })
  root.add(section)
  const sheet: Sheet = { doc, section, y: 48 }
  artifact(sheet, () => {
    doc.rect(0, 0, 10, page.height).fill(ink.coal)
    doc.rect(0, 96, 10, 58).fill(ink.ember)
    draw(sheet, 'label', 'DATASHEET', { y: 53, align: 'right' })
  })
  set(sheet, 'P', 'headline', 'ARGO')
  set(sheet, 'H1', 'display', product.name, { x: page.margin - 4, y: 84 })
  sheet.y = 184
  paragraph(sheet, product.description, { width: 430 }, 'lead', 18)
  headFigures(sheet, nivos)
  warning(sheet)
  set(sheet, 'H2', 'title', 'Properties')
  sheet.y += 18
  table(sheet, {
    columns: [
      { title: 'Property', share: 2.4 },
      { title: 'Value', share: 2.9 },
      { title: 'Conditions and notes', share: 4.6 },
    ],
    rows: propertyRows(nivos),
    pad: 2.4,
    body: 'note',
  })
  return sheet
}

function headFigures(sheet: Sheet, nivos: NivosFacts) {
  const [coverage = '', film = ''] = nivos.coverage.split(', ')
  const figures: [string, string, number][] = [
    [nivos.conductivity, 'thermal conductivity at 25 °C', 170],
    [nivos.temperature, 'range of the compound alone', 214],
    [coverage, `covered ${film}`, 110],
  ]
  artifact(sheet, () => rule(sheet, sheet.y))
  let x: number = page.margin
  for (const [value, label, width] of figures) {
    figureOf(sheet, value, label, x, sheet.y + 12, width, 'figureSmall')
    x += width
  }
  sheet.y += 66
}

function warning(sheet: Sheet) {
  const text = 'Not for aluminum. Conducts electricity. Read page 2 before you open the syringe.'
  const top = sheet.y
  artifact(sheet, () => {
    panel(sheet, page.margin, top, measure, 34, ink.coal)
    sheet.doc.rect(page.margin, top, 4, 34).fill(ink.ember)
  })
  set(sheet, 'P', 'strong', text, {
    x: page.margin + 18,
    y: top + 10,
    width: measure - 40,
    color: ink.paper,
  })
  sheet.y = top + 50
}

/** Page 2: application drawn in six steps, then safety, storage and disposal. */
export function handlingPage(doc: Doc, root: Element, nivos: NivosFacts): Sheet {
  const sheet = openPage(doc, root, 'Application and handling')
  paragraph(
    sheet,
    `In the box: ${nivos.inTheBox.toLowerCase()}. You also need gloves, glasses and a lamp.`,
    {},
    'body',
    6,
  )
  const top = sheet.y
  const wide = (measure - 2 * 14) / 3
  for (const [i, step] of application(nivos).entries()) {
    const x = page.margin + (i % 3) * (wide + 14)
    const y = top + Math.floor(i / 3) * 208
    artifact(sheet, () => panel(sheet, x, y, wide, 134))
    const frame = { x: x + 12, y: y + 9, width: wide - 24, height: 116 }
    figure(sheet, step.scene(), step.picture, frame, [], bench)
    set(sheet, 'H3', 'title', `${i + 1}  ${step.title}`, { x, y: y + 141, width: wide })
    set(sheet, 'P', 'note', step.text, { x, y: y + 158, width: wide })
  }
  columns(sheet, top + 428, nivos)
  return sheet
}

function columns(sheet: Sheet, top: number, nivos: NivosFacts) {
  artifact(sheet, () => rule(sheet, top))
  const width = (measure - 22) / 2
  sheet.y = top + 12
  heading(sheet, 'Handling and safety', { width })
  list(sheet, safety, { width }, undefined, 'note')
  const x = page.margin + width + 22
  sheet.y = top + 12
  heading(sheet, 'Storage, removal, disposal', { x, width })
  list(sheet, storage(nivos), { x, width }, undefined, 'note')
  const small =
    'Figures are typical values. They describe the compound, not the cooling of a particular computer.'
  set(sheet, 'P', 'small', small, {
    x,
    width,
    y: page.foot - heightOf(sheet, 'small', small, width),
  })
}
