import { expect, test } from 'vitest'
import { createCaller } from '../../trpc/app-router.ts'
import { testStaff } from '../test-staff.ts'
import { publishDueDrafts } from './drafts.ts'

async function desk() {
  const { db, call, open, change } = await testStaff('editor')
  const saveDraft = (fields: object, id = 79) => change(fields, { id, asDraft: true })
  const seen = (preview?: string) =>
    createCaller({ db }).products.detail({ id: 79, ...(preview && { preview }) })
  return { db, call, open, change, saveDraft, seen }
}

test('visitors see nothing of a draft of changes but with a preview, until it is published', async () => {
  const { call, open, saveDraft, seen } = await desk()
  const before = await seen()
  const saved = await saveDraft({ name: 'Edge II', slug: 'edge-ii' })
  expect(saved).toMatchObject({
    form: { name: 'Edge II' },
    draft: { fields: ['name', 'slug'], publishAt: null },
    path: '/cases/edge',
    status: { shown: 'published' },
  })
  expect(await seen()).toEqual(before)
  const { path } = await call.products.preview({ id: 79 })
  expect(path).toMatch(/^\/cases\/edge-ii\?preview=/)
  expect(await seen(path.split('=')[1])).toMatchObject({
    product: { name: 'Edge II' },
    state: 'draft',
  })
  const published = await call.products.publish({ ...(await open()), at: null })
  expect(published.draft).toBeNull()
  expect((await seen()).product).toMatchObject({ name: 'Edge II', slug: 'edge-ii' })
})

test('what was changed otherwise meanwhile stays when a draft is published', async () => {
  const { db, call, open, saveDraft, seen } = await desk()
  await saveDraft({ name: 'Edge II' })
  await db.updateTable('products').set({ description: 'By hand.' }).where('id', '=', 79).execute()
  await call.products.publish({ ...(await open()), at: null })
  expect((await seen()).product).toMatchObject({ name: 'Edge II', description: 'By hand.' })
})

test('a draft that is saved for visitors, discarded, or says what they see, is one no more', async () => {
  const { call, open, change, saveDraft, seen } = await desk()
  const { form } = await open()
  await saveDraft({ name: 'Edge II' })
  expect((await saveDraft({ name: 'Edge' })).draft).toBeNull()
  await saveDraft({ name: 'Edge II' })
  const discarded = await call.products.discardDraft(await open())
  expect([discarded.draft, discarded.form]).toEqual([null, form])
  const [revision] = await call.revisions.list({ limit: 1 })
  expect(revision?.differences).toEqual([
    { field: 'draft', label: 'Draft of changes', before: 'Name', after: null },
  ])
  await call.revisions.undo({ id: revision?.id ?? 0 })
  expect((await open()).form.name).toBe('Edge II')
  const saved = await change({ name: 'Edge 3' })
  expect([saved.draft, (await seen()).product.name]).toEqual([null, 'Edge 3'])
})

test('a draft is published at its time, in the name of who said so, and undone in one step', async () => {
  const { db, call, open, saveDraft, seen } = await desk()
  await saveDraft({ name: 'Edge II' })
  const at = '2999-01-01T00:00:00Z'
  const waiting = await call.products.publish({ ...(await open()), at })
  expect(waiting).toMatchObject({ status: { shown: 'published' }, draft: { publishAt: at } })
  await saveDraft({ name: 'Edge III' })
  await publishDueDrafts(db, new Date('2998-12-31T23:59:59Z'))
  expect((await seen()).product.name).toBe('Edge')
  await publishDueDrafts(db, new Date(at))
  expect((await seen()).product.name).toBe('Edge III')
  const stored = await db
    .selectFrom('revisions')
    .select(['id', 'personId', 'note'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ personId: 1, note: 'Published at its time' })
  await call.revisions.undo({ id: stored.id })
  expect((await seen()).product.name).toBe('Edge')
})

test('a draft whose time has passed and that the database refuses is to be done, and keeps no other back', async () => {
  const { db, call, open, saveDraft } = await desk()
  await saveDraft({ slug: 'edge-ii' })
  await call.products.publish({ ...(await open()), at: '2020-01-01T00:00:00Z' })
  await db.updateTable('products').set({ slug: 'edge-ii' }).where('id', '=', 78).execute()
  const { version } = await saveDraft({ name: 'Other' }, 77)
  await call.products.publish({ id: 77, version, at: '2020-01-01T00:00:00Z' })
  await expect(publishDueDrafts(db, new Date())).rejects.toThrow(/slug/)
  expect((await call.products.one({ id: 77 })).draft).toBeNull()
  const [first] = await call.products.toDo()
  expect(first).toMatchObject({ product: { id: 79 }, toDo: [{ kind: 'draft' }] })
})
