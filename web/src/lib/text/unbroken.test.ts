import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

test.each([
  ['400 mm, with front fans; 373 mm behind', '[400 mm,] with front fans; [373 mm] behind'],
  ['480 × 230 × 480 mm (H × W × D)', '[480 ×] [230 ×] [480 mm] [(H × W × D)]'],
  ['E-ATX (up to 280 mm wide), micro-ATX', '[E-ATX] (up to [280 mm] wide), [micro-ATX]'],
  ['1 × 12V-2x6, 24-pin, a nickel-plated base', '[1 ×] [12V-2x6], [24-pin], a nickel-plated base'],
  ['2 × USB-A at 160–185 cm or 5–8', '[2 × USB-A] at [160–185 cm] or [5–8]'],
  ['(H\u00a0×\u00a0W)', '[(H × W)]'],
  ['336 mm of 373 mm, behind a 27 mm radiator', '[336 mm] of [373 mm,] behind a [27 mm] radiator'],
  ['1 × 12V-2x6 of 600 W for a card of 450 W', '[1 ×] [12V-2x6] of [600 W] for a card of [450 W]'],
  ['a load of 96% at 25 °C, 24 dB(A) at 1 m', 'a load of 96% at [25 °C,] [24 dB(A)] at [1 m]'],
  ['175 Hz at 8 bit, 1,000 cd/m², 500 lx', '[175 Hz] at [8 bit,] [1,000 cd/m²,] [500 lx]'],
  ['2 × 2.5″, 80 PLUS Gold', '[2 × 2.5″,] [80 PLUS] Gold'],
  ['2.1 mmH₂O of 95 m³/h', '[2.1 mmH₂O] of [95 m³/h]'],
  ['27″ at 2560 × 1440, where', '27″ at [2560 × 1440,] where'],
  ['7 × 120 mm, a sheet of 400 × 320 mm', '[7 × 120 mm,] a sheet of [400 ×] [320 mm]'],
  [
    'Card length, in mm, 150 kg (330 lb), 11 years',
    'Card length, [in mm,] [150 kg] [(330 lb),] [11 years]',
  ],
  ['LGA 1700 and AM5; HDMI 2.1 asks', '[LGA 1700] and AM5; [HDMI 2.1] asks'],
  ['95 × 95 × 47 mm (W × D × H)', '[95 ×] [95 ×] [47 mm] [(W × D × H)]'],
  ['4 of 7 slots with 2 modules', '4 of 7 slots with 2 modules'],
  ['limits of ISO 13406-2, New York, NY 10013', 'limits of [ISO 13406-2,] New York, [NY 10013]'],
  [
    'call +1 (212) 555-0148, Mon-Fri 9AM-5PM EST.',
    'call [+1 (212) 555-0148,] [Mon-Fri 9AM-5PM EST.]',
  ],
  ['26.8 in / 68 cm across', '[26.8 in] / [68 cm] across'],
  ['Nylon, 26.8 in across', 'Nylon, [26.8 in] across'],
  ['by e-mail, for an RMA', 'by [e-mail], for an RMA'],
  ['Tempered glass', 'Tempered glass'],
])('“%s” stays word for word, and whole where it is read as one', (text, whole) => {
  const html = renderToStaticMarkup(createElement('p', null, unbroken(text)))
  expect(
    html
      .replaceAll('<span class="whitespace-nowrap">', '[')
      .replaceAll('<span class="inline-block">', '[')
      .replaceAll('</span>', ']')
      .replaceAll(/<.?p>/g, ''),
  ).toBe(whole)
})
