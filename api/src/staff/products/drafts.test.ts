import { noPicture } from '@argo/domain/products/product-form'
import type { Periods } from '@argo/domain/texts/periods'
import { warrantyKind } from '@argo/domain/warranty/warranty-kind'
import { expect, test } from 'vitest'
import { newDatabase, testDatabase } from '../../database/test-database.ts'
import { createCaller } from '../../app-router.ts'
import { staffRouter } from '../router.ts'
import { refusal, staffContext, testStaff } from '../test-staff.ts'
import { publishDue } from './publish-due.ts'

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
    draft: { fields: ['name', 'slug'] },
    path: '/cases/edge',
    status: { state: 'published', publishAt: null },
  })
  expect(await seen()).toEqual(before)
  const { path } = await call.products.preview({ id: 79 })
  expect(path).toMatch(/^\/cases\/edge-ii\?preview=/)
  expect(await seen(path.split('=')[1])).toMatchObject({
    product: { name: 'Edge II' },
    state: 'draft',
  })
  await saveDraft({ slug: 'edge-two' })
  expect(await seen(path.split('=')[1])).toMatchObject({ product: { slug: 'edge-two' } })
  const published = await call.products.publish({ ...(await open()), at: null })
  expect(published.draft).toBeNull()
  expect((await seen()).product).toMatchObject({ name: 'Edge II', slug: 'edge-two' })
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
  await saveDraft({ name: 'Edge II', specs: form.specs.slice(1), images: [] })
  const { specs, images } = form
  expect((await saveDraft({ name: 'Edge', specs, images })).draft).toBeNull()
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
  expect(waiting).toMatchObject({ status: { state: 'published', publishAt: at } })
  await saveDraft({ name: 'Edge III' })
  await publishDue(db, new Date('2998-12-31T23:59:59Z'))
  expect((await seen()).product.name).toBe('Edge')
  await publishDue(db, new Date(at))
  expect((await seen()).product.name).toBe('Edge III')
  const stored = await db
    .selectFrom('revisions')
    .select(['id', 'personId', 'note'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ personId: 1, note: 'Published at its time' })
  await call.revisions.undo({ id: stored.id })
  await publishDue(db, new Date('2999-01-02T00:00:00Z'))
  expect((await seen()).product.name).toBe('Edge')
  expect(await open()).toMatchObject({ form: { name: 'Edge III' } })
})

const times = { past: '2020-01-01T00:00:00Z', late: new Date('2999-01-02T00:00:00Z') }
const soon = '2999-01-01T00:00:00Z'
const told = [
  'Edge has no time of publication now, because undoing sets none: please set it again.',
]

test.each(['unschedule', 'unpublish', 'discontinue', 'discardDraft', 'remove'] as const)(
  'a schedule is taken off by %s, and does not come back with what is undone',
  async (action) => {
    const { db, call, open, saveDraft, seen } = await desk()
    await saveDraft({ name: 'Edge II' })
    await call.products.publish({ ...(await open()), at: soon })
    await call.products[action]({ ...(await open()), successorId: null })
    await publishDue(db, times.late)
    const [{ id } = { id: 0 }] = await call.revisions.list({ limit: 1 })
    const sentences = await call.revisions.undo({ id }).then(
      ({ kept }) => kept,
      (refusal: Error) => [refusal.message],
    )
    expect(sentences).toEqual(told)
    await publishDue(db, times.late)
    expect((await seen()).product.name).toBe('Edge')
    expect((await call.products.one({ id: 79 })).status.publishAt).toBeNull()
  },
)

test('undoing a schedule takes it off, and undoing that does not set it again', async () => {
  const { db, call, open, saveDraft, seen } = await desk()
  await saveDraft({ name: 'Edge II' })
  await call.products.publish({ ...(await open()), at: soon })
  const [{ id, differences } = { id: 0 }] = await call.revisions.list({ limit: 1 })
  expect(differences).toEqual([
    { field: 'publishAt', label: 'To be published at', before: null, after: soon },
  ])
  const { batch, kept } = await call.revisions.undo({ id })
  expect(kept).toEqual([])
  await expect(call.revisions.undo({ batch })).rejects.toThrow(told.join())
  await publishDue(db, times.late)
  expect((await seen()).product.name).toBe('Edge')
})

test('a schedule goes with the draft that it was of', async () => {
  const { db, call, open, saveDraft, seen } = await desk()
  await saveDraft({ name: 'Edge II' })
  await call.products.publish({ ...(await open()), at: soon })
  await saveDraft({ name: 'Edge III' })
  const [{ id } = { id: 0 }] = await call.revisions.list({ limit: 1 })
  expect((await call.revisions.undo({ id })).kept).toEqual(told)
  await publishDue(db, times.late)
  expect((await seen()).product.name).toBe('Edge')
  expect((await open()).form.name).toBe('Edge II')
})

