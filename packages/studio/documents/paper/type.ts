import { ink } from '../identity.ts'
import { measure, page } from './document.ts'
import type { Sheet } from './document.ts'

interface Style {
  font: 'regular' | 'semibold' | 'bold' | 'black'
  size: number
  leading: number
  color?: string
  tracking?: number
  wordSpacing?: number
}

/** The document's type sizes, in points. */
const styles = {
  display: { font: 'black', size: 92, leading: 86, tracking: -3 },
  headline: { font: 'black', size: 27, leading: 30, tracking: -0.5, wordSpacing: 2 },
  title: { font: 'bold', size: 12.5, leading: 16, wordSpacing: 0.8 },
  lead: { font: 'regular', size: 12.5, leading: 18 },
  body: { font: 'regular', size: 10, leading: 14.5 },
  strong: { font: 'semibold', size: 10, leading: 14.5 },
  note: { font: 'regular', size: 8.6, leading: 12 },
  noteStrong: { font: 'semibold', size: 8.6, leading: 12 },
  small: { font: 'regular', size: 8.5, leading: 12, color: ink.steel },
  label: { font: 'semibold', size: 7.5, leading: 11, color: ink.steel, tracking: 0.5 },
  figureSmall: { font: 'black', size: 24, leading: 28, tracking: -0.6, wordSpacing: 1.5 },
  figure: { font: 'black', size: 34, leading: 36, tracking: -1, wordSpacing: 2 },
} satisfies Record<string, Style>

export type StyleName = keyof typeof styles

/** Where text stands: x and width in points; y when it isn't the sheet's next line. */
export interface Place {
  x?: number
  y?: number
  width?: number
  align?: 'left' | 'right' | 'center'
  color?: string
}

/** The height a text takes in a style and width, in points. */
export function heightOf(
  { doc }: Sheet,
  name: StyleName,
  text: string,
  width: number = measure,
): number {
  const style: Style = styles[name]
  doc.font(style.font).fontSize(style.size)
  return doc.heightOfString(text, { width, ...setting(doc, style) })
}

/** Draws text without tagging it; answers its height. Throws when it would run off the page. */
export function draw(sheet: Sheet, name: StyleName, text: string, place: Place = {}): number {
  const { doc } = sheet
  const style: Style = styles[name]
  const { x = page.margin, y = sheet.y, width = measure, align = 'left' } = place
  const height = heightOf(sheet, name, text, width)
  doc.fillColor(place.color ?? style.color ?? ink.coal)
  doc.text(text, x, y, { width, align, ...setting(doc, style) })
  return height
}

/** Tags what `paint` puts on the page as one structure element; answers what `paint` answers. */
export function tagged<Result>(
  { doc, section }: Sheet,
  tag: string,
  paint: () => Result,
  parent = section,
  options: PDFKit.Mixins.StructureElementOptions = {},
): Result {
  const content = doc.markStructureContent(tag)
  const result = paint()
  doc.endMarkedContent()
  parent.add(doc.struct(tag, options, [content]))
  return result
}

/** Sets tagged text and answers its height; the sheet's line doesn't move. Throws below the foot of the page. */
export function set(
  sheet: Sheet,
  tag: string,
  name: StyleName,
  text: string,
  place: Place = {},
  parent = sheet.section,
): number {
  const bottom = (place.y ?? sheet.y) + heightOf(sheet, name, text, place.width)
  if (bottom > page.foot + 4) throw new Error(`No room on the page for "${text.slice(0, 40)}"`)
  return tagged(sheet, tag, () => draw(sheet, name, text, place), parent)
}

/** Draws something that isn't content: rules, page furniture. */
export function artifact({ doc }: Sheet, paint: () => void) {
  doc.markContent('Artifact', { type: 'Layout' })
  paint()
  doc.endMarkedContent()
}

function setting(
  doc: PDFKit.PDFDocument,
  { leading, tracking = 0, wordSpacing = 0 }: Style,
): PDFKit.Mixins.TextOptions {
  return {
    characterSpacing: tracking,
    wordSpacing,
    lineGap: leading - doc.currentLineHeight(),
    features: ['kern', 'liga', 'tnum'],
  }
}
