import { expect, test } from 'vitest'
import { createCaller } from '../../app-router.ts'
import { ConflictError } from '../revisions/conflict.ts'
import { refusal, testStaff } from '../test-staff.ts'

const desk = () => testStaff('editor')

test('the featured products are those that are named, in their order', async () => {
  const { db, call } = await desk()
  const { version } = await call.featured.list()
  const saved = await call.featured.save({ products: [93, 79, 64], version })
  expect(saved).toEqual(await call.featured.list())
  expect(saved.products.map(({ id }) => id)).toEqual([93, 79, 64])
  const highlights = await createCaller({ db }).products.highlights({ limit: 24 })
  expect(highlights.map(({ id }) => id)).toEqual([93, 79, 64])
  expect(
    await refusal(call.featured.save({ products: [93, 999], version: saved.version })),
  ).toEqual({
    'products.1': 'There is no such product',
  })
})

test('before they are put in an order, they are in the one that the home page shows', async () => {
  const { db, call } = await desk()
  await db.updateTable('products').set({ featureOrder: null }).execute()
  const highlights = await createCaller({ db }).products.highlights({ limit: 24 })
  const { products } = await call.featured.list()
  expect(products.map(({ id }) => id)).toEqual(highlights.map(({ id }) => id))
})

test('an order is not saved over the one of somebody else, and the refusal carries that', async () => {
  const { call } = await desk()
  const { version } = await call.featured.list()
  const theirs = await call.featured.save({ products: [64, 79], version })
  const refused = call.featured.save({ products: [79, 64], version })
  await expect(refused).rejects.toBeInstanceOf(ConflictError)
  await expect(refused).rejects.toMatchObject({ code: 'CONFLICT', current: theirs })
  expect(await call.featured.list()).toEqual(theirs)
})

test('among ten thousand products the oldest stays featured, and any is found', async () => {
  const { db, call } = await desk()
  const { version } = await call.featured.list()
  const before = await call.featured.save({ products: [64, 79], version })
  const template = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', 79)
    .executeTakeFirstOrThrow()
  for (let from = 1_000; from < 11_000; from += 500)
    await db
      .insertInto('products')
      .values(
        Array.from({ length: 500 }, (_, index) => ({
          ...template,
          id: from + index,
          slug: `copy-${from + index}`,
          name: `Copy ${from + index}`,
          featured: 0,
          featureOrder: null,
        })),
      )
      .execute()
  expect(await call.featured.list()).toEqual(before)
  expect(await call.products.find({ q: ' copy 1000' })).toHaveLength(10)
  const [found, ...others] = await call.products.find({ q: '10999 copy' })
  expect(others).toEqual([])
  expect(found).toMatchObject({ id: 10_999, name: 'Copy 10999', state: 'published' })
  const ids = [64, 79, found!.id]
  await call.featured.save({ products: ids, version: before.version })
  expect((await call.featured.list()).products.map(({ id }) => id)).toEqual(ids)
  const { path, ...product } = found!
  expect(path).toBe('/cases/copy-10999')
  expect(await call.products.some({ ids: [10_999] })).toEqual([product])
})
