import { expect, test } from 'vitest'
import { specGroups } from './spec-groups.ts'

function groups(...specs: string[]) {
  return specGroups({ specs }).map(({ title, lines }) => [title, lines.map((line) => specs[line])])
}

test('groups come in reading order and keep the order of the specs inside', () => {
  expect(groups('Weight: 2 kg', 'Warranty: 5 years', 'Length: 170 mm', 'Power: 750 W')).toEqual([
    ['Electrical', ['Power: 750 W']],
    ['Size and materials', ['Weight: 2 kg', 'Length: 170 mm']],
    ['Warranty', ['Warranty: 5 years']],
  ])
})

test('an unknown label comes last, under General', () => {
  expect(groups('Horoscope: Aries', 'Warranty: 5 years')).toEqual([
    ['Warranty', ['Warranty: 5 years']],
    ['General', ['Horoscope: Aries']],
  ])
})

test('a value that cannot be read stands in its group all the same', () => {
  expect(groups('Power: plenty')).toEqual([['Electrical', ['Power: plenty']]])
})

test('no specs, no groups', () => {
  expect(groups()).toEqual([])
})
