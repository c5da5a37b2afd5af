import { expect, test } from 'vitest'
import { macroPictures } from './macro-pictures.ts'

const drawings = (...views: string[]) => views.map((view) => `/pictures/thing/${view}.svg`)
const photographs = (...views: string[]) => views.map((view) => `/pictures/thing/${view}-960.webp`)

test('close drawings come first, whatever their place in the gallery', () => {
  const macros = macroPictures(drawings('hero', 'front', 'side', 'rear', 'top', 'detail'))
  expect(macros.map(({ src }) => src)).toEqual(drawings('detail', 'side', 'top'))
  expect(macros[0]?.frame).toBe('0 0 1200 1200')
})

test('the drawn views of a chair are close enough as they are', () => {
  const macros = macroPictures(drawings('hero', 'front', 'headrest', 'armrest', 'base'))
  expect(new Set(macros.map(({ frame }) => frame))).toEqual(new Set(['0 0 1200 1200']))
})

test('photographs come whole: the details, then what the gallery shows next', () => {
  const views = photographs('hero', 'rear', 'top', 'detail-hub', 'detail-plugs')
  expect(macroPictures(views)).toEqual(
    photographs('detail-hub', 'detail-plugs', 'rear').map((src) => ({ src, frame: null })),
  )
})

test('a product with one picture has no close look', () => {
  expect(macroPictures(drawings('hero'))).toEqual([])
  expect(macroPictures(photographs('hero'))).toEqual([])
})
