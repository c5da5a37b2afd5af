import { expect, test } from 'vitest'
import { newestProducts } from '../../exports/queries.ts'
import { feed } from '../../exports/feed.ts'
import { productDetail } from '../../products/queries.ts'
import type { Database } from '../../database/schema.ts'
import { addPhotograph } from '../photographs/queries.ts'
import { staffRouter } from '../router.ts'
import { staffContext, testStaff } from '../test-staff.ts'

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

test('the picture of a key feature is called by what it shows, or showed', async () => {
  const { db, call, change } = await desk()
  for (const digit of ['a', 'b'])
    await addPhotograph(db, `${digit.repeat(24)}-1800x2400`, new Date(), async () => {})
  const photograph = (digit: string, alt: string) =>
    `/photographs/${digit.repeat(24)}-1800x2400-960.webp#alt=${alt}`
  const feature = (view: string) => [
    { label: 'Weight', title: 'Light', sentence: 'Feel it.', view },
  ]
  await change({ images: [photograph('a', 'in+use')], keyFeatures: feature('a'.repeat(12)) })
  await change({ images: [photograph('b', 'above')], keyFeatures: feature('b'.repeat(12)) })
  await change({ keyFeatures: feature('c'.repeat(12)) })
  const told = (await call.revisions.list({})).map(({ differences }) =>
    differences
      .filter(({ field }) => field === 'keyFeatures')
      .map(({ before, after }) => [before, after]),
  )
  const said = (words: string) => `Weight – Light – Feel it. – ${words}`
  expect(told).toEqual([
    [[said('picture “above”'), said('a picture')]],
    [[said('picture “in use”'), said('picture “above”')]],
    [[expect.stringContaining(' – picture “the fold in the front mesh'), said('picture “in use”')]],
  ])
})

test('an undoing says which change it undoes, each of a batch its own', async () => {
  const { call, rename } = await desk()
  await rename('Edge II')
  const [renamed] = await call.revisions.list({})
  await call.revisions.undo({ id: renamed!.id })
  const [undoing] = await call.revisions.list({})
  expect(undoing?.note).toBe(`undid the change of ${renamed?.at}`)
  await call.revisions.undo({ batch: undoing!.batch })
  const [again] = await call.revisions.list({})
  expect(again?.note).toBe(`undid the change of ${undoing?.at}`)
})

test('the history is asked for by person, row and time, and names who has changed something', async () => {
  const { db, call, change } = await desk()
  const createdAt = '2026-11-24T12:00:00.000Z'
  await db
    .insertInto('staffPeople')
    .values([
      { id: 2, name: 'Emil', role: 'editor', createdAt },
      { id: 3, name: 'Nobody yet', role: 'editor', createdAt },
    ])
    .execute()
  await change({ name: 'Edge II' })
  const emil = { id: 2, name: 'Emil', role: 'editor' } as const
  const later = new Date(Date.now() + 86_400_000)
  const other = staffRouter.createCaller(staffContext({ db, person: emil, now: () => later }))
  const opened = await other.products.one({ id: 78 })
  await other.products.save({ ...opened, form: { ...opened.form, name: 'Calypso II' } })
  expect(await call.revisions.people()).toEqual([
    { id: 1, name: 'Ada' },
    { id: 2, name: 'Emil' },
  ])
  const named = async (filter: Parameters<typeof call.revisions.list>[0]) =>
    (await call.revisions.list(filter)).map(({ name }) => name)
  const at = later.toISOString()
  expect(await named({})).toEqual(['Calypso II', 'Edge II'])
  expect(await named({ personId: 1 })).toEqual(['Edge II'])
  expect(await named({ personId: 2, subject: 'products', rowId: '78' })).toEqual(['Calypso II'])
  expect(await named({ personId: 2, subject: 'products', rowId: '79' })).toEqual([])
  expect(await named({ from: at })).toEqual(['Calypso II'])
  expect(await named({ until: at })).toEqual(['Edge II'])
})

