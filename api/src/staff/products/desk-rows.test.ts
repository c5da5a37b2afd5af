import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { testStaff } from '../test-staff.ts'
import { deskRows } from './desk-rows.ts'

/** How many rows of products a list of the desk reads. */
async function countedDesk() {
  const { db, call, open, change } = await testStaff('editor')
  let read = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read += result.rows.filter((row) => 'specs' in row).length
      return result
    },
  }
  const counted = db.withPlugin(counting)
  const list = async () => {
    read = 0
    const rows = await deskRows(counted)
    return { read, edge: rows.find(({ id }) => id === 79), count: rows.length }
  }
  return { list, call, open, change }
}

test('products are read again only when one has changed', async () => {
  const { list, change } = await countedDesk()
  const { read, count } = await list()
  expect(read).toBe(count)
  expect(await list()).toMatchObject({ read: 0, count })
  await change({ name: 'Edge II' })
  expect(await list()).toMatchObject({ read: count, edge: { name: 'Edge II' } })
})

test('a draft that is saved, changed or discarded is seen at once', async () => {
  const { list, change } = await countedDesk()
  await list()
  await change({ name: 'Edge II' }, { asDraft: true })
  expect(await list()).toMatchObject({ edge: { name: 'Edge', hasDraft: true } })
  const described = (rows: Awaited<ReturnType<typeof list>>) =>
    rows.edge?.toDo.some(({ field }) => field === 'description')
  expect(described(await list())).toBe(false)
  await change({ description: '' }, { asDraft: true })
  expect(described(await list())).toBe(true)
  await change({ name: 'Edge', description: 'A case.' })
  expect(await list()).toMatchObject({ edge: { hasDraft: false } })
})

test('a time that a product gets or loses is seen at once', async () => {
  const { list, call, open } = await countedDesk()
  await call.products.unpublish(await open())
  await list()
  await call.products.publish({ ...(await open()), at: '2999-01-01T00:00:00Z' })
  expect(await list()).toMatchObject({ edge: { status: { listed: 'scheduled' } } })
  await call.products.unschedule(await open())
  expect(await list()).toMatchObject({ edge: { status: { listed: 'draft' } } })
})
