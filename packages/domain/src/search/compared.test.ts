import { expect, test } from 'vitest'
import { testProduct } from '../products/test-product.ts'
import { comparedIn, comparisonOf, namesIn } from './compared.ts'

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
  ['edge calypso', '/compare?products=edge,calypso'],
  ['gx 1k titan edge calypso', '/compare?products=edge,calypso'],
  ['edge', undefined],
  ['edge edge', undefined],
  ['edges and bracket', undefined],
  ['edge with gx1k titan', undefined],
  ['', undefined],
])('%j is answered by %j', (query, path) => {
  const compared = comparedIn(query, found)
  expect(compared.length > 0 ? comparisonOf(compared).path : undefined).toBe(path)
})

test('the products are named in the order of the search', () => {
  expect(comparisonOf(comparedIn('edge or calypso', found)).title).toBe(
    'Edge and Calypso side by side',
  )
})

test('a word counts for the longest name that it is part of', () => {
  const arm = { ...testProduct, id: 5, slug: 'edge-arm', name: 'Edge Arm' }
  expect(comparedIn('edge arm', [...found, arm])).toEqual([])
  expect(comparedIn('edge arm edge', [...found, arm]).map(({ name }) => name)).toEqual([
    'Edge Arm',
    'Edge',
  ])
})

test('every run of a search’s words may be a name', () => {
  expect(namesIn('GX 750 or Edge')).toEqual([
    'gx',
    'gx750',
    'gx750or',
    'gx750oredge',
    '750',
    '750or',
    '750oredge',
    'or',
    'oredge',
    'edge',
  ])
})
