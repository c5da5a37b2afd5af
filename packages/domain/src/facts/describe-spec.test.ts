import { expect, test } from 'vitest'
import type { Category } from '../products/category.ts'
import { describeSpec } from './describe-spec.ts'
import { readSpecs } from './read-specs.ts'

function described(spec: string, category: Category = 'peripherals') {
  const [reading] = readSpecs({ category, specs: [spec] })
  if (!reading) throw new Error('no spec')
  return describeSpec(reading, category)
}

test.each([
  ['Weight: 640 g, without cable', ['640 g, without cable']],
  ['Cable: 180 cm', ['1.8 m']],
  ['Size: 445 × 140 × 38 mm', ['445 × 140 × 38 mm']],
  ['Polling rate: 1,000 Hz', ['1,000 Hz']],
  ['Feet: PTFE', ['PTFE']],
])('of %j is said what was read', (spec, read) => {
  expect(described(spec)).toMatchObject({ read, problem: null, proposal: null })
})

test.each(['\u00A0', '\u202F', '\u2009', '\u3000', '  ', '\u200B ', ' \u2060'])(
  'a figure with the space %j before its unit is read, and so is its label',
  (space) => {
    expect(described(`Weight: 640${space}g,${space}without cable`)).toMatchObject({
      read: ['640 g, without cable'],
      problem: null,
    })
    expect(described(`Polling${space}rate: 1,000 Hz`).read).toEqual(['1,000 Hz'])
  },
)

test.each(['640 \u200Bgram', '640\u00A0Gram', 'up\u00A0to\u00A0640\u00A0g'])(
  'what is proposed for %j does not look the same',
  (value) => {
    expect(described(`Weight: ${value}`).proposal).toEqual({ label: 'Weight', value: '640 g' })
  },
)

test.each([
  ['Recline: 90° to 155°', 'chairs', '90–155°'],
  ['Recline: 90° - 155°', 'chairs', '90–155°'],
  ['User height: 160 cm - 185 cm', 'chairs', '160–185 cm'],
  ['User height: 63-73 in', 'chairs', '63–73″'],
  ['User height: 5′3″–6′1″', 'chairs', '160–185 cm'],
  ['GPU clearance: 15 3/4 in', 'cases', '400 mm'],
  ['Screen size: 34-inch', 'monitors', '34″'],
] as const)(
  'of %j nothing is read, and a form that can be is proposed',
  (spec, category, value) => {
    const { read, proposal } = described(spec, category)
    expect(read).toEqual([])
    expect(proposal?.value).toBe(value)
    expect(described(spec.replace(/: .*/, `: ${value}`), category).problem).toBeNull()
  },
)

test('what is beside a figure, and each of several statements, is read too', () => {
  const { read } = described('GPU clearance: 400 mm, with front fans; 373 mm behind glass', 'cases')
  expect(read).toEqual(['400 mm, with front fans', '373 mm, behind glass'])
  expect(described('Recline: 90–155°', 'chairs').read).toEqual(['90–155°'])
  expect(described('Graphics plugs: 2 × 12V-2x6, 4 × PCIe', 'power-supplies').read).toEqual([
    '2 × 12V-2x6, 4 × PCIe',
  ])
})

test.each([
  ['Weight: 0,64 kg', 'Weight', '0.64 kg'],
  ['Weight: 640', 'Weight', '640 g'],
  ['Weight: 640 Gram', 'Weight', '640 g'],
  ['Weight: USB, 640g', 'Weight', '640 g, USB'],
  ['Weight: 1.4 lbs', 'Weight', '635 g'],
  ['Size: 445x140x38 mm', 'Size', '445 × 140 × 38 mm'],
  ['Size: 445mm x 140mm x 38 mm', 'Size', '445 × 140 × 38 mm'],
  ['Size: 44,5 x 14 x 3,8 cm', 'Size', '44.5 × 14 × 3.8 cm'],
  ['Cable: 1,8 Meter', 'Cable', '1.8 m'],
  ['weight: 640 g', 'Weight', '640 g'],
  ['Polling Rate: 1000 hz', 'Polling rate', '1000 Hz'],
  ['Button: 6', 'Buttons', '6'],
  ['Cable: USB-C, 1,8 m', 'Cable', '1.8 m, USB-C'],
  ['Weight: up to 640 g', 'Weight', '640 g'],
  ['Weight: ≤ 640 g', 'Weight', '640 g'],
  ['Weight: max. 640 g', 'Weight', '640 g'],
  ['Weight: ca. 640 g', 'Weight', '640 g'],
  ['Polling rate: 1 000 Hz', 'Polling rate', '1,000 Hz'],
  ['Polling rate: 1\u202F000 Hz', 'Polling rate', '1,000 Hz'],
  ["Polling rate: 1'000 Hz", 'Polling rate', '1000 Hz'],
  ['Weight: 1 lb 6½ oz, with cable', 'Weight', '638 g, with cable'],
  ['Weight: < 640 g', 'Weight', '640 g'],
])('of %j, which cannot be read, a form is proposed that can', (spec, label, value) => {
  expect(described(spec).problem).not.toBeNull()
  expect(described(spec).proposal).toEqual({ label, value })
  expect(described(`${label}: ${value}`).problem).toBeNull()
})

test.each([
  ['Recline: 90-155 Grad', 'chairs', '90–155°'],
  ['User height: 165 bis 195 cm', 'chairs', '165–195 cm'],
  ['Screen size: 27 inches', 'monitors', '27″'],
  ['Maximum load: 330 pounds', 'chairs', '150 kg'],
  ['Noise level: 24,5 dB', 'coolers', '24.5 dB(A)'],
] as const)('%j is proposed with the signs and units of the site', (spec, category, value) => {
  expect(described(spec, category).proposal?.value).toBe(value)
})

test.each(['Weight: light', 'Weight: 640 mm', 'Switches: linear, 45 gf', 'Weight'])(
  'for %j nothing is proposed, and the reason is said',
  (spec) => {
    expect(described(spec)).toMatchObject({ read: [], proposal: null })
    expect(described(spec).problem).toMatch(/no number|no value/)
  },
)

test('three digits after a sign are doubted: they are thousands to some, a fraction to others', () => {
  expect(described('Weight: 1.200 kg').doubt).toBe(
    '“1.200” is read as less than 2; if thousands are meant, write 1,200.',
  )
  expect(described('Weight: 1,250 kg').doubt).toBe(
    '“1,250” is read as 1250; if a fraction is meant, write 1.250.',
  )
  expect(described('Weight: 1.25 kg').doubt).toBeNull()
})

test('a label that is none of the category’s is neither read nor guessed', () => {
  expect(described('Zodiac: ISO, 84 keys')).toMatchObject({ expected: null, proposal: null })
})

test.each(Object.getOwnPropertyNames(Object.prototype))('%s is no unit', (word) => {
  expect(described(`Weight: 5 ${word}`)).toMatchObject({ read: [], proposal: null })
})
