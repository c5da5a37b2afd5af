import type { Drawing } from '../drawing/shape.ts'
import { ink } from '../identity.ts'
import { figure, list, openPage, paragraph } from '../paper/blocks.ts'
import { measure, page } from '../paper/document.ts'
import type { Sheet } from '../paper/document.ts'
import { panel } from '../paper/furniture.ts'
import { table } from '../paper/table.ts'
import { artifact, draw, set, tagged } from '../paper/type.ts'
import type { EdgeFacts } from './facts.ts'
import { board, cables, card, closing, cooling, opening, supply } from './scenes.ts'
import { frontPlugs, steps } from './words.ts'
import type { Step } from './words.ts'

const scenes: ((edge: EdgeFacts) => Drawing)[] = [
  opening,
  supply,
  board,
  cooling,
  card,
  cables,
  closing,
]
const textWidth = 186
const half = 342

/** Headlines of the step pages, in order. */
export const stepHeadlines = [
  'Open it, power it',
  'Board and cooling',
  'Card and cables',
  'Closing up',
]

/** Pages: the steps, two to a page; the last shares its page with the table of plugs. */
export function stepPages(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  edge: EdgeFacts,
) {
  const all = steps(edge)
  for (let first = 0; first < all.length; first += 2) {
    const pair = all.slice(first, first + 2)
    const sheet = openPage(doc, root, stepHeadlines[first / 2]!)
    const top = sheet.y
    for (const [i, step] of pair.entries()) {
      sheet.y = top + i * half
      stepOf(sheet, step, first + i + 1, scenes[first + i]!(edge))
    }
    if (pair.length === 1) plugs(sheet, top + half, edge)
  }
}

function stepOf(sheet: Sheet, step: Step, number: number, drawing: Drawing) {
  const top = sheet.y
  const x = page.margin + textWidth + 20
  const width = measure - textWidth - 20
  artifact(sheet, () => panel(sheet, x, top, width, half - 22))
  tagged(sheet, 'H3', () => {
    draw(sheet, 'figure', String(number), { color: ink.ember, width: textWidth })
    draw(sheet, 'title', step.title, { y: top + 40, width: textWidth })
  })
  sheet.y = top + 66
  const marks = step.actions.map((_, i) => `${i + 1}.`)
  list(sheet, step.actions, { width: textWidth }, marks)
  figure(sheet, drawing, step.picture, {
    x: x + 18,
    y: top + 16,
    width: width - 36,
    height: half - 54,
  })
}

function plugs(sheet: Sheet, top: number, edge: EdgeFacts) {
  sheet.y = top
  sheet.y += set(sheet, 'H3', 'title', 'Where sockets, fans and lights plug in') + 4
  paragraph(
    sheet,
    'Headers are named differently from board to board; the board’s own manual shows where they sit.',
  )
  table(sheet, {
    columns: [
      { title: 'Plug', share: 3 },
      { title: 'Header on the board', share: 3.6 },
      { title: 'Mind', share: 4.4 },
    ],
    rows: frontPlugs(edge),
  })
}
