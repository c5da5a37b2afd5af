import { describe, expect, test } from 'vitest'
import { picturesIn, startingColour } from './pictures.ts'
import type { Product } from './product.ts'
import { testProduct as product } from './test-product.ts'

test('a product shows its main picture and then the others', () => {
  expect(picturesIn(product, null)).toEqual([product.imageUrl, ...product.images])
})

test('a colour changes nothing for a product without pictures by colour', () => {
  for (const slug of ['edge', 'constructor', '__proto__', null])
    expect(picturesIn({ ...product, slug }, 'Black/Red')).toEqual(picturesIn(product, null))
})

describe.each([
  ['swift-pro', 'Black/Red', ['Black/Red', 'Black/Blue', 'Black/White', 'Black/Camouflage']],
  ['armada', 'Black/Silver', ['Black/Silver', 'Black/White']],
  ['astra', 'Black/Gold', ['Black/Gold', 'Black/Purple']],
])('%s', (slug, fallback, colours) => {
  const keyOf = (colour: string) => colour.toLowerCase().replace('/', '-')
  const views = Array.from({ length: 9 }, (_, index) => `view-${index + 1}`)
  const pictures = (colour: string) =>
    ['hero', ...views].map((view) => `/pictures/${slug}/${keyOf(colour)}/${view}-960.webp`)
  const [imageUrl = '', ...images] = pictures(fallback)
  const chair: Product = { ...product, slug, category: 'chairs', imageUrl, images }

  test.each(colours)('in %s shows the same ten views in that colour', (colour) => {
    expect(picturesIn(chair, colour)).toEqual(pictures(colour))
  })

  test.each([null, '', 'Mauve', 'constructor', fallback.toLowerCase()])(
    'in a colour that it does not have, %j, falls back',
    (colour) => {
      expect(picturesIn(chair, colour)).toEqual(pictures(fallback))
    },
  )

  test('keeps a picture from elsewhere in any colour', () => {
    const other = { ...chair, images: ['/pictures/press/a/b.jpg'] }
    for (const colour of colours)
      expect(picturesIn(other, colour)[1]).toBe('/pictures/press/a/b.jpg')
  })
})

test('a product page starts with the default colour, else the first, else none', () => {
  const colorVariations = ['Black/Red', 'Black/Blue']
  expect(startingColour({ ...product, colorVariations, defaultColor: 'Black/Blue' })).toBe(
    'Black/Blue',
  )
  expect(startingColour({ ...product, colorVariations })).toBe('Black/Red')
  expect(startingColour({ ...product, colorVariations: [] })).toBeNull()
  expect(startingColour(product)).toBeNull()
})
