import { beforeAll, describe, expect, it } from 'vitest'
import { numbersIn } from '@argo/domain/facts/lookup'
import { factsOf } from '@argo/domain/facts/read-specs'
import { parseSpec } from '@argo/domain/products/spec'
import { factOf, figureOf, readCatalogue } from './catalogue.ts'
import { published, readPdf } from './reading.ts'

const catalogue = readCatalogue()
const manual = published('argo-edge-assembly-manual.pdf')
const datasheet = published('argo-nivos-datasheet.pdf')

describe.each([
  { file: manual, title: 'Argo Edge Assembly Manual', pages: 9 },
  { file: datasheet, title: 'Argo Nivos Datasheet', pages: 2 },
])('$title', ({ file, title, pages }) => {
  let pdf: Awaited<ReturnType<typeof readPdf>>
  beforeAll(async () => {
    pdf = await readPdf(file)
  })

  it(`has ${pages} pages of A4, each with a bookmark and its number`, () => {
    expect(pdf.pages).toHaveLength(pages)
    expect(pdf.size.map(Math.round)).toEqual([595, 842])
    expect(pdf.bookmarks).toHaveLength(pages)
    for (const [i, text] of pdf.pages.entries()) expect(text).toContain(`${i + 1} / ${pages}`)
  })

  it('names itself, its language and its structure', () => {
    expect(pdf.info.Title).toBe(title)
    expect(pdf.info.Language).toBe('en-US')
    expect(pdf.tagged).toBe(true)
    expect(pdf.showsTitle).toBe(true)
  })
})

describe('the Edge manual', () => {
  it('lists every specification of the product, word for word', async () => {
    const text = (await readPdf(manual)).pages.join(' ').replaceAll(/\s+/g, ' ')
    for (const { label, value } of catalogue.get(79)!.specs.map(parseSpec))
      expect(text).toContain(`${label} ${value}`)
  })

  it('repeats the clearances where they matter', async () => {
    const edge = catalogue.get(79)!
    const text = (await readPdf(manual)).pages.join(' ').replaceAll(/\s+/g, ' ')
    const card = Number.parseInt(factOf(edge, 'GPU clearance'), 10)
    expect(text).toContain(`Check the length: ${card} mm`)
    expect(text).toContain('5 years')
    expect(text).toContain('proof of purchase')
  })

  it('says where fans and lights plug in, and what they draw', async () => {
    const edge = catalogue.get(79)!
    const text = (await readPdf(manual)).pages.join(' ').replaceAll(/\s+/g, ' ')
    expect(text).toContain(`4 pins, ${factOf(edge, 'Fan current').split(',')[0]} at 12 V`)
    expect(text).toContain(`${factOf(edge, 'Light current').split(',')[0]} at 5 V`)
  })
})

describe('the Nivos datasheet', () => {
  it('states the figures of the product and the dangers of gallium', async () => {
    const nivos = catalogue.get(93)!
    const [front = '', back = ''] = (await readPdf(datasheet)).pages
    expect(front).toContain(factOf(nivos, 'Thermal conductivity'))
    expect(front).toContain(factOf(nivos, 'Operating temperature'))
    expect(front).toContain('Not for aluminum')
    expect(back.replaceAll(/\s+/g, ' ')).toContain('Gallium alloys destroy aluminum')
  })

  it('has a drop set that fills the film of one application', async () => {
    const nivos = catalogue.get(93)!
    const text = (await readPdf(datasheet)).pages.join(' ').replaceAll(/\s+/g, ' ')
    const [, dose = '', across = ''] =
      /one drop on the lid: ([\d.]+) ml, (\d+) mm across/.exec(text) ?? []
    const area = figureOf(nivos, 'Coverage') / figureOf(nivos, 'Applications')
    const [film = 0] = numbersIn(factsOf(nivos), 'Coverage', 'mm')
    // A milliliter at a film of a millimeter is ten square centimeters.
    expect((10 * Number(dose)) / film / area).toBeCloseTo(1.05, 1)
    expect(Math.cbrt((6_000 * Number(dose)) / Math.PI)).toBeCloseTo(Number(across), 0)
  })

  it('cites no standard, for the figures were not measured by one', async () => {
    const text = (await readPdf(datasheet)).pages.join(' ')
    expect(text).not.toMatch(/\b(ASTM|ISO|DIN|EN|IEC) \d/)
  })
})
