import { expect, test } from 'vitest'
import { colourKey, swatch } from './colour.ts'

const hex = expect.stringMatching(/^#[0-9a-f]{6}$/)

test.each(['Blue', 'Red', 'White', 'Camouflage', 'Silver', 'Gold', 'Purple'])(
  'Black/%s has two colours, black first',
  (second) => {
    const tones = swatch(`Black/${second}`)
    expect(tones).toEqual([hex, hex])
    expect(tones[0]).toBe(swatch('Black/Red')[0])
    expect(tones[0]).not.toBe(tones[1])
  },
)

test.each([
  'Matte Black',
  'Steel Gray',
  'Pure White',
  'Gaming Red',
  'Black/Green',
  'All Black',
  'Glossy White',
  'Electric Blue',
  'Black',
  'White',
  'Silver',
  'RGB Black',
])('%s has one colour', (name) => {
  expect(swatch(name)).toEqual([hex])
})

test.each(['', 'Mauve', 'black', 'constructor', '__proto__', 'toString'])(
  'an unknown colour, %j, is dark grey',
  (name) => {
    expect(swatch(name)).toEqual(['#333333'])
  },
)

test('a colour’s name stands in a picture’s path in lower case with hyphens', () => {
  expect(colourKey('Black/Red')).toBe('black-red')
  expect(colourKey('Matte Black')).toBe('matte-black')
})
