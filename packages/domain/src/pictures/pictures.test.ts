import { describe, expect, test } from 'vitest'
import { picturesIn, startingColor } from './pictures.ts'
import type { Product } from '../products/product.ts'
import { testProduct as product } from '../products/test-product.ts'

test('a product shows its main picture and then the others', () => {
  expect(picturesIn(product, null)).toEqual([product.imageUrl, ...product.images])
})

test('a color changes nothing for a product without pictures by color', () => {
  for (const folder of ['edge', 'constructor', '__proto__']) {
    const other = { ...product, imageUrl: `/pictures/${folder}/hero-960.webp` }
    expect(picturesIn(other, 'Black/Red')).toEqual(picturesIn(other, null))
  }
})

describe.each([
  ['swift-pro', 'Black/Red', ['Black/Red', 'Black/Blue', 'Black/White', 'Black/Camouflage']],
  ['armada', 'Black/Silver', ['Black/Silver', 'Black/White']],
  ['astra', 'Black/Gold', ['Black/Gold', 'Black/Purple']],
] as const)('%s', (slug, fallback, colors) => {
  const keyOf = (color: string) => color.toLowerCase().replace('/', '-')
  const views = Array.from({ length: 9 }, (_, index) => `view-${index + 1}`)
  const pictures = (color: string) =>
    ['hero', ...views].map((view) => `/pictures/${slug}/${keyOf(color)}/${view}-960.webp`)
  const [imageUrl = '', ...images] = pictures(fallback)
  const chair: Product = { ...product, slug, category: 'chairs', imageUrl, images }

  test('shows the same ten views in each of its colors, and falls back for any other', () => {
    for (const color of colors) expect(picturesIn(chair, color)).toEqual(pictures(color))
    for (const color of [null, '', 'Mauve', 'constructor', fallback.toLowerCase()])
      expect(picturesIn(chair, color)).toEqual(pictures(fallback))
  })

  test('keeps its colors under another slug', () => {
    for (const renamed of [`${slug}-2`, null])
      expect(picturesIn({ ...chair, slug: renamed }, colors[1])).toEqual(pictures(colors[1]))
  })

  test('keeps a picture from elsewhere in any color', () => {
    const other = { ...chair, images: ['/pictures/press/a/b.jpg'] }
    for (const color of colors) expect(picturesIn(other, color)[1]).toBe('/pictures/press/a/b.jpg')
  })
})

test('a product page starts with the default color, else the first, else none', () => {
  const colorVariations = ['Black/Red', 'Black/Blue']
  expect(startingColor({ ...product, colorVariations, defaultColor: 'Black/Blue' })).toBe(
    'Black/Blue',
  )
  expect(startingColor({ ...product, colorVariations })).toBe('Black/Red')
  expect(startingColor({ ...product, colorVariations: [] })).toBeNull()
  expect(startingColor(product)).toBeNull()
})
