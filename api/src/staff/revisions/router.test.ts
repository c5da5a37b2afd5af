import { expect, test } from 'vitest'
import { newestProducts } from '../../exports/queries.ts'
import { feed } from '../../exports/feed.ts'
import { productDetail } from '../../products/queries.ts'
import type { Database } from '../../database/schema.ts'
import { testStaff } from '../test-staff.ts'

async function desk() {
  const { db, call, open, change } = await testStaff('editor')
  const createdAt = '2026-11-24T12:00:00.000Z'
  await db
    .insertInto('staffPeople')
    .values({ id: 1, name: 'Ada', role: 'editor', createdAt })
    .execute()
  const rename = (name: string) => change({ name })
  const nameOf = async () => (await open()).form.name
  return { db, call, open, change, rename, nameOf }
}

const byHand = (db: Database, values: { name?: string; featured?: number }, id = 79) =>
  db.updateTable('products').set(values).where('id', '=', id).execute()

test('the history tells who changed what and when, a spec at a time', async () => {
  const { call, open, change } = await desk()
  const { form } = await open()
  const specs = form.specs
    .filter(({ label }) => label !== 'Cable space')
    .map((spec) => (spec.label === 'Expansion slots' ? { ...spec, value: '8' } : spec))
  await change({ name: 'Edge II', specs })
  const [revision, ...others] = await call.revisions.list({})
  expect(others).toEqual([])
  expect(revision).toMatchObject({
    subject: 'products',
    rowId: '79',
    name: 'Edge II',
    kind: 'changed',
    person: 'Ada',
    inBatch: 1,
    differences: [
      { label: 'Name', before: 'Edge', after: 'Edge II' },
      { label: 'Expansion slots', before: '7', after: '8' },
      { label: 'Cable space', before: '22 mm, behind the tray', after: null },
    ],
  })
  expect(Math.abs(Date.now() - Date.parse(revision?.at ?? ''))).toBeLessThan(60_000)
})

