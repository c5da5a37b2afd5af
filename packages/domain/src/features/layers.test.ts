import { expect, test } from 'vitest'
import { layersOf } from './layers.ts'

const edge = {
  imageUrl: '/pictures/edge/hero-960.webp',
  specs: [
    'GPU clearance: 400 mm, with front fans; 373 mm behind a 27 mm front radiator',
    'Fans included: 4 × 120 mm, three front and one rear (F120)',
    'Materials: 0.8 mm steel, 4 mm tempered glass',
  ],
}

test('each layer of a product has the figure that its specs state, and none that they do not', () => {
  expect(layersOf(edge).map(({ name, figure }) => [name, figure])).toEqual([
    ['glass', '4 mm'],
    ['computer', '400 mm'],
    ['chassis', '0.8 mm'],
    ['roof', ''],
    ['fans', '4 × 120 mm'],
    ['front', ''],
  ])
})

test('a product that was not photographed in layers has none, nor has one whose pictures are uploaded', () => {
  expect(layersOf({ ...edge, imageUrl: '/pictures/calypso/hero-960.webp' })).toEqual([])
  expect(layersOf({ ...edge, imageUrl: '/pictures/constructor/hero-960.webp' })).toEqual([])
  expect(layersOf({ ...edge, imageUrl: '/photographs/0a-1600-1280-960.webp' })).toEqual([])
})
