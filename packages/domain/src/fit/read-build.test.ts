import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildFields, labelOf } from './build-fields.ts'
import { buildFieldNames, buildSearch, buildValues } from './build-search.ts'
import { readBuild } from './read-build.ts'
import { testChassis } from './test-build.ts'

const choices = {
  case: [
    {
      key: 'edge',
      product: { id: 79, slug: 'edge', name: 'Edge', category: 'cases' as const, imageUrl: '' },
      part: testChassis,
    },
  ],
  cooler: [],
  supply: [],
}
const read = (values: Record<string, string>) => readBuild(values, choices)

test('a build is read from its fields', () => {
  const { build, errors } = read({
    case: 'edge',
    'card-length': '336',
    'card-thickness': '61,5 mm',
    'card-plugs': '12v-2x6',
    front: '360',
    'front-thickness': '27',
    socket: 'lga-1700',
    board: 'micro-atx',
    large: '2',
  })
  expect(errors).toEqual({})
  expect(build).toMatchObject({
    chassis: { name: 'Edge' },
    card: { length: 336, thickness: 61.5, plugs: '12V-2x6' },
    radiators: [{ position: 'front', size: 360, thickness: 27 }],
    socket: 'LGA 1700',
    board: 'micro-ATX',
    drives: { large: 2, small: 0 },
  })
})

test.each([
  ['card-length', '13.2 in', { card: { length: 335 } }],
  ['card-length', '13.23″', { card: { length: 336 } }],
  ['card-length', '33,6 cm', { card: { length: 336 } }],
  ['supply-watts', '1,000 W', { supply: { watts: 1000 } }],
  ['supply-watts', '1200w', { supply: { watts: 1200 } }],
  ['card-thickness', '2.5 slots', { card: { slots: 2.5, thickness: undefined } }],
  ['card-thickness', '3-slot', { card: { slots: 3 } }],
  ['card-thickness', '3', { card: { slots: 3 } }],
  ['card-thickness', '61', { card: { thickness: 61, slots: undefined } }],
  ['card-length', '348 x 146 x 72 mm', { card: { length: 348 } }],
  ['card-height', '348 x 146 x 72 mm', { card: { height: 146 } }],
  ['card-thickness', '348 x 146 x 72 mm', { card: { thickness: 72 } }],
  ['supply-length', '8.27 in', { supply: { length: 210 } }],
  ['socket', 'LGA 1700', { socket: 'LGA 1700' }],
])('%s of %j is read in the unit that the field has', (name, text, build) => {
  expect(read({ [name]: text })).toMatchObject({ build, errors: {} })
})

test('a case that was measured by hand takes what was measured, and the rest is not known', () => {
  const { chassis } = read({ case: 'own', 'case-card': '350', 'case-slots': '4' }).build
  expect(chassis).toMatchObject({
    isOwn: true,
    card: { length: 350, withFans: true },
    slots: 4,
    allPositionsKnown: false,
  })
  expect(chassis?.coolerHeight).toBeUndefined()
  expect(chassis?.boards).toBeUndefined()
})

test('a supply’s form is that of another brand’s supply, else what one’s own case takes', () => {
  const own = read({ 'supply-watts': '650', form: 'sfx', 'case-card': '300' }).build
  expect([own.supply?.form, own.chassis?.form]).toEqual(['SFX', undefined])
  expect(read({ 'case-card': '300', form: 'sfx-l' }).build.chassis?.form).toBe('SFX-L')
  expect(Object.keys(read({ case: 'edge', form: 'sfx' }).errors)).toEqual(['form'])
})

test('a measure of a part of which none of ours is chosen is of one’s own', () => {
  const { build, errors } = read({
    'case-card': '350',
    'cooler-height': '155',
    'supply-watts': '850',
  })
  expect(errors).toEqual({})
  expect(build).toMatchObject({
    chassis: { name: 'Your case', card: { length: 350 } },
    cooler: { name: 'Your cooler', height: 155 },
    supply: { name: 'Your supply', watts: 850 },
  })
})

