import { measure, page } from './document.ts'
import type { Sheet } from './document.ts'
import { rule } from './furniture.ts'
import { artifact, heightOf, set } from './type.ts'

/** A table: column widths are shares of the whole; the first cell of a row is its heading. */
export interface Table {
  columns: { title: string; share: number }[]
  rows: string[][]
  x?: number
  width?: number
  /** Space above and below a row's text, in points. */
  pad?: number
  body?: 'body' | 'note'
}

/** Sets a tagged table at the sheet's line, hairlines between rows. Throws when the page is full. */
export function table(
  sheet: Sheet,
  { columns, rows, x = page.margin, width = measure, pad = 4.5, body = 'body' }: Table,
) {
  const { doc } = sheet
  const whole = doc.struct('Table')
  sheet.section.add(whole)
  const total = columns.reduce((sum, column) => sum + column.share, 0)
  const widths = columns.map((column) => (column.share / total) * width)
  const lefts = widths.map((_, i) => x + widths.slice(0, i).reduce((sum, next) => sum + next, 0))

  const row = (cells: string[], head: boolean) => {
    const parent = doc.struct('TR')
    whole.add(parent)
    const style = (i: number) =>
      head ? 'label' : i === 0 ? (body === 'note' ? 'noteStrong' : 'strong') : body
    const inner = (i: number) => widths[i]! - 10
    const height = Math.max(...cells.map((cell, i) => heightOf(sheet, style(i), cell, inner(i))))
    for (const [i, cell] of cells.entries()) {
      const tag = head || i === 0 ? 'TH' : 'TD'
      const place = { x: lefts[i]!, y: sheet.y + pad, width: inner(i) }
      const element = doc.struct(tag, tag === 'TH' ? { scope: head ? 'Column' : 'Row' } : {})
      parent.add(element)
      set(sheet, 'P', style(i), cell, place, element)
    }
    sheet.y += height + 2 * pad
    artifact(sheet, () => rule(sheet, sheet.y, x, x + width))
  }

  row(
    columns.map((column) => column.title),
    true,
  )
  for (const cells of rows) row(cells, false)
  sheet.y += 10
}