test('a change is undone, and the undoing too; what was changed otherwise stays', async () => {
  const { db, call, rename, nameOf } = await desk()
  const before = await db.selectFrom('products').selectAll().where('id', '=', 79).executeTakeFirst()
  await rename('Edge II')
  const [renamed] = await call.revisions.list({})
  await call.featured.save({ ...(await call.featured.list()), products: [79] })
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

test('of what was changed together the rest is undone, and what was changed again since stays and is named', async () => {
  const { db, call } = await desk()
  const featured = () =>
    db.selectFrom('products').select(['id', 'featured', 'featureOrder']).orderBy('id').execute()
  const before = await featured()
  await call.featured.save({ ...(await call.featured.list()), products: [64, 79] })
  const [revision] = await call.revisions.list({})
  const batch = revision?.batch ?? ''
  expect(revision?.inBatch).toBeGreaterThan(2)
  await byHand(db, { featured: 0 }, 64)
  const { name } = await db
    .selectFrom('products')
    .select('name')
    .where('id', '=', 64)
    .executeTakeFirstOrThrow()
  const kept = `${name} was changed again since (Featured): undo that first.`
  expect(await call.revisions.undo({ batch })).toMatchObject({ kept: [kept] })
  const changed = { featured: 0, featureOrder: 1 }
  expect(await featured()).toEqual(
    before.map((row) => (row.id === 64 ? { ...row, ...changed } : row)),
  )
  await byHand(db, { featured: 1 }, 64)
  expect(await call.revisions.undo({ batch })).toMatchObject({ kept: [] })
  expect(await featured()).toEqual(before)
})

type Specs = { label: string; value: string }[]
const withSpec = (specs: Specs, label: string, value: string) =>
  specs.map((spec) => (spec.label === label ? { label, value } : spec))

test('a changed spec is undone although another was changed, added, removed or moved since', async () => {
  const { call, open, change } = await desk()
  const { form } = await open()
  await change({ specs: withSpec(form.specs, 'Weight', '7.9 kg') })
  const [{ id } = { id: 0 }] = await call.revisions.list({})
  const [first, ...others] = withSpec((await open()).form.specs, 'Expansion slots', '8')
  const moved = [...others, first!, { label: 'Feet', value: 'Rubber' }].filter(
    ({ label }) => label !== 'Cable space',
  )
  await change({ specs: moved })
  expect(await call.revisions.undo({ id })).toMatchObject({ kept: [] })
  expect((await open()).form.specs).toEqual(withSpec(moved, 'Weight', '7.6 kg'))
})

test('a removed spec comes back where it stood', async () => {
  const { call, open, change } = await desk()
  const { form } = await open()
  await change({ specs: form.specs.filter(({ label }) => label !== 'Cable space') })
  const [{ id } = { id: 0 }] = await call.revisions.list({})
  await change({ specs: withSpec((await open()).form.specs, 'Weight', '7.9 kg') })
  await call.revisions.undo({ id })
  expect((await open()).form.specs).toEqual(withSpec(form.specs, 'Weight', '7.9 kg'))
})

test('of a change the part that was changed again since stays, and is named', async () => {
  const { call, open, change } = await desk()
  const { form } = await open()
  const heavier = withSpec(form.specs, 'Weight', '7.9 kg')
  await change({ name: 'Edge II', specs: withSpec(heavier, 'Expansion slots', '8') })
  const [{ id } = { id: 0 }] = await call.revisions.list({})
  await change({ specs: withSpec((await open()).form.specs, 'Weight', '8 kg') })
  expect(await call.revisions.undo({ id })).toMatchObject({
    kept: ['Edge II was changed again since (Weight): undo that first.'],
  })
  expect((await open()).form).toEqual({
    ...form,
    specs: withSpec(form.specs, 'Weight', '8 kg'),
  })
})

test('a product is as its form takes it after any undoing, its pictures and its colors together', async () => {
  const { call, open, change } = await desk()
  const colors = { colorVariations: ['Black', 'White'], defaultColor: 'Black' }
  const [front, side, top] = ['front', 'side', 'top'].map(
    (view) => `/pictures/edge/${view}-960.webp`,
  )
  const specs = (count: number, kind: string) =>
    Array.from({ length: count }, (_, index) => ({ label: `${kind} ${index}`, value: '1 mm' }))
  for (const [first, second, third, words] of [
    [
      colors,
      { defaultColor: 'White' },
      { colorVariations: ['White'] },
      'was changed again since (Colors): undo that first.',
    ],
    [
      { imageUrl: front, images: [side] },
      { imageUrl: side, images: [front] },
      { images: [front, top] },
      'was changed again since (First picture): undo that first.',
    ],
    [
      { specs: specs(60, 'Old') },
      { specs: [] },
      { specs: specs(60, 'New') },
      'cannot be as it was. A product has 100 specs at most.',
    ],
  ] as const) {
    await change(first)
    await change(second)
    const [step] = await call.revisions.list({ limit: 1 })
    const { form } = await change(third)
    await expect(call.revisions.undo({ id: step?.id ?? 0 })).rejects.toThrow(`Edge ${words}`)
    expect((await open()).form).toEqual(form)
  }
})

test('a draft that was published since is not undone without that', async () => {
  const { call, open, change } = await desk()
  await change({ description: 'Drafted.' }, { asDraft: true })
  const [drafted] = await call.revisions.list({ limit: 1 })
  await call.products.publish({ ...(await open()), at: null })
  await expect(call.revisions.undo({ id: drafted?.id ?? 0 })).rejects.toThrow(
    'Edge was changed again since (Draft of changes): undo that first.',
  )
  const [published] = await call.revisions.list({ limit: 1 })
  await call.revisions.undo({ id: published?.id ?? 0 })
  expect((await call.revisions.undo({ id: drafted?.id ?? 0 })).kept).toEqual([])
  expect((await call.products.one({ id: 79 })).draft).toBeNull()
})

test('an import is undone but for what was changed since, and that is named', async () => {
  const { call, open, change } = await desk()
  const { form } = await open()
  const { text } = await call.spreadsheet.export({ format: 'json' })
  const rows = (JSON.parse(text) as Record<string, string>[]).map((row) => ({
    ...row,
    Description: `${row.Description} New.`,
    ...(row.Number === '79' && { Weight: '7.9 kg' }),
  }))
  const file = Buffer.from(JSON.stringify(rows)).toString('base64')
  const { batch } = await call.spreadsheet.import({ file })
  await change({ specs: withSpec((await open()).form.specs, 'Weight', '8 kg') })
  await call.products.remove(await open(78))
  const { kept } = await call.revisions.undo({ batch: batch! })
  expect(kept.toSorted()).toEqual([
    'Calypso was deleted since: undo that first.',
    'Edge was changed again since (Weight): undo that first.',
  ])
  expect((await open()).form).toEqual({ ...form, specs: withSpec(form.specs, 'Weight', '8 kg') })
  const { form: other } = await open(77)
  expect(other.description).not.toContain('New.')
})

test('a product that was changed since it was made is not taken away by undoing that', async () => {
  const { call, change } = await desk()
  const { id } = await call.products.create({ name: 'KEYB-60', category: 'peripherals' })
  const [creation] = await call.revisions.list({ limit: 1 })
  await change({ description: 'A keyboard.' }, { id })
  await expect(call.revisions.undo({ id: creation?.id ?? 0 })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'KEYB-60 was changed since it was made: undo that first.',
  })
  expect((await call.products.one({ id })).form.description).toBe('A keyboard.')
})

test('the history calls products by their names', async () => {
  const { call, open, change } = await desk()
  await change({ related: [78] })
  await call.products.discontinue({ ...(await open()), successorId: 78 })
  const differences = (await call.revisions.list({})).flatMap((revision) => revision.differences)
  expect(differences).toEqual(
    expect.arrayContaining([
      { field: 'related', label: 'Related products', before: null, after: 'Calypso' },
      { field: 'successorId', label: 'Successor', before: null, after: 'Calypso' },
    ]),
  )
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
    `Changed on ${day}: Cable space: no longer stated, was 22 mm, behind the tray; Weight: 7.5 kg, was 7.6 kg. `,
  )
  await call.revisions.show({ id, shown: false })
  expect(await changes()).toEqual([])
  await call.revisions.show({ id, shown: true })
  await call.revisions.undo({ id })
  expect(await changes()).toEqual([])
})

