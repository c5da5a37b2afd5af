import { pageSize } from '@argo/domain/lists/paging'
import { productPath } from '@argo/domain/products/product'
import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { testSite } from './test-site.ts'
import { growCategory } from '../products/test-many.ts'
import { productsByCategory } from '../products/queries.ts'

const shared = forAllTests(testSite)

const total = 2 * pageSize + 3

const manyCases = forAllTests(async () => {
  const { app, db, open } = await testSite()
  await growCategory(db, 'edge', total)
  return { app, open, products: await productsByCategory(db, 'cases') }
})

/** The addresses that a page names as its neighbours, in its head and in its list. */
function neighbours(html: string) {
  const named = (pattern: RegExp) => html.match(pattern)?.[1]?.replaceAll('&amp;', '&')
  return {
    head: [named(/<link rel="prev" href="([^"]*)"/), named(/<link rel="next" href="([^"]*)"/)],
    list: [
      named(/<a [^>]*?rel="prev"[^>]*?href="([^"]*)"/),
      named(/<a [^>]*?rel="next"[^>]*?href="([^"]*)"/),
    ],
  }
}

test.each([
  { page: 1, title: 'Cases – Argo', path: '/cases', prev: undefined, next: '/cases?page=2' },
  {
    page: 2,
    title: 'Cases, page 2 – Argo',
    path: '/cases?page=2',
    prev: '/cases',
    next: '/cases?page=3',
  },
  {
    page: 3,
    title: 'Cases, page 3 – Argo',
    path: '/cases?page=3',
    prev: '/cases?page=2',
    next: undefined,
  },
])('page $page of a long category', async ({ page, title, path, prev, next }) => {
  const { open, products } = manyCases()
  const { status, titles, canonicals, html, text, jsonLd } = await open(path)
  const site = 'https://argo.example'
  const shown = products.slice((page - 1) * pageSize, page * pageSize)
  expect(status).toBe(200)
  expect(titles).toEqual([title])
  expect(canonicals).toEqual([site + path])
  expect(neighbours(html)).toEqual({
    head: [prev && site + prev, next && site + next],
    list: [prev, next],
  })
  expect(html.match(/<article/g)).toHaveLength(shown.length)
  for (const { name } of shown) expect(text).toContain(name)
  expect(text).toContain(`${total} Products`)
  expect(jsonLd.at(-1)).toEqual({
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: shown.map((product, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * pageSize + index + 1,
      name: product.name,
      url: site + productPath(product),
    })),
  })
})

test('pages that were loaded one below the other come back together', async () => {
  const { open, products } = manyCases()
  const { html, canonicals, text } = await open('/cases?page=2&from=1')
  expect(html.match(/<article/g)).toHaveLength(2 * pageSize)
  expect(canonicals).toEqual(['https://argo.example/cases?page=2'])
  expect(text).toContain(`1 to ${2 * pageSize} of ${products.length} products`)
})

test('the products page shows pages of one category too, and only the newest of all of them', async () => {
  const { open } = manyCases()
  const one = await open('/products?category=cases&page=2')
  expect(one.canonicals).toEqual(['https://argo.example/cases?page=2'])
  expect(one.text).toContain(`${total} Products`)
  expect(neighbours(one.html).list).toEqual([
    '/products?category=cases',
    '/products?category=cases&page=3',
  ])
  const all = await open('/products')
  expect(all.text).toContain(`${total} products`)
  expect(all.html.match(/<article/g)?.length).toBeLessThanOrEqual(30)
})

test.each(['/cases?page=4', '/cases?page=9007199254740991', '/products?category=mice&page=2'])(
  'a page after the last, %s, shows the 404 card',
  async (address) => {
    const { open } = manyCases()
    expect((await open(address)).status).toBe(404)
  },
)

