import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparisonName, comparisonPath, comparisonSearch, namesIn } from './address.ts'

test('a product is named by its slug, or by its id where it has none or its slug would be read as one', () => {
  expect(comparisonName({ id: 79, slug: 'edge' })).toBe('edge')
  expect(comparisonName({ id: 76, slug: null })).toBe('76')
  expect(comparisonName({ id: 5, slug: '120' })).toBe('5')
})

test.each([
  ['edge,calypso', ['edge', 'calypso']],
  [
    ['edge', 'calypso'],
    ['edge', 'calypso'],
  ],
  [
    ['edge,76', 76],
    ['edge', '76'],
  ],
  [' Edge , CALYPSO!', ['edge', 'calypso']],
  ['edge,,edge,', ['edge']],
  [76, ['76']],
  ['a'.repeat(100), ['a'.repeat(80)]],
  [true, []],
  [undefined, []],
  [{ edge: 1 }, []],
])('%j names %j', (value, names) => {
  expect(namesIn(value)).toEqual(names)
})

test('the address of a table has its products and nothing that it does not read', () => {
  const search = { units: 'in', utm_source: 'x', show: 'differences', products: 'b,a,b' }
  expect(comparisonPath(comparisonSearch(search))).toBe('/compare?products=b,a')
  expect(comparisonPath(comparisonSearch({ products: '', show: 'all' }))).toBe('/compare')
})

test('whatever an address says, its spelling is short and is spelled the same when it is read again', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 2_000 }), fc.string())
  fc.assert(
    fc.property(fc.array(text), (products) => {
      const path = comparisonPath(comparisonSearch({ products }))
      expect(path.length).toBeLessThan(700)
      expect(path).toMatch(/^[a-z\d/?=,&-]*$/)
      const again = Object.fromEntries(new URLSearchParams(path.split('?')[1]))
      expect(comparisonPath(comparisonSearch(again))).toBe(path)
    }),
  )
})
