import { noPicture } from '@argo/domain/products/product-form'
import type { ListAction } from '@argo/domain/products/list-action'
import { expect, test } from 'vitest'
import { noSchedule } from '../../catalogue/product-row.ts'
import { refusal, testStaff } from '../test-staff.ts'

/** A desk that does the same to several products of its list. */
async function desk() {
  const staff = await testStaff('editor')
  const { db, call } = staff
  const listed = async (ids: readonly number[]) => {
    const rows = await call.products.list({})
    return ids.map((id) => rows.find((row) => row.id === id)!)
  }
  const versions = async (ids: readonly number[]) =>
    (await listed(ids)).map(({ id, version }) => ({ id, version }))
  const act = async (action: ListAction, ids: readonly number[]) =>
    call.products.changeListed({ action, products: await versions(ids) })
  const rows = () => db.selectFrom('products').selectAll().orderBy('id').execute()
  return { ...staff, listed, versions, act, rows }
}

const states = (rows: readonly { status: { listed: string } }[]) =>
  rows.map(({ status }) => status.listed)

test('several products are published with their drafts by one change, which one undoing takes back', async () => {
  const { call, open, change, listed, act, rows } = await desk()
  await change({ name: 'Edge II' }, { id: 79, asDraft: true })
  const hidden = await call.products.one({ id: 78 })
  await call.products.unpublish({ id: 78, version: hidden.version })
  const later = await call.products.unpublish(await open(77))
  await call.products.publish({ id: 77, version: later.version, at: '2999-01-01T00:00:00Z' })
  const before = await rows()

  const { changed, batch } = await act('publish', [77, 78, 79, 82])
  expect(changed).toBe(3)
  const after = await listed([77, 78, 79, 82])
  expect(states(after)).toEqual(Array.from({ length: 4 }, () => 'published'))
  expect(after.map(({ hasDraft }) => hasDraft)).not.toContain(true)
  expect(after[2]?.name).toBe('Edge II')
  const [newest] = await call.revisions.list({})
  expect(newest).toMatchObject({ batch, inBatch: 3 })

  expect((await call.revisions.undo({ batch })).kept).toEqual([
    'G120 has no time of publication now, because undoing sets none: please set it again.',
  ])
  const undated = (row: (typeof before)[number]) => ({ ...row, updatedAt: '' })
  expect((await rows()).map(undated)).toEqual(
    before.map((row) => (row.id === 77 ? { ...undated(row), ...noSchedule } : undated(row))),
  )
})

test('what cannot be published of several is named by its fields, and none of them is', async () => {
  const { db, call, versions, act, rows } = await desk()
  const { id } = await call.products.create({ name: 'KEYB-60', category: 'peripherals' })
  await db.updateTable('products').set({ state: 'draft' }).where('id', '=', 79).execute()
  await db.updateTable('products').set({ imageUrl: noPicture }).where('id', '=', 78).execute()
  await db.updateTable('products').set({ state: 'draft' }).where('id', '=', 78).execute()
  const before = await rows()
  expect(await refusal(act('publish', [79, id, 78]))).toEqual({
    [`products.${id}.form.description`]: 'A product is described before it is published',
    'products.78.form.imageUrl': 'A product has a picture before it is published',
  })
  const products = await versions([79, 82, id])
  await db.updateTable('products').set({ name: 'Edge II' }).where('id', '=', 79).execute()
  await db.deleteFrom('products').where('id', '=', 82).execute()
  expect(await refusal(call.products.changeListed({ action: 'discontinue', products }))).toEqual({
    'products.79': 'Somebody else has changed this meanwhile',
    'products.82': 'Somebody else has deleted this meanwhile',
    [`products.${id}.form.description`]: 'A product is described before it is published',
  })
  expect((await rows()).filter((row) => row.id !== 79)).toEqual(
    before.filter((row) => row.id !== 79 && row.id !== 82),
  )
  expect(await call.revisions.list({ subject: 'products', rowId: '78' })).toEqual([])
})

test('of two products whose drafts have one slug, the second is named and neither is published', async () => {
  const { change, act, rows } = await desk()
  await change({ slug: 'one-slug' }, { id: 79, asDraft: true })
  await change({ slug: 'one-slug' }, { id: 78, asDraft: true })
  const before = await rows()
  expect(await refusal(act('publish', [79, 78]))).toEqual({
    'products.78.form.slug': 'Edge (number 79) has this slug',
  })
  expect(await rows()).toEqual(before)
})

test('several products are discontinued, and what is so already keeps its successor', async () => {
  const { call, open, listed, act } = await desk()
  await call.products.discontinue({ ...(await open(82)), successorId: 98 })
  expect((await act('discontinue', [79, 82])).changed).toBe(1)
  expect(states(await listed([79, 82]))).toEqual(['discontinued', 'discontinued'])
  expect((await listed([82]))[0]?.status.successorId).toBe(98)
  expect((await act('discontinue', [79, 82])).changed).toBe(0)
})

test('several products are featured after those that are, and no more than can be', async () => {
  const { call, listed, act } = await desk()
  await call.featured.save({ ...(await call.featured.list()), products: [93, 64] })
  expect((await act('feature', [79, 64, 78])).changed).toBe(2)
  const places = (await listed([93, 64, 79, 78])).map(({ status }) => status.featureOrder)
  expect(places).toEqual([1, 2, 3, 4])
  const others = (await call.products.list({}))
    .filter(({ status }) => !status.featured)
    .map(({ id }) => id)
  expect(Object.values((await refusal(act('feature', others))) ?? {})).toEqual(
    others.slice(20).map(() => '24 products are featured already'),
  )
  expect((await listed(others)).some(({ status }) => status.featured)).toBe(false)
})

test('a product that is featured while the others have no place takes none before them', async () => {
  const { db, call, act } = await desk()
  await db.updateTable('products').set({ featureOrder: null }).execute()
  const { products: before } = await call.featured.list()
  const [oldest = 0] = (await call.products.list({}))
    .filter(({ status }) => !status.featured)
    .map(({ id }) => id)
    .toSorted((one, other) => one - other)
  await act('feature', [oldest])
  const { products } = await call.featured.list()
  expect(products.map(({ id }) => id)).toEqual([...before.map(({ id }) => id), oldest])
})

test('the chosen products alone are exported, whatever is listed', async () => {
  const { call } = await desk()
  const { text } = await call.spreadsheet.export({ format: 'json', ids: [79, 98] })
  expect(JSON.parse(text).map((row: { Number: string }) => row.Number)).toEqual(['79', '98'])
  const { text: none } = await call.spreadsheet.export({ format: 'json', ids: [] })
  expect(JSON.parse(none)).toEqual([])
})
