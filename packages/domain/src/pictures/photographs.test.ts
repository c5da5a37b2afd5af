import { expect, test } from 'vitest'
import { cutOutOf, pictureAt, spriteOf } from './photographs.ts'
import { isCloseView, viewOf } from './picture-view.ts'
import { pictureFiles } from './picture-files.gen.ts'

test('a photograph is there as AVIF in three widths', () => {
  expect(pictureAt('/pictures/swift-pro/black-red/hero-960.webp')).toEqual({
    src: '/pictures/swift-pro/black-red/hero-960.webp',
    width: 1600,
    height: 1280,
    srcSet:
      '/pictures/swift-pro/black-red/hero-480.avif 480w, /pictures/swift-pro/black-red/hero-960.avif 960w, /pictures/swift-pro/black-red/hero-1600.avif 1600w',
    largest: '/pictures/swift-pro/black-red/hero-1600.avif',
  })
})

test.each([
  ['edge/cut-out', 960, 960, [480, 960]],
  ['scenes/1-wide', 2400, 1350, [480, 960, 1600, 2400]],
  ['scenes/1-tall', 1080, 1600, [480, 960]],
  ['categories/cases', 1600, 700, [480, 960, 1600]],
  ['categories/two-monitors', 960, 960, [480, 960]],
])('%s has a frame and widths of its own', (name, width, height, widths) => {
  const picture = pictureAt(`/pictures/${name}-960.webp`)
  expect([picture.width, picture.height]).toEqual([width, height])
  expect(picture.srcSet).toBe(
    widths.map((file) => `/pictures/${name}-${file}.avif ${file}w`).join(', '),
  )
})

test('every finished photograph has the size that its name stands for', () => {
  for (const [name, { width, height }] of Object.entries(pictureFiles)) {
    if (name.startsWith('social/')) continue
    const picture = pictureAt(`/pictures/${name}-960.webp`)
    expect([name, picture.width, picture.height]).toEqual([name, width, height])
  }
})

test('a picture from elsewhere is one file for every size', () => {
  const src = '/constructor.jpg'
  expect(pictureAt(src)).toEqual({ src, width: 1600, height: 1280, largest: src })
})

test('the cut-out of a photograph is beside it; a picture from elsewhere is its own', () => {
  expect(cutOutOf('/pictures/edge/hero-960.webp')).toBe('/pictures/edge/cut-out-960.webp')
  expect(cutOutOf('/pictures/astra/black-gold/hero-960.webp')).toBe(
    '/pictures/astra/black-gold/cut-out-960.webp',
  )
  expect(cutOutOf('/pictures/press/edge.jpg')).toBe('/pictures/press/edge.jpg')
})

test('a gallery has one sprite, each color its own', () => {
  expect(spriteOf('/pictures/edge/rear-960.webp')).toBe('/pictures/edge/sprite.webp')
  expect(spriteOf('/pictures/astra/black-gold/hero-960.webp')).toBe(
    '/pictures/astra/black-gold/sprite.webp',
  )
})

test('the view of a picture is in its address', () => {
  expect(viewOf('/pictures/edge/hero-960.webp')).toBe('hero')
  expect(viewOf('/pictures/astra/black-gold/rear-three-quarter-960.webp')).toBe(
    'rear-three-quarter',
  )
  expect(viewOf('/photo.of.ours.jpg')).toBe('photo.of.ours')
})

test('details and the close views of chairs are close-ups', () => {
  for (const view of ['detail', 'detail-connectors', 'headrest', 'armrest', 'base'])
    expect([view, isCloseView(`/pictures/x/${view}-960.webp`)]).toEqual([view, true])
  for (const view of ['hero', 'rear', 'top', 'baseplate'])
    expect([view, isCloseView(`/pictures/x/${view}-960.webp`)]).toEqual([view, false])
})
