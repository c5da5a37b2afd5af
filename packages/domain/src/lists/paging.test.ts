import { expect, test } from 'vitest'
import { pageCount, parsePages } from './paging.ts'

test('a list has a page for each 24 products, and one if it is empty', () => {
  expect([0, 24, 25, 100_000].map(pageCount)).toEqual([1, 1, 2, 4167])
})

test.each([undefined, '2', 'abc', 0, -1, 1.5, Number.NaN, 2 ** 60, [2], {}, null, true])(
  '%j is no number of a page and stands for the first',
  (page) => {
    expect(parsePages({ page })).toEqual({ from: 1, page: 1 })
  },
)

test('pages may begin before the one that is named, but not too many, and not after it', () => {
  expect(parsePages({ page: 3 })).toEqual({ from: 3, page: 3 })
  expect(parsePages({ from: 1, page: 3 })).toEqual({ from: 1, page: 3 })
  expect(parsePages({ from: 1, page: 5 })).toEqual({ from: 1, page: 5 })
  for (const from of [0, 3, 4, 'x'])
    expect(parsePages({ from, page: 3 })).toEqual({ from: 3, page: 3 })
  expect(parsePages({ from: 1, page: 6 })).toEqual({ from: 6, page: 6 })
})