test.each([
  ['/cases?page=1', '/cases'],
  ['/cases?page=abc', '/cases'],
  ['/cases?page=-2&utm_source=a', '/cases'],
  ['/cases?page=1.5', '/cases'],
  ['/cases?page=2&page=3', '/cases'],
  ['/cases?page=2&from=2', '/cases?page=2'],
  ['/category/mice?page=0', '/category/mice'],
  ['/products?category=mice&page=%00', '/products?category=mice'],
  ['/cases?sort=newest', '/cases'],
  ['/cases?sort=power-desc', '/cases'],
  ['/cases?sort=name-asc&sort=name-desc', '/cases'],
  ['/category/mice?sort=gpu-clearance-asc', '/category/mice'],
  ['/products?category=mice&sort=gpu-clearance-asc', '/products?category=mice'],
  ['/cases?gpu-clearance-min=&gpu-clearance-max=450', '/cases?gpu-clearance-max=450'],
  ['/cases?gpu-clearance-max=0450.0&page=1', '/cases?gpu-clearance-max=450'],
  [
    '/category/mice?motherboard-support-is=b+c&motherboard-support-is=a&x-is=',
    '/category/mice?motherboard-support-is=a&motherboard-support-is=b+c',
  ],
  ['/products?category=cases&panel-is=%22a%22&page=0', '/products?category=cases&panel-is=%22a%22'],
])('%s leads to the one spelling of what the list has of it, %s', async (address, spelled) => {
  const { app } = shared()
  const response = await app.inject(address)
  expect([response.statusCode, response.headers.location]).toEqual([307, spelled])
})

test('a list that fits on one page has nothing about pages', async () => {
  const { open } = shared()
  for (const address of ['/cases', '/products?category=cases'])
    expect(neighbours((await open(address)).html)).toEqual({
      head: [undefined, undefined],
      list: [undefined, undefined],
    })
})

test('a sorted list says so, keeps its order on other pages, and leaves being found to the plain one', async () => {
  const { db, call, open } = await testSite()
  await growCategory(db, 'edge', total)
  const sort = 'gpu-clearance-asc'
  const { products } = await call.products.page({ category: 'cases', page: 2, sort })
  for (const path of ['/cases', '/category/cases', '/products?category=cases']) {
    const address = `${path}${path.includes('?') ? '&' : '?'}sort=${sort}`
    const { html, text, canonicals } = await open(`${address}&page=2`)
    const shown = [...html.matchAll(/<article.*?<h3[^>]*>([^<]*)</gs)].map(([, name]) => name)
    expect(shown).toEqual(products.map(({ name }) => name))
    expect(neighbours(html)).toEqual({
      head: [undefined, undefined],
      list: [address, `${address}&page=3`],
    })
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(canonicals).toEqual(['https://argo.example/cases'])
    expect(html).toMatch(/<option[^>]* selected=""[^>]*>GPU clearance, smallest first</)
    expect(text).toContain(`${total} Products`)
  }
})

test('a filtered list is not for search engines, which are led to the plain one', async () => {
  const { db, open } = await testSite()
  await growCategory(db, 'edge', total)
  for (const address of [
    '/cases?gpu-clearance-min=300',
    '/products?category=cases&gpu-clearance-min=300&page=2',
  ]) {
    const { html, canonicals, jsonLd } = await open(address)
    expect(html, address).toContain('<meta name="robots" content="noindex"/>')
    expect(canonicals, address).toEqual(['https://argo.example/cases'])
    expect(neighbours(html).head, address).toEqual([undefined, undefined])
    expect(jsonLd, address).toEqual([])
  }
  const plain = (await open('/cases')).html
  expect(plain).not.toContain('name="robots"')
})

test.each([
  ['/cases?panel-is=IPS&sort=name-asc', '/cases?sort=name-asc'],
  ['/cases?panel-is=IPS&sort=power-desc', '/cases'],
])('%s leads to the address without a filter that the list has not, %s', async (address, clean) => {
  const { app, db } = await testSite()
  await growCategory(db, 'edge', total)
  let reached = address
  for (;;) {
    const { statusCode, headers } = await app.inject(reached)
    if (statusCode === 200) break
    expect(statusCode).toBe(307)
    reached = String(headers.location)
  }
  expect(reached).toBe(clean)
})

test('what is filtered is kept by no cache, while the plain list and its filters are', async () => {
  const { app } = shared()
  const cacheControl = async (url: string) => (await app.inject(url)).headers['cache-control']
  const call = (name: string, input: object) =>
    cacheControl(
      `/trpc/products.${name}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`,
    )
  const filters = { choices: {}, ranges: { 'gpu-clearance': { min: 400 } } }
  const category = 'cases'
  expect([
    await cacheControl('/cases?gpu-clearance-min=400'),
    await call('filters', { category, filters }),
    await call('page', { category, page: 1, filters }),
  ]).toEqual(Array(3).fill('private, no-cache'))
  for (const control of [
    await cacheControl('/cases'),
    await call('filters', { category }),
    await call('page', { category, page: 1 }),
  ])
    expect(control).toContain('s-maxage')
})
