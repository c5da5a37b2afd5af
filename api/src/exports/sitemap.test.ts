import { categories, categoryPath } from '@argo/domain/products/category'
import { fixedPages, type PageMetadata } from '@argo/domain/site-pages/page-metadata'
import { picturesIn } from '@argo/domain/pictures/pictures'
import { productPath } from '@argo/domain/products/product'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedCategories } from '../database/test-catalogue.ts'
import { forAllTests } from '../database/test-finished.ts'
import { growCategory } from '../products/test-many.ts'
import { site, testSite } from '../pages/test-site.ts'
import { readXml } from './test-xml.ts'
import { listProducts } from '../products/queries.ts'

const shared = forAllTests(testSite)

interface Entry {
  loc: string
  lastmod?: string
  'image:image'?: { 'image:loc': string }[]
}

/** The entries of a sitemap: each address with its date and pictures. */
function readSitemap(xml: string) {
  const entries: Entry[] = readXml(xml).urlset.url
  return entries.map(({ loc, lastmod, 'image:image': images = [] }) => ({
    loc,
    lastmod,
    images: images.map((image) => image['image:loc']),
  }))
}

test('the sitemap holds exactly the addresses that the pages themselves prefer', async () => {
  const { open, text, db } = shared()
  const addresses = [
    ...Object.values(fixedPages).map(({ path }) => path),
    ...categories.flatMap((category) => [
      `/category/${category}`,
      `/products?category=${category}`,
    ]),
    // No two peripherals have figures in common.
    ...seedCategories.filter((each) => each !== 'peripherals').map((each) => `/compare/${each}`),
    ...(await listProducts(db)).map(({ id }) => `/product/${id}`),
  ]
  const preferred = new Set<string | undefined>()
  for (const address of addresses) {
    const { status, canonicals } = await open(address)
    expect([address, status, canonicals.length]).toEqual([address, 200, 1])
    preferred.add(canonicals[0])
  }
  const listed = readSitemap(await text('/sitemap.xml')).map(({ loc }) => loc)
  expect(new Set(listed).size).toBe(listed.length)
  expect(new Set(listed)).toEqual(preferred)
})

test('a product’s pictures are listed, in every color, and each is there', async () => {
  const { app, text, db } = shared()
  const entries = new Map(
    readSitemap(await text('/sitemap.xml')).map(({ loc, images }) => [loc, images]),
  )
  for (const product of await listProducts(db)) {
    const images = entries.get(site + productPath(product)) ?? []
    for (const color of product.colorVariations ?? [null])
      for (const src of picturesIn(product, color)) expect(images).toContain(site + src)
    for (const image of images)
      expect((await app.inject({ method: 'HEAD', url: new URL(image).pathname })).statusCode).toBe(
        200,
      )
  }
  expect(entries.get(`${site}/chairs/swift-pro`)).toHaveLength(40)
})

test('a date is the day a page says it was changed; a page that says none has none', async () => {
  const { open, text } = shared()
  const dates = new Map(
    readSitemap(await text('/sitemap.xml')).map(({ loc, lastmod }) => [loc, lastmod]),
  )
  for (const { path } of Object.values<PageMetadata>(fixedPages)) {
    const { html } = await open(path)
    const said = /Last updated <time dateTime="([^"]+)"/.exec(html)?.[1]
    expect([path, dates.get(site + path)]).toEqual([path, said])
  }
  for (const category of categories)
    expect(dates.get(site + categoryPath(category))).toBeUndefined()
})

test('the table of a category is listed while it has eight products at most, of which two are comparable, and is as new as they are', async () => {
  const { db, text } = await testSite()
  const tables = async () =>
    readSitemap(await text('/sitemap.xml')).filter(({ loc }) => loc?.includes('/compare/'))
  await db.deleteFrom('products').where('category', '=', 'chairs').where('id', '!=', 98).execute()
  await growCategory(db, 'nivos', 9)
  await growCategory(db, 'edge', 8)
  await sql`UPDATE products SET updated_at = '2026-11-21T00:00:00Z' WHERE slug = 'gx-650'`.execute(
    db,
  )
  const listed = await tables()
  expect(new Set(listed.map(({ loc }) => loc?.slice(site.length)))).toEqual(
    new Set(['cases', 'monitors', 'power-supplies'].map((route) => `/compare/${route}`)),
  )
  const supplies = listed.find(({ loc }) => loc?.endsWith('/power-supplies'))
  expect(supplies?.lastmod).toBe('2026-11-21T00:00:00Z')
})

test('crawlers are let in everywhere and told where the sitemap is', async () => {
  const { app } = shared()
  const { headers, body } = await app.inject('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`)
})
