import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { testSite } from './test-site.ts'

const shared = forAllTests(testSite)

test.each([
  ['/HOME', '/home'],
  ['/Contact/', '/contact/'],
  ['/Products?category=cases', '/products?category=cases'],
  ['/Cases', '/cases'],
  ['/Mice', '/mice'],
  ['/cases?sort=name-asc', undefined],
  ['/CASES?sort=name-asc', '/cases?sort=name-asc'],
  ['/category/Cases', '/category/cases'],
  ['/Category/cooling/', '/category/cooling/'],
  ['/Cases/Edge', '/cases/edge'],
  ['/cases/EDGE?color=Black', '/cases/edge?color=Black'],
  ['/Product/79', '/product/79'],
  ['/product/Swift-Pro', '/product/swift-pro'],
  ['/Compare?products=edge,calypso', '/compare?products=edge,calypso'],
  ['/compare/Cases', '/compare/cases'],
  ['/FIT?case=edge', '/fit?case=edge'],
  ['/Fit/Chairs', '/fit/chairs'],
  ['/Search?q=Edge', '/search?q=Edge'],
])('%s leads to %s', async (address, spelling) => {
  const { statusCode, headers } = await shared().app.inject(address)
  expect([statusCode, headers.location]).toEqual(
    spelling === undefined ? [200, undefined] : [308, spelling],
  )
})

test.each(['/Nope', '/Cases/Nope', '/Nope/Edge', '/Product/999999', '/category/Nope', '/A/B/C'])(
  '%s, which does not exist in lower case either, is not found',
  async (address) => {
    expect((await shared().app.inject(address)).statusCode).toBe(404)
  },
)
