import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

test.each([
  ['400 mm, with front fans; 373 mm behind', '[400 mm,] with front fans; [373 mm] behind'],
  ['480 × 230 × 480 mm (H × W × D)', '[480 ×] [230 ×] [480 mm] (H [× W] [× D)]'],
  ['E-ATX (up to 280 mm wide), micro-ATX', '[E-ATX] (up to [280 mm] wide), [micro-ATX]'],
  ['1 × 12V-2x6, 24-pin, a nickel-plated base', '[1 ×] [12V-2x6], [24-pin], a nickel-plated base'],
  ['2 × USB-A at 160–185 cm or 5–8', '[2 × USB-A] at [160–185 cm] or [5–8]'],
  ['(H\u00a0×\u00a0W)', '[(H × W)]'],
  ['Tempered glass', 'Tempered glass'],
])('“%s” stays word for word, and whole where it is read as one', (text, whole) => {
  const html = renderToStaticMarkup(createElement('p', null, unbroken(text)))
  expect(
    html
      .replaceAll('<span class="whitespace-nowrap">', '[')
      .replaceAll('</span>', ']')
      .replaceAll(/<.?p>/g, ''),
  ).toBe(whole)
})
