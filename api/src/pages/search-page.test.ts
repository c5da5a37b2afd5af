import { longestQuery } from '@argo/domain/search/limits'
import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { growCategory } from '../products/test-many.ts'
import { testSite } from './test-site.ts'

const shared = forAllTests(testSite)

test('a search without scripts shows its products with their figures, best first', async () => {
  const { open } = shared()
  const { status, titles, html, text } = await open('/search?q=360+radiator')
  expect(status).toBe(200)
  expect(titles).toEqual(['360 radiator – Search – Argo'])
  expect(/<form [^>]*action="\/search"[^>]*><input [^>]*name="q"/.test(html)).toBe(true)
  const found = [...html.matchAll(/<a [^>]*href="(\/cases\/[^"]*)"/g)].map(([, path]) => path)
  expect(found.slice(0, 2)).toEqual(['/cases/edge', '/cases/calypso'])
  expect(text).toMatch(/Radiator support ?360 mm, front and top; 120 mm, rear/)
})

test.each([
  ['qqxxqq', 'qqxxqq'],
  ['%3F%21', '?!'],
])(
  'a search for %s, which finds nothing, says so, and shows other searches and the way to ask',
  async (q, shown) => {
    const { open } = shared()
    const { status, text, html } = await open(`/search?q=${q}`)
    expect(status).toBe(200)
    expect(text).toContain(`Nothing found for “${shown}”`)
    expect(text).toContain('360 radiator')
    expect(html).toContain('href="/contact"')
  },
)

test('a search that no product answers wholly shows the nearest', async () => {
  const { open } = shared()
  const { text } = await open('/search?q=mouse+for+left+handed+aliens')
  expect(text).toContain('Closest to “mouse for left handed aliens”')
  expect(text).toContain('Nothing we make is exactly that.')
  expect(text).toContain('G-100M')
})

test('a misspelt search says what was searched for, and leads to what was typed', async () => {
  const { open } = shared()
  const { html, text } = await open('/search?q=calipso')
  expect(text).toContain('Showing results for “Calypso”')
  const [, path = ''] = /<a [^>]*href="(\/search\?[^"]*exact=1)"/.exec(html) ?? []
  const typed = await open(path.replaceAll('&amp;', '&'))
  expect(typed.text).toContain('Nothing found for “calipso”')
  expect(typed.text).not.toContain('Showing results for')
})

test('what was found is narrowed by a form that needs no scripts, and says what is chosen', async () => {
  const { open, db } = await testSite()
  await growCategory(db, 'carina-34', 9)
  const all = await open('/search?q=monitor')
  expect(all.html).toMatch(/<input [^>]*name="panel-is"[^>]*value="IPS"/)
  const { html, text } = await open('/search?q=monitor&panel-is=IPS')
  const found = [...html.matchAll(/<a [^>]*href="(\/monitors\/[^"]*)"/g)].map(([, path]) => path)
  expect(new Set(found)).toEqual(new Set(['/monitors/vela-27']))
  expect(html).toMatch(/<input (?=[^>]*value="IPS")[^>]*checked/)
  expect(text).toContain('All results')
})

test('no search engine lists searches, and every page leads to the search without scripts', async () => {
  const { open, app } = shared()
  expect((await open('/search?q=edge')).html).toContain('<meta name="robots" content="noindex"')
  expect((await app.inject('/sitemap.xml')).body).not.toContain('/search')
  expect((await open('/contact')).html).toMatch(/<form [^>]*action="\/search"/)
})

test.each([
  ['a number', '650', '650'],
  ['a word that is JSON', 'true', 'true'],
  ['markup', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', '<script>alert(1)</script>'],
  ['control characters', 'edge%00%1b%0d%0a', 'edge'],
  ['a long text', 'a'.repeat(500), 'a'.repeat(longestQuery)],
])('%s is searched for as it is written', async (_, q, shown) => {
  const { open } = shared()
  const { status, titles, html } = await open(`/search?q=${q}`)
  expect([status, titles]).toEqual([200, [`${shown} – Search – Argo`]])
  expect(html).not.toContain('<script>alert')
})

test.each(['q=a&q=b', 'q=%7B%22a%22%3A1%7D', 'q=%ED%A0%80', 'q=%', 'q[]=a', 'q=null', 'q='])(
  '/search?%s is no failure',
  async (query) => {
    const { app } = shared()
    const { statusCode } = await app.inject(`/search?${query}`)
    expect(statusCode).toBeLessThan(400)
  },
)
