import { expect, test } from 'vitest'
import { parseCataloguePath } from './catalogue-path.ts'

test.each([
  ['/products', { kind: 'products' }],
  ['/products/', { kind: 'products' }],
  ['/products?utm_source=x', { kind: 'products' }],
  ['/products?category=cooling', { kind: 'category', category: 'coolers', search: {} }],
  ['/mice', { kind: 'category', category: 'peripherals', search: {} }],
  ['/category/coolers/', { kind: 'category', category: 'coolers', search: {} }],
  [
    '/monitors?panel-is=IPS&panel-is=1.5&refresh-rate-min=200&sort=refresh-rate-desc&utm=x',
    {
      kind: 'category',
      category: 'monitors',
      search: {
        'panel-is': ['1.5', 'IPS'],
        'refresh-rate-min': 200,
        sort: 'refresh-rate-desc',
      },
    },
  ],
  ['/compare', { kind: 'comparison', search: {} }],
  ['/compare?products=b&products=a', { kind: 'comparison', search: { products: 'b,a' } }],
  ['/compare/mice?units=in', { kind: 'comparison', category: 'peripherals', search: {} }],
  ['/product/79', { kind: 'id', id: 79 }],
  ['/product/astra/', { kind: 'slug', slug: 'astra' }],
  ['/mice/argo-g-100m?x', { kind: 'slug', slug: 'argo-g-100m', category: 'peripherals' }],
  ['/chairs/%61stra', { kind: 'slug', slug: 'astra', category: 'chairs' }],
])('%s is about %j', (url, subject) => {
  expect(parseCataloguePath(url)).toEqual(subject)
})

test.each([
  '/',
  '/home',
  '/nope',
  '/nope/edge',
  '/compare/nope',
  '/compare/cases/x',
  '/cases/edge/x',
  '/products?category=nope',
  '/%zz',
  '//',
  '//%',
])('%s is no page of the catalogue', (url) => {
  expect(parseCataloguePath(url)).toBeUndefined()
})
