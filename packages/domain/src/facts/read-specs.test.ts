import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categories, type Category } from '../products/category.ts'
import type { Fact } from './fact.ts'
import { factsOf, readSpecs } from './read-specs.ts'

/** The facts of one spec, without their attribute's name. */
function read(spec: string, category: Category = 'cases') {
  return factsOf({ category, specs: [spec] }).map(({ value, qualifiers }) => ({
    value,
    qualifiers,
  }))
}

/** The value of a spec with a single fact. */
function value(spec: string, category?: Category) {
  return read(spec, category)[0]?.value
}

/** What is said beside the value. */
function qualifiers(spec: string, category?: Category) {
  return read(spec, category)[0]?.qualifiers
}

/** Why a spec cannot be read. */
function problem(spec: string, category: Category = 'cases') {
  return readSpecs({ category, specs: [spec] })[0]?.problem
}

test('a clearance has a number for each condition', () => {
  expect(
    read('GPU clearance: 400 mm, with front fans; 373 mm behind a 27 mm front radiator'),
  ).toEqual([
    {
      value: { kind: 'quantity', number: 400, unit: 'mm' },
      qualifiers: [{ kind: 'with', part: 'fans', position: 'front', text: 'with front fans' }],
    },
    {
      value: { kind: 'quantity', number: 373, unit: 'mm' },
      qualifiers: [
        {
          kind: 'with',
          part: 'radiator',
          position: 'front',
          thickness: 27,
          text: 'behind a 27 mm front radiator',
        },
      ],
    },
  ])
})

test.each(['top, side and bottom', 'top, side, and bottom'])(
  'a figure has the positions in which it holds: %s',
  (places) => {
    expect(read(`Radiator support: 360 mm, ${places}; 120 mm, rear`)).toEqual([
      {
        value: { kind: 'quantity', number: 360, unit: 'mm' },
        qualifiers: [{ kind: 'positions', positions: ['top', 'side', 'bottom'], text: places }],
      },
      {
        value: { kind: 'quantity', number: 120, unit: 'mm' },
        qualifiers: [{ kind: 'positions', positions: ['rear'], text: 'rear' }],
      },
    ])
  },
)

describe('values', () => {
  test.each<[spec: string, category: Category, value: unknown]>([
    ['Power: 1,000 W, continuous', 'power-supplies', { kind: 'quantity', number: 1000, unit: 'W' }],
    ['Weight: 7.6 kg', 'cases', { kind: 'quantity', number: 7600, unit: 'g' }],
    [
      'Screen size: 34″ (797 × 333 mm)',
      'monitors',
      { kind: 'quantity', number: 863.6, unit: 'mm' },
    ],
    ['Switches: 20M clicks', 'peripherals', { kind: 'quantity', number: 2e7, unit: 'clicks' }],
    ['Color rendering: Ra 95', 'monitors', { kind: 'quantity', number: 95, unit: 'Ra' }],
    ['Noise level: 25 dB(A)', 'coolers', { kind: 'quantity', number: 25, unit: 'dB(A)' }],
    ['Memory clearance: Unlimited', 'coolers', { kind: 'quantity', number: Infinity, unit: 'mm' }],
    ['Curing time: None', 'coolers', { kind: 'quantity', number: 0, unit: 'h' }],
    ['Expansion slots: 7', 'cases', { kind: 'quantity', number: 7, unit: null }],
    // Makers round whole millimeters to write inches, and state screens in inches.
    ['PSU clearance: 8.27″', 'cases', { kind: 'quantity', number: 210, unit: 'mm' }],
    ['Screen size: 31.5″', 'monitors', { kind: 'quantity', number: 800.1, unit: 'mm' }],
    ['Fans included: 4 × 120 mm', 'cases', { kind: 'quantity', number: 4, unit: null }],
    ['Recline: 90–155°', 'chairs', { kind: 'range', from: 90, to: 155, unit: '°' }],
    ['Tilt: −45 to 45°', 'monitors', { kind: 'range', from: -45, to: 45, unit: '°' }],
    ['Seat depth: 50 cm', 'chairs', { kind: 'range', from: 500, to: 500, unit: 'mm' }],
    [
      'Operating temperature: -100 to 1400 °C',
      'coolers',
      { kind: 'range', from: -100, to: 1400, unit: '°C' },
    ],
    [
      'Dimensions: 480 × 230 × 470 mm (H × W × D), 53.0 L',
      'cases',
      {
        kind: 'dimensions',
        numbers: [480, 230, 470],
        unit: 'mm',
        axes: ['height', 'width', 'depth'],
      },
    ],
    [
      'Resolution: 3440 × 1440 (21:9)',
      'monitors',
      { kind: 'dimensions', numbers: [3440, 1440], unit: null },
    ],
    ['Panel: QD-OLED, 1800R curve', 'monitors', { kind: 'choice', choice: 'QD-OLED' }],
    ['Electrically conductive: No', 'coolers', { kind: 'yes/no', yes: false }],
    ['Care: Damp cloth, lukewarm', 'peripherals', { kind: 'text', text: 'Damp cloth, lukewarm' }],
  ])('of “%s” in %s', (spec, category, expected) => {
    expect(value(spec, category)).toEqual(expected)
  })

  test('of a list are its entries, with their counts and what is said of each', () => {
    expect(
      value('Graphics plugs: 1 × 12V-2x6 (600 W), 4 × PCIe 6+2-pin', 'power-supplies'),
    ).toEqual({
      kind: 'list',
      items: [
        {
          name: '12V-2x6',
          count: 1,
          qualifiers: [
            {
              kind: 'figure',
              figure: { kind: 'quantity', number: 600, unit: 'W' },
              text: '600 W',
            },
          ],
        },
        { name: 'PCIe 6+2-pin', count: 4, qualifiers: [] },
      ],
    })
    expect(value('VESA mount: 100 × 100 mm, 75 × 75 mm', 'monitors')).toMatchObject({
      items: [{ name: '100 × 100 mm' }, { name: '75 × 75 mm' }],
    })
    expect(value('Surfaces: Hard and soft', 'peripherals')).toMatchObject({
      items: [{ name: 'Hard' }, { name: 'soft' }],
    })
    expect(value('Surfaces: Hard, soft, and woven', 'peripherals')).toMatchObject({
      items: [{ name: 'Hard' }, { name: 'soft' }, { name: 'woven' }],
    })
  })

  test('of a series are one for each condition', () => {
    const facts = read('Efficiency by load: 87% at 20%, 90 % at 50 %', 'power-supplies')
    expect(facts.map(({ value }) => value)).toMatchObject([{ number: 87 }, { number: 90 }])
    expect(facts.map(({ qualifiers }) => qualifiers[0])).toMatchObject([
      { kind: 'at', number: 20, unit: '%' },
      { kind: 'at', number: 50, unit: '%' },
    ])
  })
})

