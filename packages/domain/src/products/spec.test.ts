import { expect, test } from 'vitest'
import { leadingValue, parseSpec } from './spec.ts'

test.each([
  ['Weight: 69 g', 'Weight', '69 g'],
  ['Ratio: 16:9', 'Ratio', '16:9'],
  ['Weight:69 g', 'Weight', '69 g'],
  ['  Weight :  69 g  ', 'Weight', '69 g'],
  ['Weight', 'Weight', '—'],
  ['Weight:', 'Weight', '—'],
  ['Weight:   ', 'Weight', '—'],
  [': 69 g', '', '69 g'],
  ['', '', '—'],
  ['a::b', 'a', ':b'],
])('%j is read as label %j and value %j', (spec, label, value) => {
  expect(parseSpec(spec)).toEqual({ label, value })
})

test.each([
  ['69 g, without cable', '69 g'],
  ['25,600 DPI', '25,600 DPI'],
  ['144 Hz (DisplayPort)', '144 Hz'],
  ['—', '—'],
])('the figure of %j is %j', (value, figure) => {
  expect(leadingValue(value)).toBe(figure)
})
