import type { ListFilter } from './category-filters.ts'
import { expect, test } from 'vitest'
import { appliedFilters, withoutFilter } from './applied-filters.ts'

const offered: ListFilter[] = [
  {
    kind: 'range',
    key: 'gpu-clearance',
    label: 'GPU clearance',
    unit: 'mm',
    min: 300,
    max: 1_500,
  },
  { kind: 'choices', key: 'panel', label: 'Panel', choices: [] },
]

const wordsOf = (...given: Parameters<typeof appliedFilters>) =>
  appliedFilters(...given).map(({ words }) => words)

test('each choice is named with its attribute, and ranges with both ends, one or the same twice', () => {
  const both = { choices: { panel: ['IPS', 'OLED'] }, ranges: { 'gpu-clearance': { min: 400 } } }
  expect(wordsOf(both, offered)).toEqual([
    'GPU clearance: 400 mm or more',
    'Panel: IPS',
    'Panel: OLED',
  ])
  const range = (min?: number, max?: number) =>
    wordsOf({ choices: {}, ranges: { 'gpu-clearance': { min, max } } }, offered)
  expect(range(400, 1_450)).toEqual(['GPU clearance: 400 to 1,450 mm'])
  expect(range(undefined, 450)).toEqual(['GPU clearance: up to 450 mm'])
  expect(range(400, 400)).toEqual(['GPU clearance: 400 mm'])
  expect(wordsOf(undefined, offered)).toEqual([])
})

test('inches and degrees stand at their number', () => {
  const inches = offered.slice(0, 1).map((filter) => ({ ...filter, unit: '″' }) as ListFilter)
  const filters = { choices: {}, ranges: { 'gpu-clearance': { min: 27 } } }
  expect(wordsOf(filters, inches)).toEqual(['GPU clearance: 27″ or more'])
})

test('one choice goes and the others stay; nothing is left when the last one goes', () => {
  const filters = { choices: { panel: ['IPS', 'OLED'] }, ranges: { power: { min: 1 } } }
  expect(withoutFilter(filters, { key: 'panel', value: 'IPS' })).toEqual({
    choices: { panel: ['OLED'] },
    ranges: { power: { min: 1 } },
  })
  expect(withoutFilter(filters, { key: 'panel' })).toEqual({
    choices: {},
    ranges: { power: { min: 1 } },
  })
  expect(withoutFilter(withoutFilter(filters, { key: 'panel' }), { key: 'power' })).toBeUndefined()
  expect(filters.choices.panel).toEqual(['IPS', 'OLED'])
})
