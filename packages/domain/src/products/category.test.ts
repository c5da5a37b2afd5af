import { expect, test } from 'vitest'
import { categories, categoryPath, categoryTokens, parseCategory } from './category.ts'

test('every category has the address of the specification, which leads back to it', () => {
  const paths = categories.map(categoryPath)
  expect(paths).toEqual([
    '/cases',
    '/cooling',
    '/power-supplies',
    '/peripherals',
    '/chairs',
    '/monitors',
  ])
  expect(paths.map((path) => parseCategory(path.slice(1)))).toEqual(categories)
})

test.each([
  ['cases', 'cases'],
  ['cooling', 'coolers'],
  ['coolers', 'coolers'],
  ['power-supplies', 'power-supplies'],
  ['peripherals', 'peripherals'],
  ['mice', 'peripherals'],
  ['chairs', 'chairs'],
  ['monitors', 'monitors'],
])('the token %s of the route table names %s', (token, category) => {
  expect(parseCategory(token)).toBe(category)
  expect(categoryTokens).toContain(token)
})

test.each(['', 'Cases', ' cases', 'keyboards', 'constructor'])(
  'the token %j names none',
  (token) => {
    expect(parseCategory(token)).toBeUndefined()
  },
)
