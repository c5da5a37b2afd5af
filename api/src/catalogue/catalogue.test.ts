import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { KyselyPlugin } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase, testDatabase } from '../database/test-database.ts'
import { breakProduct } from '../products/test-malformed.ts'
import { testCaller } from '../test-app.ts'
import { catalogueOf, malformedProducts } from './catalogue.ts'

test('after a change the changed product alone is derived anew', async () => {
  const db = await testDatabase()
  const before = await catalogueOf(db)
  expect(await catalogueOf(db)).toBe(before)
  await db.updateTable('products').set({ name: 'Edge II' }).where('id', '=', 79).execute()
  const after = await catalogueOf(db)
  expect(after.version).toBeGreaterThan(before.version)
  expect(after.byId.get(79)?.product.name).toBe('Edge II')
  for (const [id, entry] of after.byId)
    expect(entry === before.byId.get(id), String(id)).toBe(id !== 79)
})

test('a change made while the catalogue is read, by another connection, is seen by who asks after it', async () => {
  const url = await newDatabase()
  const other = await testDatabase(url)
  const rename = (name: string) =>
    other.updateTable('products').set({ name }).where('id', '=', 79).execute()
  const renamed = Promise.withResolvers<void>()
  let isFirst = true
  const renameMeanwhile: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isFirst && result.rows.some((row) => row.name === 'Edge')) {
        isFirst = false
        await rename('Edge II')
        renamed.resolve()
      }
      return result
    },
  }
  const db = (await testDatabase(url)).withPlugin(renameMeanwhile)
  const early = catalogueOf(db)
  await renamed.promise
  const late = await catalogueOf(db)
  expect(late.byId.get(79)?.product.name).toBe('Edge II')
  expect((await early).byId.get(79)?.product.name).toBe('Edge')
  expect((await catalogueOf(db)).byId.get(79)?.product.name).toBe('Edge II')
})

test('many who ask at once have the catalogue read once', async () => {
  const db = await testDatabase()
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => catalogueOf(db)))
  for (const other of others) expect(other).toBe(first)
})

test('a catalogue that could not be read is read again by who asks next', async () => {
  const db = await testDatabase()
  await db.schema.alterTable('products').renameTo('moved').execute()
  const asked = await Promise.allSettled([catalogueOf(db), catalogueOf(db)])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await db.schema.alterTable('moved').renameTo('products').execute()
  expect((await catalogueOf(db)).byId.get(79)?.product.name).toBe('Edge')
})

test('a malformed row is named once, and again when it has changed and is malformed still', async () => {
  const db = await testDatabase()
  const named: unknown[] = []
  const note = (message: unknown) => named.push(message)
  subscribe(malformedProducts.name, note)
  onTestFinished(() => void unsubscribe(malformedProducts.name, note))
  await breakProduct(db, 'edge', { specs: '["a: b",]' })
  await catalogueOf(db)
  await db
    .updateTable('products')
    .set({ name: 'Calypso II' })
    .where('slug', '=', 'calypso')
    .execute()
  const { malformed, bySlug } = await catalogueOf(db)
  expect([...malformed.keys()]).toEqual([79])
  expect(bySlug.get('calypso')?.product.name).toBe('Calypso II')
  expect(named).toMatchObject([{ id: 79 }])
  await breakProduct(db, 'edge', { specs: '[1]' })
  await catalogueOf(db)
  expect(named).toMatchObject([{ id: 79 }, { id: 79 }])
})

test('products are in the order of their names as people read them, the same in every database', async () => {
  const { call, db } = await testCaller()
  const names = [
    'Zeta',
    'İstanbul',
    'éclair',
    'Éclair',
    'Ärmada',
    'Typhoon 90',
    'Typhoon 120',
    'ida',
  ]
  await db.deleteFrom('products').where('category', '=', 'cases').where('id', '!=', 79).execute()
  const edge = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', 79)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('products')
    .values(names.map((name, index) => ({ ...edge, id: 1_000 + index, slug: null, name })))
    .execute()
  const listed = async (sort: string) => {
    const { products } = await call.products.page({ category: 'cases', page: 1, sort })
    return products.map(({ name }) => name)
  }
  const inOrder = [
    'Ärmada',
    'éclair',
    'Éclair',
    'Edge',
    'ida',
    'İstanbul',
    'Typhoon 90',
    'Typhoon 120',
    'Zeta',
  ]
  expect(await listed('name-asc')).toEqual(inOrder)
  expect(await listed('name-desc')).toEqual(inOrder.toReversed())
})