describe('what is said beside a value', () => {
  test.each<[spec: string, category: Category, qualifiers: unknown[]]>([
    [
      'Noise level: 27 dB(A), at full load and 1 m',
      'power-supplies',
      [
        { kind: 'at', number: 100, unit: '%', text: 'at full load' },
        { kind: 'at', number: 1000, unit: 'mm', text: 'at 1 m' },
      ],
    ],
    [
      '+5 V rail: 22 A (110 W), 120 W together with +3.3 V',
      'power-supplies',
      [
        { kind: 'figure', figure: { kind: 'quantity', number: 110, unit: 'W' }, text: '110 W' },
        {
          kind: 'figure',
          figure: { kind: 'quantity', number: 120, unit: 'W' },
          text: '120 W together with +3.3 V',
        },
      ],
    ],
    [
      'Power: 4.5 W, 5 V at 0.9 A (USB 3)',
      'monitors',
      [
        { kind: 'figure', figure: { kind: 'quantity', number: 5, unit: 'V' }, text: '5 V' },
        { kind: 'at', number: 0.9, unit: 'A', text: 'at 0.9 A' },
        { kind: 'text', text: 'USB 3' },
      ],
    ],
    [
      'Weight: 69 g, without cable',
      'peripherals',
      [{ kind: 'without', part: 'cable', text: 'without cable' }],
    ],
    [
      'PSU clearance: 210 mm, with the drive cage fitted',
      'cases',
      [{ kind: 'with', part: 'drive cage', text: 'with the drive cage fitted' }],
    ],
    [
      'GPU clearance: 415 mm, with the side radiator fitted',
      'cases',
      [{ kind: 'with', part: 'radiator', position: 'side', text: 'with the side radiator fitted' }],
    ],
    [
      'Profiles: 5 in the mouse, any number as files',
      'peripherals',
      [
        { kind: 'text', text: 'in the mouse' },
        { kind: 'text', text: 'any number as files' },
      ],
    ],
    [
      'Fan cable: 400 mm, sleeved; the light lead too',
      'coolers',
      [
        { kind: 'text', text: 'sleeved' },
        { kind: 'text', text: 'the light lead too' },
      ],
    ],
    ['Response time: 1 ms, at the desk', 'monitors', [{ kind: 'text', text: 'at the desk' }]],
  ])('in “%s” of %s', (spec, category, expected) => {
    expect(qualifiers(spec, category)).toEqual(expected)
  })
})

