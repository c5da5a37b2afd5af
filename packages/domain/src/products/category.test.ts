import { expect, test } from 'vitest'
import { categories, categoryPath, categoryTokens, parseCategory } from './category.ts'

test('every category of the specification has its address there', () => {
  const paths = new Set(categories.map(categoryPath))
  const specified = '/cases /cooling /power-supplies /peripherals /chairs /monitors'
  expect(specified.split(' ').filter((path) => !paths.has(path))).toEqual([])
})

test('the address of every category leads back to it', () => {
  const tokens = categories.map((category) => categoryPath(category).slice(1))
  expect(tokens.map(parseCategory)).toEqual(categories)
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

test.each(['', 'Cases', ' cases', 'toasters', 'constructor'])(
  'the token %j names none',
  (token) => {
    expect(parseCategory(token)).toBeUndefined()
  },
)
