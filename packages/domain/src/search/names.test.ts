import { expect, test } from 'vitest'
import { namedIn } from './names.ts'
import { queryWords } from './words.ts'

const products = [
  'Calypso',
  'Carina 34',
  'Vela 27',
  'Edge',
  'Edge Arm',
  'GX 750',
  'GX 1K Titan',
  'F120 Fan',
]
const names = {
  byName: (name: string) => products.filter((product) => queryWords(product).join('') === name),
  byWord: (word: string) => products.filter((product) => queryWords(product).includes(word)),
  isKind: (word: string) => word === 'fan',
}

test.each([
  ['edge vs calypso', ['Edge', 'Calypso']],
  ['Is Calypso better than the Edge?', ['Calypso', 'Edge']],
  ['carina or vela', ['Carina 34', 'Vela 27']],
  ['titan vs 750', ['GX 1K Titan', 'GX 750']],
  ['gx750 or gx1k titan', ['GX 750', 'GX 1K Titan']],
  ['edge edge', ['Edge']],
  ['edge arm', ['Edge Arm']],
  ['edge arm edge', ['Edge Arm', 'Edge']],
  ['gx', []],
  ['fan', []],
  ['', []],
])('“%s” names %j', (query, named) => {
  expect(namedIn(queryWords(query), names)).toEqual(named)
})
