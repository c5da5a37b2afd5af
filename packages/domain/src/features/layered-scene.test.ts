import { expect, test } from 'vitest'
import { pictureFiles } from '../pictures/picture-files.gen.ts'
import { photographName } from '../pictures/photographs.ts'
import { layeredScene } from './layered-scene.ts'

const edge = {
  imageUrl: '/pictures/edge/hero-960.webp',
  specs: [
    'GPU clearance: 400 mm, with front fans; 373 mm behind a 27 mm front radiator',
    'Fans included: 4 × 120 mm, three front and one rear (F120)',
    'Materials: 0.8 mm steel, 4 mm tempered glass',
  ],
}

test('a scene has the figures that the product’s specs state, and none that they do not', () => {
  expect(layeredScene(edge)?.figures.map(({ figure }) => figure)).toEqual([
    '4 mm',
    '400 mm',
    '0.8 mm',
    '4 × 120 mm',
  ])
})

test.each(['edge', 'swift-pro', 'carina-34', 'nivos', 'argo-g-100m'])(
  'every layer of %s is photographed',
  (name) => {
    const scene = layeredScene({ imageUrl: `/pictures/${name}/hero-960.webp`, specs: [] })
    const pictures = scene?.layers.map(({ picture }) => photographName(picture)) ?? []
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) expect(Object.keys(pictureFiles)).toContain(picture)
  },
)

test('a product that was not photographed in layers has no scene, nor has one whose pictures are uploaded', () => {
  expect(layeredScene({ ...edge, imageUrl: '/pictures/calypso/hero-960.webp' })).toBeNull()
  expect(layeredScene({ ...edge, imageUrl: '/pictures/constructor/hero-960.webp' })).toBeNull()
  expect(layeredScene({ ...edge, imageUrl: '/photographs/0a-1600-1280-960.webp' })).toBeNull()
})
