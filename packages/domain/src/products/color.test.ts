import { expect, test } from 'vitest'
import { colorKey, swatch } from './color.ts'

const hex = expect.stringMatching(/^#[0-9a-f]{6}$/)

test.each(['Blue', 'Red', 'White', 'Camouflage', 'Silver', 'Gold', 'Purple'])(
  'Black/%s has two colors, black first',
  (second) => {
    const tones = swatch(`Black/${second}`)
    expect(tones).toEqual([hex, hex])
    expect(tones[0]).toBe(swatch('Black/Red')[0])
    expect(tones[0]).not.toBe(tones[1])
  },
)

const single =
  'Matte Black|Steel Gray|Pure White|Gaming Red|Black/Green|All Black|Glossy White|Electric Blue|Black|White|Silver|RGB Black'

test.each(single.split('|'))('%s has one color', (name) => {
  expect(swatch(name)).toEqual([hex])
})

test.each(['', 'Mauve', 'black', 'constructor', '__proto__', 'toString'])(
  'an unknown color, %j, is dark gray',
  (name) => {
    expect(swatch(name)).toEqual(['#333333'])
  },
)

test('a color’s name stands in a picture’s path in lower case with hyphens', () => {
  expect(colorKey('Black/Red')).toBe('black-red')
  expect(colorKey('Matte Black')).toBe('matte-black')
})
