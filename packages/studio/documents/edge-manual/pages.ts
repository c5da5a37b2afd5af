import { parseSpec } from '@argo/domain/products/spec'
import { factOf } from '../catalogue.ts'
import type { Drawing } from '../drawing/shape.ts'
import { figure } from '../drawing/figure.ts'
import { list, type Page, table } from '../paper.ts'
import type { EdgeFacts } from './facts.ts'
import { screw, standoff, strap, thumbscrew } from './hardware.ts'
import * as scenes from './scenes.ts'
import { boxContents, frontPlugs, partsOfTheCase, type Step, steps } from './words.ts'

/** The cover: name, drawing, and what is inside. */
export function cover(edge: EdgeFacts, pages: readonly Page[]): Page {
  const { name } = edge.product
  const alt = `The ${name} case, finished, seen from the glass side.`
  const contents = pages.map(
    ({ title }, index) => `<a href="#page-${index + 2}">${title} <b>${index + 2}</b></a>`,
  )
  return {
    title: name,
    cover: 'FORGED FOR GAMERS',
    body: `<p class="lead">Assembly manual</p>
<div class="hero">${figure(scenes.finished(edge), alt, [420, 394])}</div>
<nav class="contents ruled">${contents.join('')}</nav>`,
  }
}

const hardware: [mark: string, Drawing][] = [
  ['B', screw(1.75, 6, 3.6, 2)],
  ['C', screw(1.5, 5, 2.9, 1.8)],
  ['D', standoff()],
  ['E', screw(2.5, 10, 4.2, 1.6)],
  ['F', thumbscrew()],
  ['G', screw(1.75, 5, 3.9, 1)],
  ['H', strap()],
]

/** What is in the box, drawn, and what else is needed. */
export function inTheBox(): Page {
  const drawn = hardware.map(([mark, drawing]) => {
    const [, part = mark] = boxContents.find(([key]) => key === mark) ?? []
    return `<div>${figure(drawing, `Part ${mark}: ${part}.`, [42, 50])}<b aria-hidden="true">${mark}</b></div>`
  })
  return {
    title: 'In the box',
    body: `<p class="lead">Lay everything out and count it before you start. The screws are in the carton fixed to the shroud.</p>
<div class="panel hardware">${drawn.join('')}</div>
${table({ Mark: 9, Part: 41, Count: 9, 'Where it goes': 41 }, boxContents)}
<h2>What you also need</h2>
${list([
  'A Phillips screwdriver, size PH2, with a shaft of 150 mm or longer.',
  'A table of about a square meter with a soft cover, and good light.',
  'A wrist strap, or a bare metal part of the case to touch before you touch electronics.',
  'An hour and a half for a first build.',
])}
<h2>How to read the drawings</h2>
${list([
  'Orange is the part in your hands; black is what already stands.',
  'An arrow shows the way the part moves. Letters name the screws above.',
  'All drawings look at the case from its glass side, the front at the right.',
])}`,
  }
}

/** The case with its panels off, each part numbered. */
export function knowYourCase(edge: EdgeFacts): Page {
  const { drawing, notes } = scenes.apart(edge)
  const names = partsOfTheCase(edge)
  const alt = `The case with its panels apart. ${names.map((name, i) => `${i + 1}: ${name}`).join(' ')}`
  return {
    title: 'Getting to know the case',
    body: `<div class="panel apart">${figure(drawing, alt, [445, 384], notes)}</div>
<div class="legend">${list(names, 'ol')}</div>`,
  }
}

/** Titles of the pages of steps, in order. */
const stepTitles = ['Open it, power it', 'Board and cooling', 'Card and cables', 'Closing up']

/** The steps, two to a page; the last shares its page with the table of plugs. */
export function stepPages(edge: EdgeFacts): Page[] {
  const { opening, supply, board, cooling, card, cables, closing } = scenes
  const drawings = [opening, supply, board, cooling, card, cables, closing]
  const all = steps(edge).map((step, index) => stepOf(step, index + 1, drawings[index]!(edge)))
  return stepTitles.map((title, index) => ({
    title,
    body: [all[2 * index], all[2 * index + 1] ?? plugs(edge)].join(''),
  }))
}