test('a change is undone, and the undoing too; what was changed otherwise stays', async () => {
  const { db, call, rename, nameOf } = await desk()
  const before = await db.selectFrom('products').selectAll().where('id', '=', 79).executeTakeFirst()
  await rename('Edge II')
  const [renamed] = await call.revisions.list({})
  await call.products.feature({ ids: [79] })
  const { batch } = await call.revisions.undo({ id: renamed?.id ?? 0 })
  const after = await db.selectFrom('products').selectAll().where('id', '=', 79).executeTakeFirst()
  expect(after).toEqual({ ...before, featureOrder: 1, updatedAt: after?.updatedAt })
  await call.revisions.undo({ batch })
  expect(await nameOf()).toBe('Edge II')
  await expect(call.revisions.undo({ id: 9_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what was changed again since is undone in its order alone', async () => {
  const { call, rename, nameOf } = await desk()
  await rename('Edge II')
  await rename('Edge III')
  const [last, first] = await call.revisions.list({})
  await expect(call.revisions.undo({ id: first?.id ?? 0 })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Edge III was changed again since (Name): undo that first.',
  })
  await call.revisions.undo({ id: last?.id ?? 0 })
  await call.revisions.undo({ id: first?.id ?? 0 })
  expect(await nameOf()).toBe('Edge')
})

test('what was changed together is undone together, or not at all', async () => {
  const { db, call } = await desk()
  const featured = () =>
    db.selectFrom('products').select(['id', 'featured', 'featureOrder']).orderBy('id').execute()
  const before = await featured()
  await call.products.feature({ ids: [64, 79] })
  const [revision] = await call.revisions.list({})
  const batch = revision?.batch ?? ''
  expect(revision?.inBatch).toBeGreaterThan(2)
  await byHand(db, { featured: 0 }, 64)
  await expect(call.revisions.undo({ batch })).rejects.toMatchObject({ code: 'CONFLICT' })
  await byHand(db, { featured: 1 }, 64)
  await call.revisions.undo({ batch })
  expect(await featured()).toEqual(before)
})

test('what a product had before is no hindrance to undoing another change', async () => {
  const { call, open, change, rename } = await desk()
  await rename('Edge II')
  const [renamed] = await call.revisions.list({})
  await change({ slug: 'edge-ii' })
  await change({ slug: 'edge' }, { id: 78 })
  await call.revisions.undo({ id: renamed?.id ?? 0 })
  expect((await open()).form).toMatchObject({ name: 'Edge', slug: 'edge-ii' })
})

test('a deleted product comes back as it was, with the addresses it had; one that was made goes', async () => {
  const { db, call, open } = await desk()
  const row = () => db.selectFrom('products').selectAll().where('id', '=', 79).executeTakeFirst()
  const before = await row()
  const { batch } = await call.products.remove(await open())
  expect(await row()).toBeUndefined()
  await call.revisions.undo({ batch })
  expect(await row()).toEqual(before)
  const made = await call.products.create({ name: 'KEYB-60', category: 'peripherals' })
  const [creation] = await call.revisions.list({ limit: 1 })
  expect(creation?.kind).toBe('created')
  await call.revisions.undo({ id: creation?.id ?? 0 })
  await expect(call.products.one({ id: made.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a deleted product does not take its slug back from another', async () => {
  const { call, open, change } = await desk()
  const { batch } = await call.products.remove(await open())
  await change({ slug: 'edge' }, { id: 78 })
  await expect(call.revisions.undo({ batch })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Edge cannot come back: Calypso (number 78) has its slug, edge.',
  })
})

test('what came past the desk is in the history without a person, before what the desk does next', async () => {
  const { db, call, rename } = await desk()
  await rename('Edge II')
  await byHand(db, { name: 'By hand' })
  await rename('Edge III')
  await byHand(db, { name: 'By hand again' })
  const history = await call.revisions.list({ subject: 'products', rowId: '79' })
  expect(history.map(({ person, differences }) => [person, differences[0]?.after])).toEqual([
    [null, 'By hand again'],
    ['Ada', 'Edge III'],
    [null, 'By hand'],
    ['Ada', 'Edge II'],
  ])
  expect((await call.revisions.list({})).length).toBe(4)
  await db.deleteFrom('products').where('id', '=', 79).execute()
  expect((await call.revisions.list({}))[0]).toMatchObject({ kind: 'deleted', person: null })
})

test('a column that a migration has made since is no change', async () => {
  const { db, call, rename } = await desk()
  await rename('Edge II')
  const { after } = await db.selectFrom('revisions').select('after').executeTakeFirstOrThrow()
  const { draft: _, ...earlier } = JSON.parse(after ?? '')
  await db
    .updateTable('revisions')
    .set({ after: JSON.stringify(earlier) })
    .execute()
  expect((await call.revisions.list({})).length).toBe(1)
})

test('visitors are told of a changed figure if staff say so, on the product’s page and in the feed', async () => {
  const { db, call, open, change } = await desk()
  const { form } = await open()
  const specs = form.specs
    .filter(({ label }) => label !== 'Cable space')
    .map((spec) => (spec.label === 'Weight' ? { ...spec, value: '7.5 kg' } : spec))
  await change({ specs })
  const changes = async () => (await productDetail(db, { id: 79 }))?.changes
  const text = async () => feed('https://argo.example', await newestProducts(db))
  expect(await changes()).toEqual([])
  expect(await text()).not.toContain('Changed on')

  const [revision] = await call.revisions.list({})
  const id = revision?.id ?? 0
  expect(revision?.shown).toBe(false)
  await call.revisions.show({ id, shown: true })
  const day = new Date().toISOString().slice(0, 10)
  expect(await changes()).toEqual([
    {
      id,
      day,
      specs: [
        { label: 'Cable space', before: '22 mm, behind the tray', after: null },
        { label: 'Weight', before: '7.6 kg', after: '7.5 kg' },
      ],
    },
  ])
  expect(await text()).toContain(
    `Changed on ${day}: Cable space: not stated any more, was 22 mm, behind the tray; Weight: 7.5 kg, was 7.6 kg. `,
  )
  await call.revisions.show({ id, shown: false })
  expect(await changes()).toEqual([])
  await call.revisions.show({ id, shown: true })
  await call.revisions.undo({ id })
  expect(await changes()).toEqual([])
})

test('a change of a name has no figures that visitors could be told of', async () => {
  const { call, rename } = await desk()
  await rename('Edge II')
  expect((await call.revisions.list({}))[0]?.shown).toBeNull()
  await expect(call.revisions.show({ id: 9_999, shown: true })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