test('what counts for nothing beside the other fields is said to', () => {
  const { build, errors } = read({
    case: 'edge',
    'case-card': '350',
    'front-thickness': '27',
  })
  expect(build.chassis?.card?.length).toBe(400)
  expect(errors).toEqual({
    'case-card':
      'One of our cases is chosen, with its own figures: choose your own, or empty this field',
    'front-thickness': 'Please choose the radiator’s size too',
  })
})

test.each([
  ['card-length', 'long', 'Please enter a number in millimeters such as 304 mm, from 50 to 600'],
  ['card-length', '33600', 'Please enter a number in millimeters such as 304 mm, from 50 to 600'],
  ['card-length', '-336', 'Please enter a number in millimeters such as 304 mm, from 50 to 600'],
  ['card-length', '336 W', 'Please enter a number in millimeters such as 304 mm, from 50 to 600'],
  ['card-watts', '1,00,0', 'Please enter a number in watts such as 250 W, from 1 to 1,000'],
  ['card-watts', '1e3', 'Please enter a number in watts such as 250 W, from 1 to 1,000'],
  ['processor', 'Infinity', 'Please enter a number in watts such as 250 W, from 1 to 1,000'],
  [
    'card-thickness',
    'thick',
    'Please enter a number in millimeters such as 61 mm, from 7 to 121, or slots such as 2.5',
  ],
  ['small', '1.5', 'Please enter a whole number of drives such as 2, from 0 to 20'],
  ['case', 'no-such-case', 'We have no such product'],
  ['board', 'constructor', 'Please choose from the list'],
  ['socket', '__proto__', 'Please choose from the list'],
])('%s cannot be %j, and the rest is calculated', (name, text, message) => {
  const { build, errors } = read({ [name]: text, large: '1' })
  expect(errors).toEqual({ [name]: message })
  expect(build.drives.large).toBe(1)
})

test('whatever is typed into the fields, it is read or refused with a word', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...buildFieldNames), fc.string({ maxLength: 40 })),
      (values) => {
        const { errors } = read(values)
        for (const [name, message] of Object.entries(errors)) {
          expect(values[name]).toBeTruthy()
          expect(message).not.toBe('')
        }
      },
    ),
  )
})

test('an address has every field of the form and nothing else', () => {
  const filled = Object.fromEntries(buildFieldNames.map((name) => [name, '1']))
  expect(Object.keys(buildSearch(filled))).toEqual(buildFieldNames)
  const others = ['utm_source', 'cases', 'card_length', 'front-size', '__proto__', 'toString', '']
  expect(buildSearch(Object.fromEntries(others.map((name) => [name, '1'])))).toEqual({})
})

test('an address has only what is set, as it was typed', () => {
  const typed = { case: 'edge', 'card-length': ' 336 ', 'card-watts': '', socket: undefined }
  expect(buildSearch(typed)).toEqual({ case: 'edge', 'card-length': 336 })
  expect(buildValues({ case: 'edge', 'card-length': 336 })).toEqual({
    case: 'edge',
    'card-length': '336',
  })
  const [long] = Object.values(buildSearch({ case: 'x'.repeat(100) }))
  expect(long).toHaveLength(40)
  expect(buildSearch({ 'card-length': '0336', large: ['1', '2'] })).toEqual({
    'card-length': '0336',
    large: 1,
  })
  expect(buildSearch({ processor: 'Infinity', large: { toString: 1 } })).toEqual({
    processor: 'Infinity',
  })
})

test('every choice of a field can be read back from its address', () => {
  for (const [name, field] of Object.entries(buildFields)) {
    if (field.kind !== 'choice') continue
    for (const value of Object.keys(field.choices))
      expect([
        name,
        value,
        read({
          'case-card': '350',
          ...(!name.endsWith('form') && { 'supply-watts': '650' }),
          [name]: value,
        }).errors,
      ]).toEqual([name, value, {}])
  }
})

test('no two fields are called the same', () => {
  expect(new Set(buildFieldNames.map(labelOf)).size).toBe(buildFieldNames.length)
})
