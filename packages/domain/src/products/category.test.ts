import { expect, test } from 'vitest'
import {
  categories,
  categoryFacts,
  categoryPath,
  categoryTokens,
  parseCategory,
} from './category.ts'

test('the categories are described in the words of the specification', () => {
  expect(categories.map((category) => [category, categoryFacts(category).description])).toEqual([
    ['cases', 'Premium gaming cases for ultimate performance'],
    ['coolers', 'Advanced cooling solutions for peak efficiency'],
    ['power-supplies', 'Reliable power for demanding gaming rigs'],
    ['peripherals', 'Essential gaming peripherals for competitive edge'],
    ['chairs', 'Ergonomic gaming chairs for extended sessions'],
    ['monitors', 'High-performance displays for immersive gaming'],
  ])
})

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

test('every token that routes accept names a category', () => {
  for (const token of categoryTokens) expect(categories).toContain(parseCategory(token))
  expect(new Set(categoryTokens).size).toBe(categoryTokens.length)
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
