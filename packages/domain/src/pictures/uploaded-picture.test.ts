import { expect, test } from 'vitest'
import { testProduct } from '../products/test-product.ts'
import { pictureSets, picturesOf } from './alt-text.ts'
import { pictureAt } from './photographs.ts'
import {
  uploadedAddress,
  uploadedFile,
  uploadedName,
  uploadedPicture,
  uploadedSocialCard,
} from './uploaded-picture.ts'

const hash = '0123456789abcdef01234567'
const size = { width: 2400, height: 1800, clear: false }
const picture = { ...size, name: uploadedName(hash, size) }
const plain = { focus: { x: 50, y: 50 }, color: null, alt: '' }

test('how a photograph stands among the pictures is read from its address as it was written', () => {
  for (const place of [
    plain,
    { focus: { x: 0, y: 75 }, color: 'Black/Gold', alt: 'from the front, 100 % & more #1 + ü' },
  ])
    expect(uploadedPicture(uploadedAddress(picture, place))).toEqual({ ...picture, ...place })
})

test('an address that somebody typed by hand is read as far as it can be', () => {
  const at = (place: string) => uploadedPicture(`/photographs/${picture.name}-960.webp#${place}`)
  expect(at('focus=13,200&alt=100%')).toMatchObject({ focus: { x: 25, y: 100 }, alt: '100%' })
  expect(at('focus=left')).toMatchObject({ focus: { x: 50, y: 50 } })
  for (const src of ['/photographs/x-960.webp', '/pictures/edge/hero-960.webp', ''])
    expect(uploadedPicture(src)).toBeNull()
})

test('a photograph is there in the widths of the site and in its own, and is fetched without its fragment', () => {
  const src = uploadedAddress(picture, { ...plain, alt: 'from the front' })
  expect(pictureAt(src)).toEqual({
    src: `/photographs/${picture.name}-960.webp`,
    width: 2400,
    height: 1800,
    srcSet: [240, 480, 960, 1600, 2400]
      .map((width) => `/photographs/${picture.name}-${width}.avif ${width}w`)
      .join(', '),
    largest: `/photographs/${picture.name}-2400.avif`,
  })
  const small = { width: 700, height: 900, clear: true }
  const name = uploadedName(hash, small)
  expect(pictureAt(uploadedAddress({ ...small, name }, plain))).toMatchObject({
    src: `/photographs/${name}-700.webp`,
    srcSet: `/photographs/${name}-240.avif 240w, /photographs/${name}-480.avif 480w, /photographs/${name}-700.avif 700w`,
  })
})

test('the preview of a link shows the part of a photograph that its focus is in', () => {
  const cards = [0, 25, 50, 100].map((y) =>
    uploadedSocialCard({ ...picture, ...plain, focus: { x: 50, y } }),
  )
  expect(cards.map((card) => /-social-(\d+)\.jpg$/.exec(card)?.[1])).toEqual([
    '0',
    '0',
    '50',
    '100',
  ])
  for (const card of cards) expect(uploadedFile(card.split('/')[2]!)).not.toBeNull()
})

test('photographs of colors are a set a color, with those of no color in each', () => {
  const place = (color: string | null, alt: string) =>
    uploadedAddress(picture, { ...plain, color, alt })
  const gold = place('Black/Gold', 'from the front')
  const purple = place('Black/Purple', 'from the front')
  const both = place(null, 'the box')
  const product = { ...testProduct, name: 'Nova', imageUrl: gold, images: [purple, both] }
  expect(
    pictureSets(product).map(({ color, pictures }) => [color, pictures.map(({ alt }) => alt)]),
  ).toEqual([
    ['Black/Gold', ['Nova in Black/Gold, from the front', 'Nova in Black/Gold, the box']],
    ['Black/Purple', ['Nova in Black/Purple, from the front', 'Nova in Black/Purple, the box']],
  ])
  const colorless = { ...product, imageUrl: both, images: [] }
  expect(picturesOf(colorless, 'Black/Gold').map(({ alt }) => alt)).toEqual(['Nova, the box'])
})
