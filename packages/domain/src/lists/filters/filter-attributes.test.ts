import { expect, test } from 'vitest'
import { categories } from '../../products/category.ts'
import { selectedFilters, filterParameters } from './filter-attributes.ts'
import { filterNames } from './list-filters.ts'

test.each(categories)('browsers recognise every parameter that filters %s', (category) => {
  const names = filterParameters(category)
  expect(new Set(names).size).toBe(names.length)
  expect(filterNames(names).toSorted()).toEqual(names.toSorted())
})

test('numbers are taken in the unit that the attribute is shown in, and are open where nothing is said', () => {
  const [height, weight] = [
    selectedFilters({ choices: {}, ranges: { 'user-height': { min: 180 } } }, 'chairs'),
    selectedFilters({ choices: {}, ranges: { weight: { max: 69 } } }, 'peripherals'),
  ]
  expect(height).toMatchObject([{ from: 1800, to: Infinity }])
  expect(weight).toMatchObject([{ from: -Infinity, to: 69 }])
})
