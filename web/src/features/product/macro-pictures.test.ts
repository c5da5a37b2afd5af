import { expect, test } from 'vitest'
import { macroPictures } from './macro-pictures.ts'

const photographs = (...views: string[]) => views.map((view) => `/pictures/thing/${view}-960.webp`)
const three = [{}, {}, {}]

test('the details come first, then what the gallery shows next', () => {
  const views = photographs('hero', 'rear', 'top', 'detail-hub', 'detail-plugs')
  expect(macroPictures(three, views)).toEqual(photographs('detail-hub', 'detail-plugs', 'rear'))
})

test('a feature with a view of its own is over that, and no other is', () => {
  const views = photographs('hero', 'front', 'detail-hub', 'detail-plugs')
  const features = [{ view: 'front' }, {}, { view: 'detail-hub' }]
  expect(macroPictures(features, views)).toEqual(photographs('front', 'detail-plugs', 'detail-hub'))
})

test('a feature whose view the product has no picture of is over the next close-up', () => {
  const views = photographs('hero', 'detail-hub')
  expect(macroPictures([{ view: 'front' }, {}], views)).toEqual([
    ...photographs('detail-hub'),
    undefined,
  ])
})

test('a product with one picture has no close look', () => {
  expect(macroPictures(three, photographs('hero'))).toEqual([undefined, undefined, undefined])
})
