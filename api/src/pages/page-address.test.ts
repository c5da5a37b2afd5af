import { categoryTokens } from '@argo/domain/products/category'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { expect, test } from 'vitest'
import { isOneOfMany, pageAddress, unknownPage } from './page-address.ts'

test.each([
  '/',
  ...Object.values(fixedPages).map(({ path }) => path),
  ...categoryTokens.flatMap((token) => [`/${token}`, `/${token}/`, `/category/${token}`]),
  '/products?category=cases',
  '/compare?products=edge,calypso',
  '/compare/cases',
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

test.each([
  ['/products?sort=name-asc&page=2', '/products'],
  ['/cases?from=1&page=2&sort=name-asc', '/cases?sort=name-asc&page=2&from=1'],
  [
    '/cases?page=2&utm=x&gpu-clearance-max=450&sort=name-asc&panel-is=b&gpu-clearance-min=400&panel-is=a',
    '/cases?gpu-clearance-min=400&gpu-clearance-max=450&panel-is=b&panel-is=a&sort=name-asc&page=2',
  ],
  [
    '/products?power-min=500&category=power-supplies',
    '/products?category=power-supplies&power-min=500',
  ],
  ['/products?power-min=500', '/products'],
  ['/cases/edge?power-min=500', '/cases/edge'],
  ['/compare?products=edge&products=calypso', '/compare?products=edge,calypso'],
  ['/compare/?units=in&products=Edge%2Cedge%2C%2C76', '/compare/?products=edge,76'],
  ['/compare?products=a,b,c,d,e,f,g,h,i,j', '/compare?products=a,b,c,d,e,f,g,h'],
  ['/compare?show=all&units=mm&products=', '/compare'],
  ['/compare/cases?products=edge&show=differences', '/compare/cases'],
  [`/compare?products=${'a'.repeat(1_000)}`, `/compare?products=${'a'.repeat(80)}`],
])('%s is rendered and cached as %s', (address, canonical) => {
  expect(pageAddress(address)).toBe(canonical)
})

test.each([
  ['/cases?power-min=500', true],
  ['/cases?page=2&sort=power-desc', false],
  ['/products?category=cases&panel-is=IPS&page=2', true],
  ['/fit?case=edge', true],
  ['/fit', false],
  ['/fit/chairs?units=us&height=6', true],
  ['/fit/chairs?units=us', false],
  ['/cases', false],
])('%s is one of endlessly many pages: %j', (address, expected) => {
  expect(isOneOfMany(address)).toBe(expected)
})
