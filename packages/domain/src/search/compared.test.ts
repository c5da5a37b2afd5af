import { expect, test } from 'vitest'
import { testProduct } from '../test-product.ts'
import { comparisonFor } from './compared.ts'

const found = [
  { ...testProduct, id: 1, slug: 'calypso', name: 'Calypso' },
  { ...testProduct, id: 2, slug: null, name: 'GPU Bracket' },
  { ...testProduct, id: 3, slug: 'edge', name: 'Edge' },
  { ...testProduct, id: 4, slug: 'gx-1k-titan', name: 'GX 1K Titan', category: 'power-supplies' },
] as const

test.each([
  ['edge vs calypso', '/compare?products=edge,calypso'],
  ['Is Calypso better than the Edge?', '/compare?products=calypso,edge'],
  ['gpu bracket or edge or calypso', '/compare?products=2,edge,calypso'],
  ['edge', undefined],
  ['edges and bracket', undefined],
  ['edge with gx1k titan', undefined],
  ['', undefined],
])('%j is answered by %j', (query, path) => {
  expect(comparisonFor(query, found)[0]?.path).toBe(path)
})

test('the products are named in the order of the search', () => {
  expect(comparisonFor('edge or calypso', found)[0]?.title).toBe('Edge and Calypso side by side')
})
