import { categories, type Category, categoryFacts } from '@argo/domain/products/category'
import { excerpt, productPath } from '@argo/domain/products/product'
import { describe, expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { type Page, testSite } from './test-site.ts'
import { listProducts, productsByCategory } from '../products/queries.ts'

const shared = forAllTests(testSite)

/** The slugs that /product/{slug} is specified to answer to. */
const shortcuts = new Set(['astra', 'armada', 'swift-pro', 'imperium'])

function expectComplete(page: Page, canonical: string) {
  expect(page.status).toBe(200)
  expect(page.type).toMatch(/^text\/html; charset=utf-8$/i)
  expect(page.html).toMatch(/^<!doctype html><html lang="en">/i)
  expect(page.html).toMatch(/<\/html>\s*$/)
  expect(page.titles).toHaveLength(1)
  expect(page.titles[0]).toMatch(/.+ – Argo$/)
  expect(page.descriptions).toHaveLength(1)
  expect(page.descriptions[0]?.length).toBeGreaterThan(20)
  expect(page.canonicals).toEqual([`https://argo.example${canonical}`])
  expect(page.html.match(/<h1[\s>]/g)).toHaveLength(1)
  expect(page.html.match(/<main[\s>]/g)).toHaveLength(1)
  expect(page.html).not.toMatch(/\sstyle="/)
  expect(page.html).not.toMatch(/\son\w+="/)
}

const plain = ['/home', '/products', '/contact', '/warranty', '/downloads', '/registration']

test.each([...plain, '/terms', '/privacy', '/cookies'])(
  '%s is complete before any script runs, with or without a trailing slash',
  async (path) => {
    const { open } = shared()
    for (const address of [path, `${path}/`, `${path}?utm_source=a%20b&utm_source=c`])
      expectComplete(await open(address), path)
  },
)

test('/ redirects to /home', async () => {
  const { app } = shared()
  for (const method of ['GET', 'HEAD'] as const) {
    const response = await app.inject({ method, url: '/' })
    expect([response.statusCode, response.headers.location]).toEqual([307, '/home'])
  }
})

test('the home page shows six featured products, each by its id, and has the header’s menu in it', async () => {
  const { open, db } = shared()
  const { html, text } = await open('/home')
  const featured = (await listProducts(db)).filter((product) => product.featured)
  for (const { id, name, description } of featured.slice(0, 6)) {
    expect(text).toContain(name)
    expect(text).toContain(description.slice(0, 60))
    expect(html).toContain(`href="/product/${id}"`)
  }
  for (const category of categories) expect(text).toContain(categoryFacts(category).name)
})

test('all products stand on one page, below their categories', async () => {
  const { open, db } = shared()
  const { text } = await open('/products')
  expect(text).toContain("Argo's Arsenal")
  for (const category of categories) {
    const products = await productsByCategory(db, category)
    expect(text).toContain(`${categoryFacts(category).name}${products.length} products`)
    for (const { name } of products) expect(text).toContain(name)
  }
})

test('the footer of every page leads to the pages of support and of text, and to the networks', async () => {
  const { open } = shared()
  const { html } = await open('/cookies')
  const footer = html.slice(html.indexOf('<footer'))
  for (const path of [
    '/contact',
    '/contact#faq',
    '/downloads',
    '/registration',
    '/warranty',
    '/terms',
    '/privacy',
    '/cookies',
    ...categories.map((category) => `/${categoryFacts(category).route}`),
  ])
    expect(footer).toContain(`href="${path}"`)
  for (const network of ['LinkedIn', 'X', 'Facebook', 'Instagram'])
    expect(footer).toContain(`Argo on ${network}`)
})

test('no picture needs a browser that shows AVIF', async () => {
  const { open } = shared()
  for (const path of ['/home', '/products', '/cases', '/cases/edge']) {
    const { html } = await open(path)
    const images = [...html.matchAll(/<(?:img|image) [^>]*?(?:src|href)="([^"]+)"/g)]
    expect(images.length).toBeGreaterThan(3)
    for (const [, file] of images) expect(file).toMatch(/\.(webp|svg|png|jpe?g)$/)
  }
})

test('the head of a page fetches its first picture, in each shape that a screen may choose', async () => {
  const { open } = shared()
  for (const path of ['/home', '/cases', '/cases/edge', '/monitors/vela-27']) {
    const { html } = await open(path)
    const [head = '', body = ''] = html.split('</head>')
    const ahead = [...head.matchAll(/<link rel="preload" as="image"[^>]* imageSrcSet="([^"]+)"/g)]
    const first = body.split('<picture').find((picture) => picture.includes('fetchPriority="high"'))
    const [picture = ''] = first?.split('</picture>') ?? []
    const shapes = [...picture.matchAll(/srcSet="([^"]+\.avif[^"]*)"/g)]
    expect(shapes.length).toBeGreaterThan(0)
    expect(new Set(ahead.map(([, files]) => files))).toEqual(
      new Set(shapes.map(([, files]) => files)),
    )
  }
})

test('the head of the home page fetches a scene of one shape for every screen', async () => {
  const { db, open } = await testSite()
  const { value } = await db
    .selectFrom('siteTexts')
    .select('value')
    .where('key', '=', 'home')
    .executeTakeFirstOrThrow()
  const scene = '/pictures/categories/chairs-960.webp'
  const changed = value.replace(/"scenes":\s*\[\s*"[^"]*"/, `"scenes":["${scene}"`)
  expect(changed).toContain(scene)
  await db.updateTable('siteTexts').set({ value: changed }).where('key', '=', 'home').execute()
  const { html } = await open('/home')
  const [head = ''] = html.split('</head>')
  const links = head.match(/<link rel="preload" as="image"[^>]*>/g) ?? []
  expect(links).toHaveLength(1)
  expect(links[0]).toContain('/categories/chairs-')
  expect(links[0]).not.toContain('media=')
})

test('every figure of Precision Engineering is the product’s own', async () => {
  const { open, call } = shared()
  const { html, text } = await open('/home')
  for (const [slug, label, figure] of [
    ['nivos', 'Thermal conductivity', '128 W/m·K'],
    ['argo-g-100m', 'Resolution', '25,600 DPI'],
    ['argo-g-100m', 'Weight', '69 g'],
    ['gx-1k-titan', 'Efficiency', '94%'],
    ['typhoon-90', 'Static pressure', '2.0 mmH₂O'],
  ] as const) {
    const { specs } = (await call.products.detail({ slug })).product
    expect(specs.some((spec) => spec.startsWith(`${label}: ${figure}`))).toBe(true)
    expect(text.replaceAll('\u00a0', ' ')).toContain(`${label}${figure}`)
    expect(html).toMatch(new RegExp(`<a[^>]*href="/[a-z-]+/${slug}"`))
  }
})

test('the pages of text say when they last changed', async () => {
  const { open } = shared()
  for (const [path, heading] of [
    ['/terms', 'Terms'],
    ['/privacy', 'Privacy'],
    ['/cookies', 'Cookies'],
    ['/downloads', 'Downloads'],
    ['/registration', 'Product registration'],
  ] as const) {
    const { html, text } = await open(path)
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1], path).toBe(heading)
    expect(text, path).toContain('Last updated')
  }
})

const spellings = { coolers: ['coolers', 'cooling'], peripherals: ['peripherals', 'mice'] }

const tokensOf = (category: Category) =>
  category in spellings ? spellings[category as 'coolers'] : [category]

describe('products', () => {
  test.each(categories)('of %s alone, by the query', async (category) => {
    const { open, call, db } = shared()
    const { name, route } = categoryFacts(category)
    const { description } = await call.texts.category({ category })
    const products = await productsByCategory(db, category)
    for (const token of new Set([category, route, ...tokensOf(category)])) {
      const page = await open(`/products?category=${token}`)
      expectComplete(page, `/${route}`)
      for (const words of [
        name,
        description,
        `${products.length} Products`,
        'View All Categories',
        ...products.map((product) => product.name),
      ])
        expect(page.text).toContain(words)
    }
  })

  test('of a category that is none show the 404 card', async () => {
    const { open } = shared()
    for (const token of ['nope', 'toasters', 'constructor', '%zz', '__proto__']) {
      const page = await open(`/products?category=${token}`)
      expect(page.status).toBe(404)
      expect(page.titles).toEqual(['404 Page Not Found – Argo'])
    }
  })
})

describe.each(categories)('the category %s', (category) => {
  const { route, name } = categoryFacts(category)
  const addresses = tokensOf(category).flatMap((token) => [
    `/${token}`,
    `/${token}/`,
    `/category/${token}`,
    `/category/${token}/`,
  ])

  test.each(addresses)('is complete at %s, products included', async (address) => {
    const { open, db } = shared()
    const page = await open(address)
    expectComplete(page, `/${route}`)
    expect(page.titles).toEqual([`${name} – Argo`])
    expect(page.html).toContain(`>${name}</h1>`)
    for (const product of await productsByCategory(db, category)) {
      expect(page.text).toContain(product.name)
      expect(page.text).toContain(excerpt(product.description))
    }
  })
})

test('every product is complete at each of its addresses', async () => {
  const { open, db } = shared()
  for (const product of await listProducts(db)) {
    const tokens =
      { coolers: ['coolers'], peripherals: ['mice'] }[product.category as 'coolers'] ?? []
    const addresses = [`/product/${product.id}`, productPath(product)]
    if (product.slug !== null) {
      addresses.push(...tokens.map((token) => `/${token}/${product.slug}`))
      if (shortcuts.has(product.slug)) addresses.push(`/product/${product.slug}`)
    }
    for (const address of addresses) {
      const page = await open(address)
      expectComplete(page, productPath(product))
      expect(page.titles).toEqual([
        `${product.name} – ${categoryFacts(product.category).name} – Argo`,
      ])
      const [hero] = page.text.split('KEY FEATURES')
      for (const words of [product.name, product.description]) expect(hero).toContain(words)
      for (const spec of product.specs) {
        const colon = spec.indexOf(':')
        expect(page.text).toContain(spec.slice(0, colon).trim())
        expect(page.text).toContain(spec.slice(colon + 1).trim())
      }
    }
  }
})

test('the pages of the G-100M and of Nivos state three features', async () => {
  const { open } = shared()
  for (const [address, figures] of [
    ['/peripherals/argo-g-100m', ['25,600 DPI', '69 g', '1000 Hz', '14 RGB effects', '20M clicks']],
    ['/cooling/nivos', ['128 W/m·K', '-100 to 1400 °C']],
  ] as const) {
    const { html } = await open(address)
    const features = html.slice(html.indexOf('KEY FEATURES</h2>')).split('</section>')[0]!
    expect(features.match(/<li[\s>]/g)).toHaveLength(3)
    const text = features.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')
    for (const figure of figures) expect(text).toContain(figure)
  }
})

test.each([
  ['/cooling/nivos', ['Home', 'Coolers', 'Nivos'], ['/', '/cooling']],
  ['/power-supplies', ['Home', 'Power Supplies'], ['/']],
  ['/cases', [], []],
])('%s has the breadcrumb %j', async (path, names, hrefs) => {
  const { open } = shared()
  const { html } = await open(path)
  const breadcrumb = /<nav aria-label="Breadcrumb"[^]*?<\/nav>/.exec(html)?.[0] ?? ''
  const items = [...breadcrumb.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item = '']) =>
    item.replaceAll(/<[^>]*>/g, ''),
  )
  expect(items).toEqual(names)
  const links = [...breadcrumb.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toEqual(hrefs)
})

test('colors start at the default and can be shared, an unknown one falls back to it, and an only one is shown as chosen', async () => {
  const { open } = shared()
  for (const [address, color, folder] of [
    ['/product/swift-pro', 'Black/Red', 'swift-pro/black-red'],
    ['/product/armada', 'Black/Silver', 'armada/black-silver'],
    ['/product/astra', 'Black/Gold', 'astra/black-gold'],
    ['/chairs/astra?color=Black/Purple', 'Black/Purple', 'astra/black-purple'],
    ['/chairs/astra?color=Plaid', 'Black/Gold', 'astra/black-gold'],
    ['/chairs/astra?color=', 'Black/Gold', 'astra/black-gold'],
    ['/chairs/astra?color=black/purple', 'Black/Gold', 'astra/black-gold'],
    ['/chairs/astra?color=%3Cscript%3E', 'Black/Gold', 'astra/black-gold'],
  ] as const) {
    const { html, text, canonicals } = await open(address)
    expect(canonicals).toEqual([`https://argo.example/chairs/${folder.split('/')[0]}`])
    expect(text, address).toContain(`Choose Color: ${color}`)
    const choice = html.slice(html.indexOf('Choose Color:')).split('</section>')[0]!
    const current = [...choice.matchAll(/<a [^>]*aria-current="\w+"[^>]*>/g)].join()
    expect(current, address).toContain(`aria-label="${color}"`)
    const swatches = choice.split('<svg').slice(1)
    expect(swatches[0]?.match(/fill="#/g), address).toHaveLength(color.split('/').length)
    const picture = /<a [^>]*href="(\/pictures\/[^"]*)"/.exec(html)?.[1]
    expect(picture, address).toMatch(new RegExp(`^/pictures/${folder}/hero-`))
  }
  const { text } = await open('/product/imperium')
  expect(text).toContain('Choose Color: All Black')
})
