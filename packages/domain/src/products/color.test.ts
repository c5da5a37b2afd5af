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
])('%s has one color', (name) => {
  expect(swatch(name)).toEqual([hex])
})

test.each(['', 'Mauve', 'black', 'constructor', '__proto__', 'toString'])(
  'an unknown color, %j, is dark gray',
  (name) => {
    const [tone, ...more] = swatch(name)
    const [red = 255, green, blue] = channels(tone)
    expect(more).toEqual([])
    expect([green, blue]).toEqual([red, red])
    expect(red).toBeLessThan(0x60)
  },
)

test.each([
  ['Pure White', 'Steel Gray'],
  ['Steel Gray', 'Matte Black'],
  ['Silver', 'RGB Black'],
])('%s is lighter than %s', (lighter, darker) => {
  expect(lightness(lighter)).toBeGreaterThan(lightness(darker))
})

test.each([
  ['Gaming Red', 0],
  ['Black/Green', 1],
  ['Electric Blue', 2],
])('%s is strongest in its own channel', (name, channel) => {
  const all = channels(swatch(name)[0])
  expect(all[channel]).toBe(Math.max(...all))
})

test('a color’s name stands in a picture’s path in lower case with hyphens', () => {
  expect(colorKey('Black/Red')).toBe('black-red')
  expect(colorKey('Matte Black')).toBe('matte-black')
})

function channels(tone: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(tone.slice(start, start + 2), 16))
}

function lightness(name: string): number {
  return channels(swatch(name)[0]).reduce((sum, channel) => sum + channel, 0)
}
