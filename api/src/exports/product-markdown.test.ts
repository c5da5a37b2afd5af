import { categories, categoryFacts, categoryPath } from '@argo/domain/products/category'
import { downloadOf } from '@argo/domain/products/downloads'
import { keyFigures } from '@argo/domain/features/key-figures'
import { productPath } from '@argo/domain/products/product'
import { parseSpec } from '@argo/domain/products/spec'
import { expect, test } from 'vitest'
import { expectProblem, testApp } from '../test-app.ts'
import { growCategory } from '../products/test-many.ts'
import { markdownFor } from './routes.ts'
import { site, testSite } from '../pages/test-site.ts'
import { listProducts, productsByCategory } from '../products/queries.ts'

const unescaped = (text = '') => text.replaceAll(/\\([^\w\s])/g, '$1')

test('a product as text has every fact of the catalogue, at each of its addresses', async () => {
  const { db } = await testSite()
  for (const product of await listProducts(db)) {
    const { name, description, specs, id, category, colorVariations } = product
    const text = unescaped(await markdownFor(db, productPath(product), site))
    expect(text.startsWith(`# ${name}\n\n${description}\n`)).toBe(true)
    for (const { label, value } of specs.map(parseSpec))
      expect(text).toContain(`\n- **${label}**: ${value}\n`)
    expect(text.match(/^- \*\*/gm)?.length).toBeGreaterThanOrEqual(specs.length + 3)
    expect(text).toContain(`- **Product number**: ${id}\n`)
    expect(text).toContain(
      `- **Category**: [${categoryFacts(category).name}](${site}${categoryPath(category)})\n`,
    )
    for (const color of colorVariations ?? []) expect(text).toContain(color)
    const file = downloadOf(id)
    expect(text.includes('## Downloads')).toBe(file !== undefined)
    expect(text).toContain(file?.sha256 ?? '## Pictures')
    expect(text).not.toMatch(/undefined|null|\[object|<\/?\w/)
    expect(unescaped(await markdownFor(db, `/product/${id}/?x=1`, site))).toBe(text)
  }
})

test('a category as text has its products, their addresses and the figures people choose by', async () => {
  const { db } = await testSite()
  for (const category of categories) {
    const products = await productsByCategory(db, category)
    const text = unescaped(await markdownFor(db, `/category/${category}`, site))
    expect(text.startsWith(`# ${categoryFacts(category).name}\n`)).toBe(true)
    expect(text).toContain(`${products.length} products, newest first.`)
    expect(text.match(/^- /gm)).toHaveLength(products.length)
    for (const product of products) {
      expect(text).toContain(`[${product.name}](${site}${productPath(product)})`)
      for (const { label, value } of keyFigures(product))
        expect(text).toContain(`${label}: ${value}`)
    }
    expect(unescaped(await markdownFor(db, `/products?category=${category}`, site))).toBe(text)
  }
})

test('all products as text stand by category', async () => {
  const { db } = await testSite()
  const text = (await markdownFor(db, '/products', site)) ?? ''
  const products = await listProducts(db)
  expect(text.match(/^- /gm)).toHaveLength(products.length)
  expect(text.match(/^## /gm)).toHaveLength(categories.length)
  for (const product of products) expect(text).toContain(`${site}${productPath(product)})`)
})

test('what is no page of the catalogue has no text', async () => {
  const { app, db } = await testSite()
  for (const url of [
    '/home',
    '/nope',
    '/product/1',
    '/cases/nope',
    '/chairs/edge',
    '/%00',
    '/cases/%00',
    '/product/a%00',
    '/cases/Edge',
  ]) {
    expect(await markdownFor(db, url, site)).toBeUndefined()
    expectProblem(await app.inject(`${url}.md`), 404, 'There is no page with such a text.')
  }
})

test('the text has an address of its own, which names the page as the one to be found', async () => {
  const { app, db, open } = await testSite()
  for (const [url, canonical] of [
    ['/products', '/products'],
    ['/mice', '/peripherals'],
    ['/category/coolers', '/cooling'],
    ['/cases/edge', '/cases/edge'],
    ['/product/79', '/cases/edge'],
    ['/product/90', '/product/90'],
    ['/product/swift-pro', '/chairs/swift-pro'],
  ] as const) {
    const { statusCode, headers, body } = await app.inject(`${url}.md`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(headers.link).toBe(`<${site}${canonical}>; rel="canonical"`)
    expect(body).toBe(await markdownFor(db, url, site))
    expect((await open(url)).html).toContain(
      `<link rel="alternate" type="text/markdown" href="${canonical}.md"/>`,
    )
  }
})

test('a name that looks like markup is shown as it is', async () => {
  const { db } = await testSite()
  const name = '[x](javascript:alert(1)) <script>*a*</script>'
  await db
    .updateTable('products')
    .set({ name, description: '# not a heading' })
    .where('slug', '=', 'edge')
    .execute()
  for (const url of ['/cases/edge', '/cases', '/products']) {
    const text = (await markdownFor(db, url, site)) ?? ''
    expect(text).toContain(String.raw`\[x\](javascript:alert(1)) \<script\>\*a\*\</script\>`)
    expect(text).not.toMatch(/^# not/m)
  }
})

test('a long list says how much of it is there', async () => {
  const { db } = await testSite()
  await growCategory(db, 'edge', 254)
  const text = (await markdownFor(db, '/cases', site)) ?? ''
  expect(text).toContain('The first 200 of 254 products, newest first.')
  expect(text.match(/^- /gm)).toHaveLength(200)
})

test('llms.txt leads to the text of every product, every category and what compares and checks them', async () => {
  const { app, db } = await testSite()
  const { headers, body } = await app.inject('/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^# Argo\n\n> .+\n/)
  const links = [...body.matchAll(/\]\((https:[^)]+)\)/g)].map(([, address = '']) => address)
  for (const path of [
    ...categories.map(categoryPath),
    ...(await listProducts(db)).map(productPath),
    // No two peripherals have figures in common.
    ...categories
      .filter((category) => category !== 'peripherals')
      .map((category) => `/compare/${categoryFacts(category).route}`),
    '/compare',
    '/fit',
    '/fit/chairs',
  ])
    expect(links).toContain(`${site}${path}.md`)
  for (const address of links) {
    const { statusCode } = await app.inject(address.slice(site.length))
    expect([address, statusCode]).toEqual([address, 200])
  }
})

test('a page is sent as Markdown to clients that prefer it, and as HTML to everybody else', async () => {
  const { app } = await testApp()
  for (const url of ['/cases/edge', '/product/79', '/cooling/', '/category/mice', '/products']) {
    const text = await app.inject({ url, headers: { accept: 'text/markdown' } })
    expect(text.headers['content-type'], url).toBe('text/markdown; charset=utf-8')
    expect(text.headers.vary, url).toMatch(/accept/i)
    expect(text.body, url).toMatch(/^# /)
    const html = await app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(html.headers['content-type'], url).toBe('text/html; charset=utf-8')
    expect(html.headers.vary, url).toMatch(/accept/i)
  }
  const contact = await app.inject({ url: '/contact', headers: { accept: 'text/markdown' } })
  expect(contact.headers['content-type']).toBe('text/html; charset=utf-8')
})
