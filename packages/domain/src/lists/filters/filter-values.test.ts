import { expect, test } from 'vitest'
import { filterValues } from './filter-values.ts'

function valuesOf(...specs: string[]) {
  return filterValues({ category: 'monitors', specs })
}

test.each([
  ['Fast IPS, flat', ['Fast IPS', 'IPS']],
  ['QD-OLED', ['QD-OLED', 'OLED']],
  ['IPS', ['IPS']],
  ['Chips', ['Chips']],
])('a panel of %s is found under %j', (panel, choices) => {
  expect(valuesOf(`Panel: ${panel}`).get('Panel')?.choices).toEqual(choices)
})

test('the number that stands alone counts, not those under conditions', () => {
  expect(valuesOf('Response time: 4 ms; 1 ms at 100%').get('Response time')).toMatchObject({
    from: 4,
    to: 4,
  })
})

test('what no list is filtered by is left out, and so is what cannot be read', () => {
  expect([...valuesOf('Warranty: 3 years', 'Brightness: bright').keys()]).toEqual([])
})