function stepOf({ title, actions, picture }: Step, number: number, drawing: Drawing): string {
  return `<div class="step">
<div><h2><span>${number}</span> ${title}</h2>${list(actions, 'ol')}</div>
<div class="panel">${figure(drawing, picture, [251, 288])}</div>
</div>`
}

function plugs(edge: EdgeFacts): string {
  return `<h2>Where sockets, fans and lights plug in</h2>
<p>Headers are named differently from board to board; the board’s own manual shows where they sit.</p>
${table({ Plug: 27, 'Header on the board': 33, Mind: 40 }, frontPlugs(edge))}`
}

/** How much room there is, measured in the drawing and listed from the specification. */
export function clearances(edge: EdgeFacts): Page {
  const { drawing, notes } = scenes.measured(edge)
  const alt = `The open case with three lengths marked: a, graphics card, ${edge.cardLength} mm; b, cooler height, ${edge.coolerHeight} mm; c, power supply, ${edge.supplyLength} mm.`
  const rows = edge.product.specs.map(parseSpec).map(({ label, value }) => [label, value])
  return {
    title: 'Clearances',
    body: `<div class="panel measured">${figure(drawing, alt, [453, 180], notes)}</div>
<p class="small">a: graphics card, from the rear wall to the front fans; a radiator behind the front takes its thickness from it. b: cooler, from the top of the processor to the glass. c: power supply, without its plugs.</p>
<div class="dense">${table({ Property: 33, Edge: 67 }, rows)}</div>`,
  }
}

/** Safety, cleaning and warranty, and what a claim asks for, to be filled in by hand. */
export function safetyAndWarranty({ product }: EdgeFacts): Page {
  const years = factOf(product, 'Warranty')
  return {
    title: 'Safety, care and warranty',
    body: `<h2>Safety</h2>
${list([
  'Unplug the mains cable before you open the case, every time. Wait ten seconds; capacitors hold a charge.',
  'Never open a power supply. There is nothing inside that you can repair.',
  'Tempered glass does not bend. A knock on its edge or a hard floor can shatter it. Carry it with both hands, lay it flat, press it home with the flat of the hand.',
  'Sheet metal has edges. Work without haste, and with gloves if you like.',
  'Touch bare metal of the case before you touch a board, a card or memory.',
  'Lift a finished computer at its floor, never at the glass, the front or the roof filter. Two people carry a heavy one.',
  'Keep 10 cm of air in front of the case, behind it and above it. Keep small parts away from children.',
])}
<h2>Care</h2>
${list([
  'Every three months: take out the filters at roof, front and floor, rinse them in lukewarm water and let them dry fully before they go back.',
  'Glass and painted steel: a soft damp cloth. No solvents, no abrasives.',
  'Blow fans clean with short bursts, and hold the blades still while you do.',
])}
<div class="warranty ruled">
<p><b class="figure">${years}</b><br><span class="small">limited warranty on cases, from the day of purchase</span></p>
<div><h2>Warranty</h2>
<p>Argo warrants this case against defects in material and workmanship for ${years} from the date of purchase. Keep the receipt: we need proof of purchase with every claim.</p>
<p>Not covered: damage from a fall, from force, from liquids or from changes made to the case; wear of filters and straps; glass broken after unpacking. Shipping to us is the customer’s responsibility.</p>
<p>To claim, fill in the form on the warranty page of our website, with the serial number from the label inside the case, behind the right panel. The rights the law gives you are not affected.</p>
</div></div>
<h2>Your case</h2>
<p>Write it down now: a claim asks for the number and the date.</p>
<div class="columns record">${['Serial number', 'Date of purchase', 'Bought from'].map((title) => `<p class="label">${title}</p>`).join('')}</div>`,
  }
}
