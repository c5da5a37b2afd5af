import { expect, test } from 'vitest'
import { categories, categoryFacts } from '../products/category.ts'
import { listOrders, sortOf, sortsOf } from './list-orders.ts'
import { listSearch } from './list-search.ts'

test.each(categories)(
  'a list of %s has its key attributes and the name as orders, both ways round',
  (category) => {
    expect(listOrders(category).map(({ label }) => label)).toEqual([
      'Name',
      ...categoryFacts(category).keyAttributes,
    ])
    const sorts = sortsOf(category)
    expect(new Set(sorts).size).toBe(2 * categoryFacts(category).keyAttributes.length + 2)
    for (const sort of sorts) {
      expect(sortOf(sort, category)?.direction).toBe(sort.endsWith('-asc') ? 'asc' : 'desc')
      expect(listSearch({ sort })).toEqual({ sort })
    }
  },
)

test.each([
  ['cases', 'GPU clearance', 'gpu-clearance-desc', 'largest first'],
  ['coolers', 'Noise level', 'noise-level-asc', 'lowest first'],
  ['power-supplies', 'Power', 'power-desc', 'highest first'],
  ['power-supplies', 'Length', 'length-asc', 'smallest first'],
  ['peripherals', 'Weight', 'weight-desc', 'heaviest first'],
  ['monitors', 'Panel', 'panel-asc', 'A to Z'],
  ['monitors', 'Name', 'name-asc', 'A to Z'],
] as const)('%s by %s begin with the better end: %s', (category, label, sort, words) => {
  const order = listOrders(category).find((order) => order.label === label)
  expect(order?.ways[0]).toEqual({ sort, words })
})

test('what is no order is left out of an address', () => {
  for (const sort of ['newest', 'power', 'power-up', 'constructor', '', 5, null, ['power-desc']])
    expect(listSearch({ sort })).toEqual({})
})

test('the order of another category is none', () => {
  expect(sortsOf('power-supplies')).toContain('power-desc')
  expect(sortsOf('cases')).not.toContain('power-desc')
  expect(sortOf('power-desc', 'cases')).toBeUndefined()
})
