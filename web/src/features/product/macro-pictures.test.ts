import { expect, test } from 'vitest'
import { macroPictures } from './macro-pictures.ts'

const photographs = (...views: string[]) => views.map((view) => `/pictures/thing/${view}-960.webp`)

test('the details come first, then what the gallery shows next', () => {
  const views = photographs('hero', 'rear', 'top', 'detail-hub', 'detail-plugs')
  expect(macroPictures(views)).toEqual(photographs('detail-hub', 'detail-plugs', 'rear'))
})

test('a product with one picture has no close look', () => {
  expect(macroPictures(photographs('hero'))).toEqual([])
})
