import { expect, test } from 'vitest'
import { specGroups } from './spec-groups.ts'

function groups(...specs: string[]) {
  return specGroups({ specs }).map(({ title, lines }) => [title, lines.map((line) => specs[line])])
}

test('groups come in reading order and keep the order of the specs inside', () => {
  expect(groups('Weight: 2 kg', 'Warranty: 5 years', 'Length: 170 mm', 'Power: 750 W')).toEqual([
    ['Electrical', ['Power: 750 W']],
    ['General', ['Weight: 2 kg', 'Warranty: 5 years', 'Length: 170 mm']],
  ])
})

test('an unknown label stands under General', () => {
  expect(groups('Horoscope: Aries', 'Power: 750 W')).toEqual([
    ['Electrical', ['Power: 750 W']],
    ['General', ['Horoscope: Aries']],
  ])
})

test('a value that cannot be read stands in its group all the same', () => {
  expect(groups('Power: plenty')).toEqual([['Electrical', ['Power: plenty']]])
})

test('no specs, no groups', () => {
  expect(groups()).toEqual([])
})
