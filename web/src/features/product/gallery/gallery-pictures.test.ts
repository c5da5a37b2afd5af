import { expect, test } from 'vitest'
import { picturesInColor, indexOfView } from './gallery-pictures.ts'

const picture = (src: string) => ({ src, alt: '', placeholder: null, spriteIndex: null })
const red = [picture('/pictures/x/red/hero-960.webp'), picture('/pictures/x/red/rear-960.webp')]
const blue = [picture('/pictures/x/blue/hero-960.webp')]

test('a color has its own pictures, and one that is not pictured those of the first', () => {
  const sets = [
    { color: 'Red', pictures: red },
    { color: 'Blue', pictures: blue },
  ]
  expect(picturesInColor(sets, 'Blue')).toBe(blue)
  for (const color of ['Plaid', null]) expect(picturesInColor(sets, color)).toBe(red)
  expect(picturesInColor([], 'Blue')).toEqual([])
})

test('an address names a picture by its view; any other name means the first', () => {
  expect(indexOfView(red, 'rear')).toBe(1)
  for (const view of [undefined, '', 'hero', 'constructor', '../rear'])
    expect(indexOfView(red, view)).toBe(0)
  expect(indexOfView([], 'rear')).toBe(0)
})