describe('what cannot be read says why', () => {
  test.each([
    ['Horoscope: Aries', 'the label is not known in this category'],
    ['GPU clearance', 'there is no value'],
    ['GPU clearance: plenty', '“plenty” is no number in mm'],
    ['GPU clearance: 400', '“400” is no number in mm'],
    ['GPU clearance: 400 W', '“400 W” is no number in mm'],
    ['GPU clearance: 400 mmm', '“400 mmm” is no number in mm'],
    ['GPU clearance: 40,0 mm', '“40,0 mm” is no number in mm'],
    ['GPU clearance: 390–400 mm', '“390–400 mm” is no number in mm'],
    ['GPU clearance: 400 mm, with front fans; 373 behind it', '“373 behind it” is no number in mm'],
    ['GPU clearance: constructor', '“constructor” is no number in mm'],
    [`GPU clearance: ${'9'.repeat(400)} mm`, `“${'9'.repeat(400)} mm” is no number in mm`],
    ['Expansion slots: 7 mm', '“7 mm” is no number without a unit'],
    ['Dimensions: 480 mm', '“480 mm” is no size in mm'],
    ['GPU clearance: 400 mm, with \u0000', 'the value has control characters'],
    [`Color: ${'b'.repeat(101)}`, 'the choice is too long'],
    [`Sensors: x, ${'b'.repeat(101)}`, 'an entry of the list is too long'],
    ['Motherboard support: ATX, , Mini-ITX', 'an entry of the list is empty'],
  ])('%s', (spec, reason) => {
    expect(problem(spec)).toBe(reason)
    expect(read(spec)).toEqual([])
  })

  test('a range that runs backwards', () => {
    expect(problem('Recline: 155–90°', 'chairs')).toBe('“155–90°” runs backwards')
  })

  test('neither Yes nor No', () => {
    expect(problem('Electrically conductive: Maybe', 'coolers')).toBe(
      '“Maybe” is neither Yes nor No',
    )
  })

  test('a label for the second time, while the first keeps its facts', () => {
    const [first, second] = readSpecs({
      category: 'cases',
      specs: ['Weight: 1 kg', 'Weight: 2 kg'],
    })
    expect(first?.facts).toHaveLength(1)
    expect(second).toMatchObject({ facts: [], problem: 'the label stands twice' })
  })
})

describe('for any specs', () => {
  const label = fc.constantFrom('GPU clearance', 'Weight', 'Recline', 'Front ports', 'Fan')
  const words = fc.constantFrom(
    ...'400|1,000| mm|–| × |, |; | (|)| at |with |front| and |kg|°|−|Ra |x'.split('|'),
  )
  const spec = fc.oneof(
    fc
      .tuple(label, fc.array(words, { maxLength: 20 }))
      .map(([label, all]) => `${label}: ${all.join('')}`),
    fc.string({ unit: 'binary' }),
  )

  test('there are facts or a problem, valid numbers, and the words as they are', () => {
    fc.assert(
      fc.property(fc.constantFrom(...categories), fc.array(spec), (category, specs) => {
        const readings = readSpecs({ category, specs })
        expect(readings).toHaveLength(specs.length)
        for (const { facts, problem, label, value } of readings) {
          expect(facts.length > 0).toBe(problem === undefined)
          expect(facts.filter((fact) => !hasValidNumbers(fact))).toEqual([])
          expect(
            specs.some((text) => text.includes(label) && (value === '—' || text.includes(value))),
          ).toBe(true)
        }
      }),
    )
  })

  test('a number in any unit of length is read as it was written', () => {
    const units = { mm: 1, cm: 10, m: 1000 }
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999, max: 99_999_999 }),
        fc.constantFrom('mm' as const, 'cm' as const, 'm' as const),
        (hundredths, unit) => {
          const text = (hundredths / 100).toLocaleString('en', { maximumFractionDigits: 2 })
          expect(value(`GPU clearance: ${text.replace('-', '−')} ${unit}, in all`)).toEqual({
            kind: 'quantity',
            number: Number(((hundredths / 100) * units[unit]).toPrecision(12)),
            unit: 'mm',
          })
        },
      ),
    )
  })
})

function hasValidNumbers({ value }: Fact): boolean {
  if (value.kind === 'range') return value.from <= value.to
  return value.kind !== 'quantity' || !Number.isNaN(value.number)
}
