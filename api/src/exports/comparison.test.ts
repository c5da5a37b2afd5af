import { categories, categoryFacts } from '@argo/domain/products/category'
import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { growCategory } from '../products/test-many.ts'
import { comparisonCsv, comparisonMarkdown } from './comparison-markdown.ts'
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
  expect(page.text).toContain('16.3 in')
  expect(page.html).not.toContain('<details')
  expect(page.html).toContain('href="/compare.md?products=calypso,edge"')
})

const compared = categories.filter((category) => category !== 'peripherals')

test.each(compared)('the table of all %s is for search engines too', async (category) => {
  const { open, call } = shared()
  const { chosen } = await call.comparison.table({ category })
  const { titles, canonicals, html, text, jsonLd } = await open(`/compare/${category}?units=in`)
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
  expect(words).toContain('No two of these peripherals have their figures in common.')
  expect(html).toContain('href="/compare?products=argo-g-100m"')
  for (const address of ['/peripherals', '/compare', '/compare?products=argo-g-100m,69'])
    expect((await open(address)).html, address).not.toContain('"/compare/peripherals"')
  for (const address of ['/sitemap.xml', '/llms.txt', '/compare.md'])
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
  ['/compare', 200, 'Compare products', 'Tick two to four of a kind'],
  [
    '/compare?products=nope',
    200,
    'Compare products',
    'Not in the catalogue, or no longer: “nope”.',
  ],
  ['/compare?products=edge', 200, 'Compare Edge with others', 'Choose one more, or up to three.'],
  ['/compare?products=edge,nivos', 200, 'Compare Edge', 'here cases: Nivos is left out'],
  [
    '/compare?products=edge,nope,never,g120',
    200,
    'Edge and G120',
    'Not in the catalogue, or no longer: “nope” and “never”.',
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
    expect(text).toContain('There are not two chairs to compare')
    expect(text).toContain('Compare others')
  }
  await db.deleteFrom('products').where('category', '=', 'chairs').execute()
  const empty = await open('/compare/chairs')
  expect([empty.status, robots(empty.html)]).toEqual([200, 'noindex'])
  expect(empty.text).toContain('There are not two chairs to compare')
})

test('a table is text as Markdown', async () => {
  const { app, text } = shared()
  const markdown = await text('/compare/cases.md')
  expect(markdown).toMatch(/^# Compare all cases\n/)
  expect(markdown).toContain('| GPU clearance | 400 mm, with front fans;')
  expect(markdown).toContain('415 mm, with the side radiator fitted (best)')
  for (const line of markdown.split('\n').filter((row) => row.startsWith('|')))
    expect([6, 4]).toContain(line.split(/(?<!\\)\|/).length)
  const asked = await app.inject({ url: '/compare/cases', headers: { accept: 'text/markdown' } })
  expect(asked.body).toContain('| GPU clearance |')
  expect((await app.inject('/compare/cases.md')).headers.link).toBe(
    `<${site}/compare/cases>; rel="canonical"`,
  )
  expect(await text('/compare.md?products=edge,g120&show=differences&units=in')).toContain('13 in')
  expect((await app.inject('/compare.md?products=edge')).statusCode).toBe(404)
})

test('the page to choose is text too, and leads to the tables of whole categories', async () => {
  const { open, text } = shared()
  expect((await open('/compare')).html).toContain('type="text/markdown" href="/compare.md"')
  const markdown = await text('/compare.md')
  expect(markdown).toMatch(/^# Compare products\n/)
  for (const category of compared) {
    const { route } = categoryFacts(category)
    expect(markdown).toContain(`](${site}/compare/${route}.md)`)
  }
})

test('a table is comma-separated values', async () => {
  const { app } = shared()
  const { headers, body } = await app.inject('/compare.csv?products=gx-750&products=gx-650')
  expect(headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
  const [head, ...lines] = body.split('\r\n')
  expect(head).toBe('\uFEFF"Group","Specification","GX 750","GX 650"')
  expect(lines).toContain(
    '"Electrical","Power","750 W, continuous at 40 °C","650 W, continuous at 40 °C"',
  )
  expect(lines).toContain('"Electrical","\'+12 V rail","62.5 A (750 W)","54 A (648 W)"')
  expect(lines).toContain('"General","Warranty","5 years","5 years"')
  expect((await app.inject('/compare.csv?products=nope')).statusCode).toBe(404)
})

test('no cell is a formula, ends its row or breaks the text around it', () => {
  const nasty = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '＝1',
    'a;=1',
    'a\n-1',
    'a"b',
    'a,b\r\nc',
    '|',
    'a|b\n# c',
  ]
  const product = {
    id: 1,
    slug: null,
    name: '=HYPERLINK("x")',
    category: 'cases' as const,
    imageUrl: '',
  }
  const rows = nasty.map((label) => ({
    label,
    cells: [{ statements: [{ figure: label }] }, { statements: [] }],
  }))
  const table = { products: [product, product], differing: [{ title: '=1', rows }], same: [] }
  const csv = comparisonCsv(table).slice(1)
  const fields = [...csv.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/gy)]
  expect(fields.map(([field]) => field).join('')).toBe(csv)
  const cells = fields.map(([, cell = '']) => cell)
  expect(cells).toHaveLength(4 * (rows.length + 1))
  for (const cell of cells.flatMap((text) => [text, ...text.split(/[;|\t\r\n]/)]))
    expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
  const metadata = { title: 'A', description: '', path: '/compare' }
  const lines = comparisonMarkdown(site, metadata, table).trim().split('\n').slice(4)
  expect(lines).toHaveLength(rows.length + 2)
  for (const line of lines) expect(line.split(/(?<!\\)\|/)).toHaveLength(5)
})
