import { factOf, type Product } from '../catalogue.ts'
import { figureOf, heading, list, openPage, paragraph } from '../paper/blocks.ts'
import { page } from '../paper/document.ts'
import type { Sheet } from '../paper/document.ts'
import { artifact, set } from '../paper/type.ts'
import { rule } from '../paper/furniture.ts'

/** Page: safety, cleaning and warranty. */
export function safetyAndWarranty(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  edge: Product,
): Sheet {
  const sheet = openPage(doc, root, 'Safety, care and warranty')
  heading(sheet, 'Safety')
  list(sheet, [
    'Unplug the mains cable before you open the case, every time. Wait ten seconds; capacitors hold a charge.',
    'Never open a power supply. There is nothing inside that you can repair.',
    'Tempered glass does not bend. A knock on its edge or a hard floor can shatter it. Carry it with both hands, lay it flat, press it home with the flat of the hand.',
    'Sheet metal has edges. Work without haste, and with gloves if you like.',
    'Touch bare metal of the case before you touch a board, a card or memory.',
    'Lift a finished computer at its floor, never at the glass, the front or the roof filter. Two people carry a heavy one.',
    'Keep 10 cm of air in front of the case, behind it and above it. Keep small parts away from children.',
  ])
  heading(sheet, 'Care')
  list(sheet, [
    'Every three months: take out the filters at roof, front and floor, rinse them in lukewarm water and let them dry fully before they go back.',
    'Glass and painted steel: a soft damp cloth. No solvents, no abrasives.',
    'Blow fans clean with short bursts, and hold the blades still while you do.',
  ])
  warranty(sheet, factOf(edge, 'Warranty'))
  record(sheet)
  return sheet
}

function warranty(sheet: Sheet, years: string) {
  sheet.y += 8
  artifact(sheet, () => rule(sheet, sheet.y))
  sheet.y += 18
  const top = sheet.y
  figureOf(
    sheet,
    years,
    'limited warranty on cases, from the day of purchase',
    page.margin,
    top,
    150,
  )
  const place = { x: page.margin + 186, width: 307 }
  heading(sheet, 'Warranty', place)
  paragraph(
    sheet,
    `Argo warrants this case against defects in material and workmanship for ${years} from the date of purchase. Keep the receipt: we need proof of purchase with every claim.`,
    place,
  )
  paragraph(
    sheet,
    'Not covered: damage from a fall, from force, from liquids or from changes made to the case; wear of filters and straps; glass broken after unpacking. Shipping to us is the customer’s responsibility.',
    place,
  )
  paragraph(
    sheet,
    'To claim, fill in the form on the warranty page of our website, with the serial number from the label inside the case, behind the right panel. The rights the law gives you are not affected.',
    place,
  )
}

/** Lines to fill in by hand: what a warranty claim asks for. */
function record(sheet: Sheet) {
  sheet.y += 14
  heading(sheet, 'Your case')
  paragraph(sheet, 'Write it down now: a claim asks for the number and the date.', {}, 'body', 30)
  for (const [i, title] of ['Serial number', 'Date of purchase', 'Bought from'].entries()) {
    const x = page.margin + i * 168
    artifact(sheet, () => rule(sheet, sheet.y, x, x + 157))
    set(sheet, 'P', 'label', title, { x, y: sheet.y + 5, width: 157 })
  }
}
