import { expect, test } from 'vitest'
import { countSummary, listSummary } from './list-summary.ts'

test('a list says how many products it has and, filtered, of how many', () => {
  expect(countSummary({ count: 1, total: undefined })).toBe('1 product')
  expect(countSummary({ count: 8, total: 8 }, 'Product')).toBe('8 Products')
  expect(countSummary({ count: 1_234, total: 100_000 })).toBe('1,234 of 100,000 products')
})

test('it says which order it is in, if there is more than one product', () => {
  const orders = [
    { label: 'Name', ways: [{ sort: 'name-asc', words: 'A to Z' }] },
    { label: 'Noise level', ways: [{ sort: 'noise-asc', words: 'lowest first' }] },
    { label: 'GPU clearance', ways: [{ sort: 'gpu-desc', words: 'largest first' }] },
  ]
  const total = undefined
  expect(listSummary({ count: 2, total, orders }, 'name-asc')).toBe('2 products, by name, A to Z')
  expect(listSummary({ count: 2, total, orders }, 'noise-asc')).toBe(
    '2 products, by noise level, lowest first',
  )
  expect(listSummary({ count: 2, total, orders }, 'gpu-desc')).toBe(
    '2 products, by GPU clearance, largest first',
  )
  expect(listSummary({ count: 2, total, orders }, undefined)).toBe('2 products, newest first')
  expect(listSummary({ count: 1, total, orders }, undefined)).toBe('1 product')
})
