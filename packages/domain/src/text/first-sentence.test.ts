import { expect, test } from 'vitest'
import { firstSentence } from './truncate.ts'

test.each([
  ['A case. It is made of steel. It is light.', 'A case.', 'It is made of steel. It is light.'],
  ['A fan of 2.1 mmH₂O, at 1.8 A. Quiet.', 'A fan of 2.1 mmH₂O, at 1.8 A.', 'Quiet.'],
  ['Fits approx. 30 cm', 'Fits approx. 30 cm', ''],
  ['Ohne Öl.\nÄußerst leise.', 'Ohne Öl.', 'Äußerst leise.'],
  ['', '', ''],
])('%s', (text, first, rest) => {
  expect(firstSentence(text)).toEqual([first, rest])
})
