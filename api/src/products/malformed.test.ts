import type { Updateable } from 'kysely'
import { expect, test } from 'vitest'
import type { ProductTable } from '../database/schema.ts'
import { expectNoInside, expectProblem, testApp } from '../test-app.ts'
import { breakProduct } from './test-malformed.ts'

const broken: Updateable<ProductTable>[] = [
  { images: 'not JSON' },
  { images: '{}' },
  { specs: '["a: b",]' },
  { specs: '[1]' },
  { specs: 'null' },
  { colorVariations: '"Black"' },
  { category: 'toasters' },
  { id: -5 },
]

const mended: Updateable<ProductTable> = {
  images: '[]',
  specs: '[]',
  colorVariations: null,
  category: 'cases',
}

const idsOf = (list: { id: number }[]) => list.map(({ id }) => id)

test.each(broken)(
  'a product with %j is left out of the lists, and its address returns 503 until it is mended; the others stay',
  async (row) => {
    const { app, db } = await testApp()
    const before = idsOf((await app.inject('/api/products')).json())
    await breakProduct(db, 'edge', row)
    expect(idsOf((await app.inject('/api/products')).json())).toEqual(
      before.filter((id) => id !== 79),
    )
    for (const url of ['/feed.xml', '/sitemap.xml', '/llms.txt']) {
      const { statusCode, body } = await app.inject(url)
      expect([url, statusCode]).toEqual([url, 200])
      expect(body).not.toContain('/cases/edge')
      expect(body).toContain('/cases/calypso')
    }
    const rest = await app.inject('/api/products/slug/edge')
    expectProblem(rest, 503, 'This cannot be shown until we have mended it.')
    expect(rest.headers['retry-after']).toBe('5')
    const input = encodeURIComponent('{"json":{"slug":"edge"}}')
    const procedure = await app.inject(`/trpc/products.detail?input=${input}`)
    expect([procedure.statusCode, procedure.headers['retry-after']]).toEqual([503, '5'])
    expect(procedure.json().error.json.data).toMatchObject({ httpStatus: 503, errors: null })
    expectNoInside(procedure.body.replaceAll('"undefined"', ''))
    if (row.id !== undefined) return
    await breakProduct(db, 'edge', mended)
    expect((await app.inject('/api/products/slug/edge')).statusCode).toBe(200)
  },
)

test('the menu, the home page’s products and the latest go on without a malformed product', async () => {
  const { app, db } = await testApp()
  await breakProduct(db, 'edge', { specs: '["a: b",]' })
  const names = ['products.menu', 'products.latest', 'products.groups']
  for (const name of [
    ...names,
    `products.highlights?input=${encodeURIComponent('{"json":{"limit":6}}')}`,
  ]) {
    const { statusCode, body } = await app.inject(`/trpc/${name}`)
    expect([name, statusCode]).toEqual([name, 200])
    expect(body).not.toContain('"slug":"edge"')
  }
})

test('/readyz names malformed products until they are mended', async () => {
  const { app, db } = await testApp()
  await breakProduct(db, 'edge', { specs: '["a: b",]' })
  await app.inject('/api/products')
  const response = await app.inject('/readyz')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ status: 'ready', malformedProducts: [79] })
  await breakProduct(db, 'edge', { specs: '["Weight: 7 kg"]' })
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
})