test('visitors are not told of figures that they never saw', async () => {
  const { db, call, open, change } = await desk()
  await call.products.unpublish(await open())
  const { text } = await call.spreadsheet.export({ format: 'json' })
  const rows = (JSON.parse(text) as Record<string, string>[]).map((row) =>
    ['78', '79'].includes(row.Number ?? '') ? { ...row, Weight: '9 kg' } : row,
  )
  const file = Buffer.from(JSON.stringify(rows)).toString('base64')
  await call.spreadsheet.import({ file, shown: true })
  const at = new Date(Date.now() + 60 * 60_000).toISOString().replace(/\.\d+Z/, 'Z')
  await call.products.publish({ ...(await open()), at })
  await change({ specs: withSpec((await open()).form.specs, 'Weight', '9.1 kg') })
  const history = await call.revisions.list({ subject: 'products', rowId: '79' })
  expect(history.map(({ shown }) => shown)).toEqual([null, null, null, null])
  for (const { id } of history)
    await expect(call.revisions.show({ id, shown: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  await call.products.publish({ ...(await open()), at: null })
  const told = async (id: number) => (await productDetail(db, { id }))?.changes.length
  expect([await told(78), await told(79)]).toEqual([1, 0])
})

test('a change of a name has no figures that visitors could be told of', async () => {
  const { call, rename } = await desk()
  await rename('Edge II')
  expect((await call.revisions.list({}))[0]?.shown).toBeNull()
  await expect(call.revisions.show({ id: 9_999, shown: true })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a history of what has no number is empty, and a character that PostgreSQL takes in no text is refused', async () => {
  const { call } = await testStaff('editor')
  const refused = { code: 'BAD_REQUEST', message: expect.stringMatching(/number zero/) }
  for (const rowId of ['\0', 'edge\0'])
    await expect(call.revisions.list({ subject: 'products', rowId })).rejects.toMatchObject(refused)
  await expect(call.photographs.list({ q: 'a\0b' })).rejects.toMatchObject(refused)
  for (const rowId of ['\\u0000', 'toString', '1e99', '-1', '9'.repeat(30)])
    expect(await call.revisions.list({ subject: 'products', rowId })).toEqual([])
})
