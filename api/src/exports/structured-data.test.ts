import { categories, categoryFacts, categoryPath } from '@argo/domain/products/category'
import { picturesIn } from '@argo/domain/pictures/pictures'
import { productPath } from '@argo/domain/products/product'
import type { ProductLink } from '@argo/domain/products/product-schema'
import { parseSpec } from '@argo/domain/products/spec'
import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { site, testSite } from '../pages/test-site.ts'
import { listProducts, productsByCategory } from '../products/queries.ts'

const shared = forAllTests(testSite)

const crumb = (position: number, name: string, path?: string) => ({
  '@type': 'ListItem',
  position,
  name,
  ...(path === undefined ? {} : { item: site + path }),
})

test('the home page introduces the company and its website', async () => {
  const { open } = shared()
  const [organization, website, ...more] = (await open('/home')).jsonLd
  expect(more).toEqual([])
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: 'Argo',
    url: `${site}/home`,
    logo: `${site}/favicon.svg`,
    email: 'support@argogaming.example',
  })
  expect(website).toMatchObject({
    '@type': 'WebSite',
    name: 'Argo',
    url: `${site}/home`,
    publisher: { '@id': organization?.['@id'] },
    potentialAction: { target: { urlTemplate: `${site}/search?q={search_term_string}` } },
  })
})

/** The structured data of a list of these products. */
function listOf(products: readonly ProductLink[]) {
  return {
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.name,
      url: site + productPath(product),
    })),
  }
}

test('lists name their products by the addresses we prefer', async () => {
  const { open, db } = shared()
  expect((await open('/products')).jsonLd).toEqual([listOf(await listProducts(db))])
  for (const category of categories) {
    const { name } = categoryFacts(category)
    for (const url of [
      categoryPath(category),
      `/category/${category}`,
      `/products?category=${category}`,
    ])
      expect((await open(url)).jsonLd).toEqual([
        { '@type': 'BreadcrumbList', itemListElement: [crumb(1, 'Home', '/home'), crumb(2, name)] },
        listOf(await productsByCategory(db, category)),
      ])
  }
})

// Of those whose category alone would not say what they are.
const kinds: Record<string, string> = {
  Nivos: 'Coolers > Thermal compound',
  'Typhoon 120': 'Coolers > CPU cooler',
  'Typhoon 90': 'Coolers > CPU cooler',
  'G-100M': 'Peripherals > Mouse',
}

test('a product is described with every fact of its page, at each of its addresses alike', async () => {
  const { open, db } = shared()
  for (const product of await listProducts(db)) {
    const { name, route } = categoryFacts(product.category)
    const [crumbs, productNode, ...more] = (await open(productPath(product))).jsonLd
    expect(more).toEqual([])
    expect(crumbs).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        crumb(1, 'Home', '/home'),
        crumb(2, name, `/${route}`),
        crumb(3, product.name),
      ],
    })
    expect(productNode).toMatchObject({
      name: product.name,
      description: product.description,
      sku: String(product.id),
      brand: { '@type': 'Brand', name: 'Argo' },
      category: kinds[product.name] ?? name,
      url: site + productPath(product),
      additionalProperty: product.specs.map(parseSpec).map(({ label, value }) => ({
        '@type': 'PropertyValue',
        name: label,
        value,
      })),
    })
    expect(productNode).not.toHaveProperty('offers')
    expect(JSON.stringify(productNode)).not.toMatch(/"(offers|price|aggregateRating|review)"/)
    expect((await open(`/product/${product.id}/`)).jsonLd).toEqual([crumbs, productNode])
  }
})