test('undoing a publication takes the schedule of a draft off that was made since', async () => {
  const { db, call, open, saveDraft } = await desk()
  await call.products.unpublish(await open())
  await call.products.publish({ ...(await open()), at: null })
  const [{ id } = { id: 0 }] = await call.revisions.list({ limit: 1 })
  await saveDraft({ name: 'Edge II' })
  await call.products.publish({ ...(await open()), at: soon })
  await call.revisions.undo({ id })
  await publishDue(db, times.late)
  expect(await call.products.one({ id: 79 })).toMatchObject({
    status: { state: 'draft', publishAt: null, publishRefusal: null },
  })
})

test('a product that waited for its time and was taken back is not published by undoing that', async () => {
  const { call, open } = await desk()
  await call.products.unpublish(await open())
  const at = new Date(Date.now() + 60 * 60_000).toISOString().replace(/\.\d+Z/, 'Z')
  await call.products.publish({ ...(await open()), at })
  await call.products.unpublish(await open())
  const [{ id } = { id: 0 }] = await call.revisions.list({ limit: 1 })
  await expect(call.revisions.undo({ id })).rejects.toThrow(told.join())
  expect((await call.products.one({ id: 79 })).status).toMatchObject({
    state: 'draft',
    publishAt: null,
  })
  const { batch } = await call.products.remove(await open())
  await call.revisions.undo({ batch })
  expect((await call.products.one({ id: 79 })).status.state).toBe('draft')
})

