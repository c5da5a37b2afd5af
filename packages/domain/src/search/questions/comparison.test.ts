import { expect, test } from 'vitest'
import { testProduct } from '../../products/test-product.ts'
import { parseQuery } from '../query.ts'
import { productTable } from './comparison.ts'

const tableOf = (named: (typeof testProduct)[]) =>
  productTable({ ...parseQuery(''), named })?.advice

const calypso = { ...testProduct, id: 1, slug: 'calypso', name: 'Calypso' }
const bracket = { ...testProduct, id: 2, slug: null, name: 'GPU Bracket' }
const edge = { ...testProduct, id: 3, slug: 'edge', name: 'Edge' }
const titan = {
  ...testProduct,
  id: 4,
  slug: 'gx-1k-titan',
  name: 'GX 1K Titan',
  category: 'power-supplies',
} as const

test.each([
  [[edge, calypso], '/compare?products=edge,calypso'],
  [[calypso, edge], '/compare?products=calypso,edge'],
  [[bracket, edge, calypso], '/compare?products=2,edge,calypso'],
  [[titan, edge, calypso], '/compare?products=edge,calypso'],
  [[edge], undefined],
  [[edge, titan], undefined],
  [[], undefined],
])('%j are compared at %s', (named, path) => {
  expect(tableOf(named)?.path).toBe(path)
})

test('the products are named in the order of the search', () => {
  expect(tableOf([edge, calypso])?.title).toBe('Edge and Calypso side by side')
})
