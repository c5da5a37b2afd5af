import { categories, type Category } from '@argo/domain/products/category'
import type { FactValue } from '@argo/domain/facts/fact'
import { readSpecs } from '@argo/domain/facts/read-specs'
import { type Sort, sortOf, sortsOf } from '@argo/domain/lists/list-orders'
import { pageSize } from '@argo/domain/lists/paging'
import { type Product } from '@argo/domain/products/product'
import { summaryOf } from '@argo/domain/products/product-summary'
import { expect, test } from 'vitest'
import { testCaller } from '../test-app.ts'
import { growCategory } from './test-many.ts'

const models: [Category, string[]][] = [
  ['cases', ['edge']],
  ['coolers', ['nivos', 'typhoon-120', 'typhoon-90']],
  ['power-supplies', ['gx-650']],
  ['peripherals', ['argo-g-100m']],
  ['chairs', ['armada']],
  ['monitors', []],
]

test('every list of the seed is in each of its orders, as calculated from the specs', async () => {
  const { call } = await testCaller()
  for (const category of categories) {
    const all = await call.products.byCategory({ category })
    for (const sort of sortsOf(category)) {
      const { products, count } = await call.products.page({ category, page: 1, sort })
      expect(products, `${category} by ${sort}`).toEqual(inOrder(all, sort).map(summaryOf))
      expect(count).toBe(all.length)
    }
  }
})

test.each(models.filter(([, slugs]) => slugs.length > 0))(
  'the pages of many %s hold each product once, in each order',
  async (category, slugs) => {
    const { call, db } = await testCaller()
    for (const [index, slug] of slugs.entries())
      await growCategory(db, slug, 2 * pageSize + 1 - (slugs.length - 1 - index) * 15)
    const all = await call.products.byCategory({ category })
    for (const sort of sortsOf(category)) {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => call.products.page({ category, page, sort })),
      )
      const names = pages.flatMap(({ products }) => products.map(({ name }) => name))
      expect(names, sort).toEqual(inOrder(all, sort).map(({ name }) => name))
    }
  },
)

test('an order that a list has not is refused with those it has', async () => {
  const { call } = await testCaller()
  for (const sort of ['power-desc', 'newest', '', 'x'.repeat(1_000)])
    await expect(call.products.page({ category: 'cases', page: 1, sort })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
})

test('one product alone can be sorted by nothing', async () => {
  const { call, db } = await testCaller()
  await db.deleteFrom('products').where('category', '=', 'cases').where('id', '!=', 79).execute()
  const { orders } = await call.products.page({ category: 'cases', page: 1 })
  expect(orders).toEqual([])
})

/** Products, newest first, in an order, calculated from their specs. */
function inOrder(products: Product[], text: string): Product[] {
  const sort = products[0] && sortOf(text, products[0].category)
  if (!sort) throw new Error(`No order ${text}`)
  const sign = sort.direction === 'asc' ? 1 : -1
  return products.toSorted((one, other) => {
    const [a, b] = [keyOf(one, sort), keyOf(other, sort)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : inWords(a, b))
  })
}

function inWords(one: number | string, other: number | string): number {
  return String(one).localeCompare(String(other), 'en', { numeric: true })
}

function keyOf(product: Product, { attribute }: Sort): number | string | undefined {
  if (attribute === undefined) return product.name
  const facts = readSpecs(product).flatMap(({ facts }) => facts)
  const value = facts.find((fact) => fact.attribute === attribute)?.value
  return value && keyOfValue(value)
}

function keyOfValue(value: FactValue): number | string | undefined {
  switch (value.kind) {
    case 'quantity':
      return value.number
    case 'range':
      return value.to
    case 'dimensions':
      return value.numbers.reduce((area, number) => area * number, 1)
    case 'choice':
      return value.choice
    default:
      return undefined
  }
}
