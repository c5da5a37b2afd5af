import { expect, test } from 'vitest'
import { seedCategories } from '../database/test-catalogue.ts'
import { forAllTests } from '../database/test-finished.ts'
import { growCategory } from '../products/test-many.ts'
import { site, testSite } from '../pages/test-site.ts'

const shared = forAllTests(testSite)

const robots = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1]

test('chosen products stand side by side, at an address that search engines leave out', async () => {
  const { open } = shared()
  const page = await open('/compare?products=calypso,edge&show=differences&units=in&utm_source=x')
  expect(page.status).toBe(200)
  expect(page.titles).toEqual(['Calypso and Edge side by side – Argo'])
  expect(page.canonicals).toEqual([`${site}/compare?products=calypso,edge`])
  expect(robots(page.html)).toBe('noindex')
  expect(page.text).toContain('“Better” marks figures measured the same way')
})

const compared = seedCategories.filter((category) => category !== 'peripherals')

test.each(compared)('the table of all %s is for search engines too', async (category) => {
  const { open, call } = shared()
  const { chosen } = await call.comparison.table({ category })
  const { titles, canonicals, html, text, jsonLd } = await open(`/compare/${category}?utm_source=x`)
  expect(titles[0]).toMatch(/^Compare all .+ – Argo$/)
  expect(canonicals[0]).toMatch(/^https:\/\/argo\.example\/compare\/[a-z-]+$/)
  expect(robots(html)).toBeUndefined()
  for (const { name } of chosen) expect(text).toContain(name)
  expect(jsonLd.map((object) => object['@type'])).toEqual(['BreadcrumbList', 'ItemList'])
})

test('what has no figures in common with the others is left out of the table of all, and named', async () => {
  const { open } = shared()
  expect((await open('/compare/cooling')).text).toContain(
    'Nivos has no figures in common with these, and is left out.',
  )
  expect((await open('/compare/monitors')).text).toContain(
    'Monitor Arm and Monitor Light Bar have no figures in common with these, and are left out.',
  )
})

test('where no two have figures in common, the page says so, nothing leads to it and search engines leave it out', async () => {
  const { open, text } = shared()
  const { status, html, text: words } = await open('/compare/peripherals')
  expect([status, robots(html)]).toEqual([200, 'noindex'])
  expect(words).toContain('No two of these peripherals share their figures.')
  expect(html).toContain('href="/compare?products=argo-g-100m"')
  for (const address of ['/peripherals', '/compare', '/compare?products=argo-g-100m,69'])
    expect((await open(address)).html, address).not.toContain('"/compare/peripherals"')
  for (const address of ['/sitemap.xml', '/llms.txt'])
    expect(await text(address), address).not.toContain('/compare/peripherals')
})

test('the newest eight of a large category say so and are left to people', async () => {
  const { open, db } = await testSite()
  await growCategory(db, 'edge', 12)
  const { html, text } = await open('/compare/cases')
  expect(text).toContain('The newest 8 of 12 products')
  expect(robots(html)).toBe('noindex')
  expect((await open('/cases')).html).not.toContain('/compare/cases')
})

test.each([
  ['/compare', 200, 'Compare products', 'Pick two to four products'],
  ['/compare?products=nope', 200, 'Compare products', 'Not in the catalog, or no longer: “nope”.'],
  ['/compare?products=edge', 200, 'Compare Edge with others', 'Choose one more, or up to three.'],
  ['/compare?products=edge,nivos', 200, 'Compare Edge', 'here cases: Nivos is left out'],
  [
    '/compare?products=edge,nope,never,g120',
    200,
    'Edge and G120',
    'Not in the catalog, or no longer: “nope” and “never”.',
  ],
])(
  '%s says what is wrong and offers what can be compared',
  async (address, status, title, words) => {
    const { open } = shared()
    const page = await open(address)
    expect(page.status).toBe(status)
    expect(page.titles[0]).toContain(title)
    expect(page.text).toContain(words)
    expect(page.html).toMatch(
      /<main.*(?:href="\/compare\?products=[^"]*calypso"|value="calypso"|Compare others)/s,
    )
  },
)

test('a category of one product leads to what else can be compared', async () => {
  const { open, db } = await testSite()
  await db.deleteFrom('products').where('category', '=', 'chairs').where('id', '!=', 98).execute()
  for (const address of ['/compare/chairs', '/compare?products=swift-pro']) {
    const { status, html, text } = await open(address)
    expect([address, status, robots(html)]).toEqual([address, 200, 'noindex'])
    expect(text).toContain('There are no two chairs to compare')
    expect(text).toContain('Compare others')
  }
  await db.deleteFrom('products').where('category', '=', 'chairs').execute()
  const empty = await open('/compare/chairs')
  expect([empty.status, robots(empty.html)]).toEqual([200, 'noindex'])
  expect(empty.text).toContain('There are no two chairs to compare')
})