test('a draft of a product that is not published yet is published with it, at its time', async () => {
  const { db, call, open, saveDraft, seen } = await desk()
  await call.products.unpublish(await open())
  await saveDraft({ name: 'Edge II' })
  const published = await call.products.publish({ ...(await open()), at: soon })
  expect(published).toMatchObject({
    form: { name: 'Edge II' },
    status: { publishAt: soon, state: 'draft' },
  })
  await publishDue(db, new Date())
  await expect(seen()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await publishDue(db, times.late)
  expect((await seen()).product.name).toBe('Edge II')
  expect(await call.products.one({ id: 79 })).toMatchObject({
    draft: null,
    status: { listed: 'published' },
  })
})

test('a product that waits for its time keeps it while it is worked on, and is not published without a picture', async () => {
  const { db, call, open, change } = await desk()
  await call.products.unpublish(await open())
  const waiting = await call.products.publish({ ...(await open()), at: soon })
  const { imageUrl } = waiting.form
  const changed = await change({ imageUrl: noPicture })
  expect(changed.status).toMatchObject({ listed: 'scheduled', publishAt: soon })
  await publishDue(db, times.late)
  const publishRefusal = 'A product has a picture before it is published'
  expect((await call.products.one({ id: 79 })).status).toMatchObject({
    listed: 'draft',
    publishAt: null,
    publishRefusal,
  })
  const { status } = await change({ imageUrl })
  expect(status.publishRefusal).toBeNull()
})

test('a published product without a draft has nothing to be published at a time', async () => {
  const { call, open, seen } = await desk()
  const asked = call.products.publish({ ...(await open()), at: soon })
  expect(await refusal(asked)).toEqual({ at: 'Visitors see all of it already' })
  expect((await seen()).product.name).toBe('Edge')
})

test('several servers publish a draft once, and none of them fails', async () => {
  const url = await newDatabase()
  const [one, other] = [await testDatabase(url), await testDatabase(url)]
  const call = staffRouter.createCaller(
    staffContext({ db: one, person: { id: 1, name: 'Ada', role: 'editor' } }),
  )
  for (const id of [77, 79]) {
    const { version, form } = await call.products.one({ id })
    const saved = await call.products.save({
      id,
      version,
      form: { ...form, name: `${form.name} II` },
      asDraft: true,
    })
    await call.products.publish({ id, version: saved.version, at: times.past })
  }
  await Promise.all([one, other].map((db) => publishDue(db, new Date())))
  const notes = (await call.revisions.list({})).map(({ note }) => note)
  expect(notes.filter((note) => note === 'Published at its time').length).toBe(2)
})

test('a draft does not take a slug that another product took meanwhile', async () => {
  const { call, open, change, saveDraft } = await desk()
  await saveDraft({ slug: 'edge-ii' })
  await change({ slug: 'edge-ii' }, { id: 78 })
  const asked = call.products.publish({ ...(await open()), at: null })
  expect(await refusal(asked)).toEqual({ 'form.slug': 'Calypso (number 78) has this slug' })
})

test('a draft that is refused at its time is to be done, with the reason, is not tried again, and keeps no other back', async () => {
  const { db, call, open, saveDraft } = await desk()
  const schedule = async (id: number, fields: object) => {
    const { version } = await saveDraft(fields, id)
    await call.products.publish({ id, version, at: times.past })
  }
  await schedule(77, { slug: 'new-slug' })
  await schedule(79, { name: 'Edge II' })
  await db.updateTable('products').set({ slug: 'new-slug' }).where('id', '=', 78).execute()
  await publishDue(db, new Date())
  expect(await open()).toMatchObject({ form: { name: 'Edge II' } })
  expect((await call.products.one({ id: 79 })).draft).toBeNull()
  const reason = 'Calypso (number 78) has this slug'
  expect(await call.products.one({ id: 77 })).toMatchObject({
    draft: { fields: ['slug'] },
    status: { publishAt: null, publishRefusal: reason },
  })
  const [first] = await call.products.toDo()
  expect(first).toMatchObject({ product: { id: 77 }, toDo: [{ kind: 'draft' }] })
  expect(first?.toDo[0]?.sentence).toContain(reason)

  const changes = (await call.revisions.list({})).length
  await publishDue(db, new Date())
  expect((await call.revisions.list({})).length).toBe(changes)
})

test('a draft that the database refuses at its time says so, fails once, and keeps no other back', async () => {
  const { db, call, open, saveDraft } = await desk()
  await saveDraft({ name: 'Edge II' })
  await call.products.publish({ ...(await open()), at: times.past })
  const { version } = await saveDraft({ name: 'Another' }, 82)
  await call.products.publish({ id: 82, version, at: times.past })
  const draft = JSON.stringify({ values: { imageUrl: 'elsewhere.webp' } })
  await db.updateTable('products').set({ draft }).where('id', '=', 79).execute()
  await expect(publishDue(db, new Date())).rejects.toThrow(/picture_is_a_path_or_https/)
  expect((await call.products.one({ id: 82 })).form.name).toBe('Another')
  expect((await call.products.one({ id: 82 })).draft).toBeNull()
  await publishDue(db, new Date())
  const { status } = (await call.products.list({})).find(({ id }) => id === 79)!
  expect(status.publishRefusal).toBe('The database refused it')
})

test('the reason for which a draft was not published goes with the draft that is undone', async () => {
  const { db, call, open, change, saveDraft } = await desk()
  await saveDraft({ slug: 'edge-ii' })
  const [{ id } = { id: 0 }] = await call.revisions.list({ limit: 1 })
  await call.products.publish({ ...(await open()), at: times.past })
  await change({ slug: 'edge-ii' }, { id: 78 })
  await publishDue(db, new Date())
  expect((await call.products.one({ id: 79 })).status.publishRefusal).toMatch(/has this slug/)
  await call.revisions.undo({ id })
  const { draft, status } = await call.products.one({ id: 79 })
  expect([draft, status.publishRefusal]).toEqual([null, null])
})

const withSpec = (
  specs: readonly { label: string; value: string }[],
  label: string,
  value: string,
) => specs.map((spec) => (spec.label === label ? { label, value } : spec))

test('what others change of other specs stays when a draft is published', async () => {
  const { db, call, open, saveDraft, seen } = await desk()
  const { form } = await open()
  await saveDraft({ specs: withSpec(form.specs, 'Weight', '7.9 kg') })
  const byOthers = withSpec(form.specs, 'Expansion slots', '8').filter(
    ({ label }) => label !== 'Cable space',
  )
  const specs = JSON.stringify(
    [...byOthers, { label: 'Feet', value: 'Rubber' }].map(
      ({ label, value }) => `${label}: ${value}`,
    ),
  )
  await db.updateTable('products').set({ specs }).where('id', '=', 79).execute()
  expect((await open()).form.specs).toContainEqual({ label: 'Weight', value: '7.9 kg' })
  await call.products.publish({ ...(await open()), at: null })
  const { product } = await seen()
  expect(product.specs).toEqual(
    [...withSpec(byOthers, 'Weight', '7.9 kg'), { label: 'Feet', value: 'Rubber' }].map(
      ({ label, value }) => `${label}: ${value}`,
    ),
  )
})

test('years of warranty that change beside a draft are published with it, whichever came first', async () => {
  const { call, open, saveDraft, seen } = await desk()
  const policy = async (years: number) => {
    const { version, text } = await call.texts.one({ key: 'periods' })
    const kind = warrantyKind((await seen()).product)
    await call.texts.save({
      key: 'periods',
      version,
      text: { ...(text as Periods), [kind]: years },
    })
  }
  const heavier = async (value: string) => {
    const { form } = await open()
    await saveDraft({ specs: withSpec(form.specs, 'Weight', value) })
  }
  await heavier('7.8 kg')
  await policy(7)
  await heavier('7.9 kg')
  await policy(8)
  await call.products.publish({ ...(await open()), at: null })
  const { product } = await seen()
  expect(product.specs).toEqual(expect.arrayContaining(['Weight: 7.9 kg', 'Warranty: 8 years']))
})
