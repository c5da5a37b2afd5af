import { ink } from '../identity.ts'
import { page } from './document.ts'
import { artifact, draw } from './type.ts'
import type { Sheet } from './document.ts'

/** Puts running head and page number on every page but the cover; call it last. */
export function furnish(sheet: Sheet, head: string, issue: string) {
  const { start, count } = sheet.doc.bufferedPageRange()
  for (let i = 0; i < count; i += 1) {
    sheet.doc.switchToPage(start + i)
    artifact(sheet, () => {
      if (i > 0) runningHead(sheet, head)
      draw(sheet, 'label', issue, { y: 808 })
      draw(sheet, 'label', `${i + 1} / ${count}`, { y: 808, align: 'right', color: ink.coal })
    })
  }
}

function runningHead(sheet: Sheet, head: string) {
  draw(sheet, 'title', 'ARGO', { y: 33 })
  draw(sheet, 'label', head, { y: 37, align: 'right' })
  rule(sheet, 56)
}

/** A hairline across the measure; untagged, so call it inside an artifact. */
export function rule(
  { doc }: Sheet,
  y: number,
  x: number = page.margin,
  right = page.width - page.margin,
) {
  doc.lineWidth(0.5).moveTo(x, y).lineTo(right, y).stroke(ink.rule)
}

/** The milled panel figures stand on: one corner cut at 45°. */
export function panel(
  { doc }: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string = ink.mist,
) {
  const cut = 14
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineTo(x + width, y + height - cut)
  doc
    .lineTo(x + width - cut, y + height)
    .lineTo(x, y + height)
    .closePath()
    .fill(fill)
}