test('pages that calculate or compare introduce themselves as applications, and a build that somebody entered does not', async () => {
  const { open } = shared()
  const application = (path: string, name: string) => ({
    '@type': 'WebApplication',
    name,
    url: site + path,
    applicationCategory: 'UtilitiesApplication',
    isAccessibleForFree: true,
    publisher: { '@id': `${site}/#organization` },
  })
  const [fitCrumbs, fit, ...more] = (await open('/fit')).jsonLd
  expect(fitCrumbs?.itemListElement).toEqual([crumb(1, 'Home', '/home'), crumb(2, 'Will it fit?')])
  expect(fit).toMatchObject(application('/fit', 'Will it fit?'))
  expect(more).toEqual([])
  expect((await open('/fit?case=edge')).jsonLd).toEqual([])

  const compare = (await open('/compare')).jsonLd
  expect(compare[0]?.itemListElement).toEqual([
    crumb(1, 'Home', '/home'),
    crumb(2, 'Compare products'),
  ])
  expect(compare[1]).toMatchObject(application('/compare', 'Compare products'))
  expect(compare).toHaveLength(2)
  expect((await open('/compare?products=nope')).jsonLd).toEqual([])

  const [crumbs, chairs, list] = (await open('/fit/chairs')).jsonLd
  expect(crumbs?.itemListElement).toEqual([
    crumb(1, 'Home', '/home'),
    crumb(2, 'Chairs', '/chairs'),
    crumb(3, 'Which chair fits you?'),
  ])
  expect(chairs).toMatchObject(application('/fit/chairs', 'Which chair fits you?'))
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 4 })
})

test('a product of one look is a Product with its pictures', async () => {
  const { open, call } = shared()
  for (const slug of ['edge', 'imperium']) {
    const { product } = await call.products.detail({ slug })
    const [, productNode] = (await open(productPath(product))).jsonLd
    expect(productNode).toMatchObject({
      '@type': 'Product',
      image: picturesIn(product, product.defaultColor).map((src) => site + src),
    })
    expect(productNode?.color).toBe(product.defaultColor ?? undefined)
  }
})

test.each(['swift-pro', 'armada', 'astra'])(
  'the chair %s is a group of one variant a color, each with its own pictures',
  async (slug) => {
    const { open, call } = shared()
    const { product } = await call.products.detail({ slug })
    const [, productNode] = (await open(productPath(product))).jsonLd
    expect(productNode).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: String(product.id),
      variesBy: ['https://schema.org/color'],
      hasVariant: product.colorVariations?.map((color) => ({
        '@type': 'Product',
        name: `${product.name} in ${color}`,
        color,
        url: `${site}${productPath(product)}?color=${encodeURIComponent(color)}`,
        image: picturesIn(product, color).map((src) => site + src),
        inProductGroupWithID: String(product.id),
      })),
    })
    const variants = (productNode?.hasVariant ?? []) as { image: string[] }[]
    const pictures = variants.flatMap(({ image }) => image)
    expect(new Set(pictures).size).toBe(10 * (product.colorVariations?.length ?? 0))
  },
)

test('whatever a product is called, it stays data: it ends no script and starts none', async () => {
  const { app, db, open } = await testSite()
  const name = '</script><script>alert(1)</script><!--<script>\u2028\u2029 "\\ &lt;'
  await db
    .updateTable('products')
    .set({ name, specs: JSON.stringify([`${name}: ${name}`]) })
    .where('slug', '=', 'edge')
    .execute()
  for (const url of ['/cases/edge', '/cases', '/products']) {
    const { body, headers } = await app.inject(url)
    const script = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(body)?.[1] ?? ''
    expect(script).not.toMatch(/[<>\u2028\u2029]/)
    expect(body).not.toContain('<script>alert')
    expect(JSON.stringify((await open(url)).jsonLd)).toContain(JSON.stringify(name))
    expect(headers['content-security-policy']).not.toContain('unsafe')
  }
})

test('pages that describe nothing carry no structured data', async () => {
  const { open } = shared()
  for (const url of ['/contact', '/terms', '/nope', '/product/1', '/products?category=nope'])
    expect((await open(url)).jsonLd).toEqual([])
})
