import { expect, test } from 'vitest'
import { testProduct } from '../products/test-product.ts'
import { documentOf } from './document.ts'
import { parseQuery } from './query.ts'
import { relevanceOf } from './rank.ts'

const products = {
  named: { name: 'Forge', specs: ['Motherboard support: ATX'], description: '' },
  begun: { name: 'Forgery', specs: ['Motherboard support: ATX'], description: '' },
  within: { name: 'Forge Arm', specs: ['Reach: 1 m'], description: '' },
  inSpec: { name: 'Anvil', specs: ['Fits: Forge and others'], description: '' },
  mentioned: { name: 'Tongs', specs: ['Reach: 1 m'], description: 'For the forge.' },
}

function scoreOf(product: keyof typeof products, query: string): number {
  const document = documentOf({ ...testProduct, ...products[product] })
  return relevanceOf(document, parseQuery(query).terms).score
}

test('what is called so comes before what begins so, has it in a spec, or mentions it', () => {
  const order = ['named', 'within', 'begun', 'inSpec', 'mentioned'] as const
  const scores = order.map((product) => scoreOf(product, 'forge'))
  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  expect(new Set(scores).size).toBe(order.length)
})

test('what is such a thing comes before what only has the word in its name', () => {
  const scoreIn = (name: string, specs: string[], query: string) =>
    relevanceOf(
      documentOf({ ...testProduct, category: 'monitors', name, specs }),
      parseQuery(query).terms,
    ).score
  expect(scoreIn('Vela', ['Refresh rate: 240 Hz'], 'monitor')).toBeGreaterThan(
    scoreIn('Monitor Arm', ['Reach: 1 m'], 'monitor'),
  )
})

test('a synonym counts less than the word itself', () => {
  expect(scoreOf('named', 'tower')).toBeLessThan(scoreOf('named', 'case'))
  expect(scoreOf('named', 'tower')).toBeGreaterThan(0)
})

test('words in one spec count more than the same in two, and that spec is told', () => {
  const together = documentOf({ ...testProduct, specs: ['Weight: 1 kg', 'Radiator: 360 mm'] })
  const apart = documentOf({ ...testProduct, specs: ['Length: 360 mm', 'Radiator: 240 mm'] })
  const terms = parseQuery('360 radiator').terms
  expect(relevanceOf(together, terms).score).toBeGreaterThan(relevanceOf(apart, terms).score)
  expect(relevanceOf(together, terms).spec).toBe(1)
})
