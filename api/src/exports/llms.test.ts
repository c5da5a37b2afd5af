import { categories, categoryFacts, categoryPath } from '@argo/domain/products/category'
import { productPath } from '@argo/domain/products/product'
import { expect, test } from 'vitest'
import { seedCategories } from '../database/test-catalogue.ts'
import { site, testSite } from '../pages/test-site.ts'
import { listProducts } from '../products/queries.ts'
import { growCategory } from '../products/test-many.ts'

test('llms.txt leads to the page of every product and category, to what compares and checks them, and to the data', async () => {
  const { app, db } = await testSite()
  const { headers, body } = await app.inject('/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^# Argo\n\n> .+\n/)
  const links = [...body.matchAll(/\]\((https:[^)]+)\)/g)].map(([, address = '']) => address)
  for (const path of [
    ...categories.map(categoryPath),
    ...(await listProducts(db)).map(productPath),
    // No two peripherals have figures in common.
    ...seedCategories
      .filter((category) => category !== 'peripherals')
      .map((category) => `/compare/${categoryFacts(category).route}`),
    '/compare',
    '/fit',
    '/fit/chairs',
    '/api/docs',
    '/api/openapi.json',
  ])
    expect(links).toContain(`${site}${path}`)
  for (const address of links) {
    const { statusCode } = await app.inject(address.slice(site.length))
    expect([address, statusCode]).toEqual([address, 200])
  }
})

test('a name in llms.txt that looks like markup is shown as it is', async () => {
  const { db, text } = await testSite()
  const name = '[x](javascript:alert(1)) <script>*a*</script>'
  await db.updateTable('products').set({ name }).where('slug', '=', 'edge').execute()
  expect(await text('/llms.txt')).toContain(
    String.raw`\[x\](javascript:alert(1)) \<script\>\*a\*\</script\>`,
  )
})

test('llms.txt has the newest products of a long list, and leads to all of them', async () => {
  const { db, text } = await testSite()
  await growCategory(db, 'edge', 254)
  const [, cases = ''] = (await text('/llms.txt')).split('## Cases\n')
  const [list = ''] = cases.split('\n## ')
  expect(list.match(/^- /gm)).toHaveLength(50)
  expect(list).toContain(`${site}/cases has all`)
})

test('pages have one form: no address ends in “.md” or “.csv”, and none is Markdown for who asks for it', async () => {
  const { app, open } = await testSite()
  for (const url of ['/cases/edge', '/cases', '/compare/cases', '/fit']) {
    for (const extension of ['md', 'csv'])
      expect((await app.inject(`${url}.${extension}`)).statusCode, url).toBe(404)
    const { headers } = await app.inject({ url, headers: { accept: 'text/markdown' } })
    expect(headers['content-type'], url).toMatch(/^text\/html;/)
    expect(String(headers.vary), url).not.toMatch(/accept(?!-)/i)
    expect((await open(url)).html, url).not.toContain('text/markdown')
  }
})
