import { expect, test } from 'vitest'
import { categories } from './category.ts'
import { listOrders, sortOf } from './list-orders.ts'
import { listSearch, sortIn, sortsOf } from './list-sort.ts'

test.each(categories)(
  'a list of %s offers each order of its addresses, both ways round',
  (category) => {
    const offered = listOrders(category).flatMap(({ ways }) => ways.map(({ sort }) => sort))
    expect(offered.toSorted()).toEqual(sortsOf(category).toSorted())
    for (const sort of offered)
      expect(sortOf(sort, category)?.direction).toBe(sort.endsWith('-asc') ? 'asc' : 'desc')
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

test('the parameters of a list stand in one order, and what is no order or page is left out', () => {
  const search = listSearch({ from: 1, page: 2, sort: 'power-desc', utm: 'x' })
  expect(JSON.stringify(search)).toBe('{"sort":"power-desc","page":2,"from":1}')
  for (const sort of ['newest', 'power', 'power-up', 'constructor', '', 5, null, ['power-desc']])
    expect(listSearch({ sort })).toEqual({})
})

test('the order of another category is none', () => {
  expect(sortIn('power-supplies', { sort: 'power-desc' })).toEqual({ sort: 'power-desc' })
  expect(sortIn('cases', { sort: 'power-desc' })).toEqual({})
  expect(sortOf('power-desc', 'cases')).toBeUndefined()
})
