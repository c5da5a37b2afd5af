import { categoryTokens } from '@argo/domain/category'
import { fixedPages } from '@argo/domain/page-metadata'
import { expect, test } from 'vitest'
import { pageAddress, unknownPage } from './page-parameters.ts'

test.each([
  '/',
  ...Object.values(fixedPages).map(({ path }) => path),
  ...categoryTokens.flatMap((token) => [`/${token}`, `/${token}/`, `/category/${token}`]),
  '/products?category=cases',
  '/product/79',
  '/product/79/',
  '/cases/edge',
  '/cases/no-such-product',
  '/cases/edge/manual',
])('%s is rendered at its own address', (address) => {
  expect(pageAddress(address)).toBe(address)
})

test.each(['/nope', '/.env', '/wp-login.php?user=1', '/nope/one/two', '/%C3%A9'])(
  '%s is rendered at the address of the page for unknown ones',
  (address) => {
    expect(pageAddress(address)).toBe(unknownPage)
  },
)
