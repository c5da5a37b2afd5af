import { expect, test } from 'vitest'
import { photographsOf, pictureSets, picturesOf } from './alt-text.ts'
import { testProduct } from '../products/test-product.ts'

/** A manifest with these pictures, each with a placeholder, alt text and place in the sprite of its own. */
function manifest(...names: string[]) {
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      {
        width: 1600,
        height: 1280,
        placeholder: `#00000${index}`,
        alt: `as ${name}`,
        spriteIndex: index,
      },
    ]),
  )
}

test('photographs have alt texts of their own, any other picture has the product’s name', () => {
  const images = [
    '/pictures/edge/rear-960.webp',
    '/pictures/edge/constructor-960.webp',
    '/edge.jpg',
  ]
  const product = { ...testProduct, images }
  expect(picturesOf(product, null, manifest('edge/hero', 'edge/rear'))).toEqual([
    {
      src: '/pictures/edge/hero-960.webp',
      alt: 'Edge, as edge/hero',
      placeholder: '#000000',
      spriteIndex: 0,
    },
    {
      src: '/pictures/edge/rear-960.webp',
      alt: 'Edge, as edge/rear',
      placeholder: '#000001',
      spriteIndex: 1,
    },
    {
      src: '/pictures/edge/constructor-960.webp',
      alt: 'Edge',
      placeholder: null,
      spriteIndex: null,
    },
    { src: '/edge.jpg', alt: 'Edge', placeholder: null, spriteIndex: null },
  ])
})

test('a hero that was also taken wide says where, in each color', () => {
  const files = manifest('edge/hero', 'edge/rear', 'scenes/edge-wide', 'scenes/edge-rear-wide')
  const images = ['/pictures/edge/rear-960.webp']
  const [hero, rear] = picturesOf({ ...testProduct, images }, null, files)
  expect(hero?.wide).toBe('/pictures/scenes/edge-wide-960.webp')
  expect(rear).not.toHaveProperty('wide')

  const imageUrl = '/pictures/astra/black-gold/hero-960.webp'
  const chair = { ...testProduct, slug: 'astra', imageUrl, images: [] }
  const [gold, purple] = pictureSets(chair, manifest('scenes/astra-black-purple-wide'))
  expect(gold?.pictures[0]).not.toHaveProperty('wide')
  expect(purple?.pictures[0]?.wide).toBe('/pictures/scenes/astra-black-purple-wide-960.webp')
})

test('a chair’s pictures come in every color it is pictured in, and name it', () => {
  const imageUrl = '/pictures/astra/black-gold/hero-960.webp'
  const chair = { ...testProduct, slug: 'astra', name: 'Astra', imageUrl, images: [] }
  const files = manifest('astra/black-gold/hero', 'astra/black-purple/hero')
  expect(pictureSets(chair, files)).toEqual([
    {
      color: 'Black/Gold',
      pictures: [
        {
          src: imageUrl,
          alt: 'Astra in Black/Gold, as astra/black-gold/hero',
          placeholder: '#000000',
          spriteIndex: 0,
        },
      ],
    },
    {
      color: 'Black/Purple',
      pictures: [
        {
          src: '/pictures/astra/black-purple/hero-960.webp',
          alt: 'Astra in Black/Purple, as astra/black-purple/hero',
          placeholder: '#000001',
          spriteIndex: 1,
        },
      ],
    },
  ])
  expect(pictureSets(testProduct)).toEqual([
    { color: null, pictures: picturesOf(testProduct, null) },
  ])
})

test('a product is photographed once its hero and its cut-out are there', () => {
  expect(photographsOf('edge', manifest('edge/hero', 'edge/rear'))).toBeNull()
  expect(photographsOf('edge', manifest('edge/cut-out', 'edge/rear'))).toBeNull()
  expect(photographsOf('edge', manifest('edge-two/cut-out', 'edge-two/hero'))).toBeNull()
  expect(photographsOf('edge', manifest('edge/cut-out', 'edge/hero', 'edge/rear'))).toEqual([
    '/pictures/edge/hero-960.webp',
    '/pictures/edge/rear-960.webp',
  ])
})

test('a chair is photographed once every view is there in every color', () => {
  const inGold = ['cut-out', 'hero', 'rear'].map((view) => `astra/black-gold/${view}`)
  const inPurple = inGold.map((name) => name.replace('gold', 'purple'))
  expect(photographsOf('astra', manifest(...inGold))).toBeNull()
  expect(photographsOf('astra', manifest(...inGold, ...inPurple.slice(0, 2)))).toBeNull()
  expect(photographsOf('astra', manifest(...inGold, ...inPurple))).toEqual([
    '/pictures/astra/black-gold/hero-960.webp',
    '/pictures/astra/black-gold/rear-960.webp',
  ])
})
