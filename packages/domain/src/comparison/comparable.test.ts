import { expect, test } from 'vitest'
import { comparable, isComparedWhole } from './comparable.ts'

const product = (name: string, ...labels: string[]) => ({
  name,
  figures: labels.map((label) => ({ label, value: '1' })),
})
const namesOf = (products: readonly { name: string }[]) => products.map(({ name }) => name)

const paste = product('paste', 'Thermal conductivity', 'Operating temperature')
const tower = product('tower', 'Airflow', 'Noise level', 'Height')
const fan = product('fan', 'Airflow', 'Noise level')
const rest = product('rest', 'Pad length', 'Weight')
const bungee = product('bungee', 'Arm height', 'Weight')

test('products that have two figures in common are compared, in their order, and others are left out', () => {
  expect(namesOf(comparable([paste, tower, rest, fan]))).toEqual(['tower', 'fan'])
})

test('of several groups the largest is compared, and of two as large the first', () => {
  const another = { ...paste, name: 'another paste' }
  expect(namesOf(comparable([paste, tower, another, fan]))).toEqual(['paste', 'another paste'])
  expect(namesOf(comparable([paste, tower, another, fan, { ...fan, name: 'more' }]))).toEqual([
    'tower',
    'fan',
    'more',
  ])
})

test('where no two have more than a weight in common, nothing is compared', () => {
  expect(comparable([paste, rest, bungee])).toEqual([])
  expect(comparable([tower])).toEqual([])
  expect(comparable([])).toEqual([])
})

test('a category has a table of all while it has eight products at most, of which two are comparable', () => {
  expect(isComparedWhole([tower, fan, paste], 3)).toBe(true)
  expect(isComparedWhole([tower, fan], 8)).toBe(true)
  expect(isComparedWhole([tower, fan], 9)).toBe(false)
  expect(isComparedWhole([rest, bungee], 2)).toBe(false)
})
