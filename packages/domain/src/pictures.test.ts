import { describe, expect, test } from 'vitest'
import { chairViews, picturesOf, startingColour } from './pictures.ts'
import type { Product } from './product.ts'

const product: Product = {
  id: 1,
  slug: 'edge',
  name: 'Edge',
  description: '',
  category: 'cases',
  imageUrl: '/pictures/edge/hero.svg',
  images: ['/pictures/edge/front.svg', '/pictures/edge/unboxed.svg'],
  featured: false,
  specs: [],
  colorVariations: null,
  defaultColor: null,
}
const chair = (slug: string): Product => ({ ...product, slug, name: 'Chair', category: 'chairs' })

test('a product shows its main picture and then the others, each said in words', () => {
  expect(picturesOf(product, null)).toEqual([
    { src: '/pictures/edge/hero.svg', alt: 'Edge, three-quarter view' },
    { src: '/pictures/edge/front.svg', alt: 'Edge, front view' },
    { src: '/pictures/edge/unboxed.svg', alt: 'Edge' },
  ])
})

test('a colour changes nothing for a product without pictures by colour', () => {
  for (const slug of ['edge', 'constructor', '__proto__', null])
    expect(picturesOf({ ...product, slug }, 'Black/Red')).toEqual(picturesOf(product, null))
})

test('a strange picture path is shown without words of its own', () => {
  expect(picturesOf({ ...product, images: [], imageUrl: '/constructor.svg' }, null)).toEqual([
    { src: '/constructor.svg', alt: 'Edge' },
  ])
})

describe.each([
  ['swift-pro', 'Black/Red', ['Black/Red', 'Black/Blue', 'Black/White', 'Black/Camouflage']],
  ['armada', 'Black/Silver', ['Black/Silver', 'Black/White']],
  ['astra', 'Black/Gold', ['Black/Gold', 'Black/Purple']],
])('%s', (slug, fallback, colours) => {
  test.each(colours)('in %s shows ten pictures of its own', (colour) => {
    const pictures = picturesOf(chair(slug), colour)
    const key = colour.toLowerCase().replace('/', '-')
    expect(pictures.map(({ src }) => src)).toEqual(
      chairViews.map((view) => `/pictures/${slug}/${key}/${view}.svg`),
    )
    expect(pictures).toHaveLength(10)
    expect(pictures[0]?.alt).toBe(`Chair in ${colour}, three-quarter view`)
  })

  test.each([null, '', 'Mauve', 'constructor', fallback.toLowerCase()])(
    'in a colour that it does not have, %j, falls back',
    (colour) => {
      expect(picturesOf(chair(slug), colour)).toEqual(picturesOf(chair(slug), fallback))
    },
  )
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
