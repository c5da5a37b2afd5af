import { expect, test } from 'vitest'
import { macroPictures } from './macro-pictures.ts'

function pictures(...views: string[]) {
  return views.map((view) => ({ src: `/pictures/thing/${view}.svg`, alt: view }))
}

test('close views come first, whatever their place in the gallery', () => {
  const macros = macroPictures(pictures('hero', 'front', 'side', 'rear', 'top', 'detail'))
  expect(macros.map(({ src }) => src)).toEqual([
    '/pictures/thing/detail.svg',
    '/pictures/thing/side.svg',
    '/pictures/thing/top.svg',
  ])
  expect(macros[0]?.frame).toBe('0 0 1200 1200')
})

test('the views of a chair are close enough as they are', () => {
  const macros = macroPictures(pictures('hero', 'front', 'headrest', 'armrest', 'base'))
  expect(new Set(macros.map(({ frame }) => frame))).toEqual(new Set(['0 0 1200 1200']))
})

test('a product with one picture has no close look', () => {
  expect(macroPictures(pictures('hero'))).toEqual([])
})
