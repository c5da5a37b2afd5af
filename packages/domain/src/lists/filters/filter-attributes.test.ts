import { expect, test } from 'vitest'
import { categories } from '../../products/category.ts'
import { keyAttributes } from '../../features/key-figures.ts'
import {
  selectedFilters,
  filterAttributes,
  filterParameters,
  furtherAttributes,
} from './filter-attributes.ts'
import { filterNames } from './list-filters.ts'

test.each(categories)(
  'a list of %s is filtered by what its cards show, then by further attributes, none of them text',
  (category) => {
    const filters = filterAttributes(category)
    expect(filters.map(({ name }) => name)).toEqual([
      ...keyAttributes[category],
      ...furtherAttributes[category],
    ])
    expect(filters.map(({ promoted }) => promoted)).toEqual([
      ...keyAttributes[category].map(() => true),
      ...furtherAttributes[category].map(() => false),
    ])
    expect(new Set(filters.map(({ key }) => key)).size).toBe(filters.length)
  },
)

test.each(categories)('browsers recognise every parameter that filters %s', (category) => {
  const names = filterParameters(category)
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
