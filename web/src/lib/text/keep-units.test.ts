import { expect, test } from 'vitest'
import { keepUnits } from './keep-units.ts'

test.each([
  ['336 mm of 373 mm, behind a 27 mm radiator', '336~mm of 373~mm, behind a 27~mm radiator'],
  ['1 × 12V-2x6 of 600 W for a card of 450 W', '1~× 12V-2x6 of 600~W for a card of 450~W'],
  ['480 × 230 × 480 mm (H × W × D), 53.0 L', '480~× 230~× 480~mm (H ×~W ×~D), 53.0~L'],
  ['18.9 × 8 × 17.7 in', '18.9~× 8~× 17.7 in'],
  ['a load of 96 % at 25 °C, 24 dB(A) at 1 m', 'a load of 96~% at 25~°C, 24~dB(A) at 1~m'],
  ['175 Hz at 8 bit, or at 10 bit', '175~Hz at 8~bit, or at 10~bit'],
  ['USB-C (10 Gbit/s), 2 of 2 bays', 'USB-C (10~Gbit/s), 2 of 2 bays'],
  ['2 × USB-A, 2 × 2.5″, 80 PLUS Gold', '2~×~USB-A, 2~×~2.5″, 80~PLUS Gold'],
  ['2.1 mmH₂O of 95 m³/h', '2.1~mmH₂O of 95~m³/h'],
  [
    'mounts for 7 × 120 mm, a sheet of 400 × 320 mm',
    'mounts for 7~×~120~mm, a sheet of 400~× 320~mm',
  ],
  ['Card length, in mm', 'Card length, in~mm'],
  ['LGA 1851, LGA 1700 and AM5; ATX 3 asks', 'LGA~1851, LGA~1700 and AM5; ATX~3 asks'],
  ['4 of 7 slots with 2 modules', '4 of 7 slots with 2 modules'],
])('“%s” breaks between no number and its unit', (text, kept) => {
  expect(keepUnits(text).replaceAll('\u00a0', '~')).toBe(kept)
})
