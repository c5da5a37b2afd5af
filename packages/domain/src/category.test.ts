import { expect, test } from 'vitest'
import { categories, categoryFacts, categoryTokens, parseCategory } from './category.ts'

test('there are six categories, each with the words the site shows', () => {
  expect(categories.map((category) => [category, categoryFacts(category).description])).toEqual([
    ['cases', 'Premium gaming cases for ultimate performance'],
    ['coolers', 'Advanced cooling solutions for peak efficiency'],
    ['power-supplies', 'Reliable power for demanding gaming rigs'],
    ['peripherals', 'Essential gaming peripherals for competitive edge'],
    ['chairs', 'Ergonomic gaming chairs for extended sessions'],
    ['monitors', 'High-performance displays for immersive gaming'],
  ])
  for (const category of categories) expect(categoryFacts(category).id).toBe(category)
})

test('coolers live at /cooling, every other category at its own name', () => {
  expect(categories.map((category) => categoryFacts(category).route)).toEqual([
    'cases',
    'cooling',
    'power-supplies',
    'peripherals',
    'chairs',
    'monitors',
  ])
})

test('a token names a category by its id or by another spelling', () => {
  for (const category of categories) {
    expect(parseCategory(category)).toBe(category)
    expect(parseCategory(categoryFacts(category).route)).toBe(category)
  }
  expect(parseCategory('cooling')).toBe('coolers')
  expect(parseCategory('mice')).toBe('peripherals')
  expect(categoryTokens).toEqual([...categories, 'cooling', 'mice'])
})

test.each([
  '',
  'Cases',
  ' cases',
  'keyboards',
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
])('the token %j names none', (token) => {
  expect(parseCategory(token)).toBeUndefined()
})
