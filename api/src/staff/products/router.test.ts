import { categories, type Category } from '@argo/domain/products/category'
import { noPicture } from '@argo/domain/products/product-form'
import { type DeskState, mostListed } from '@argo/domain/products/products-search'
import type { Insertable } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, ProductTable } from '../../database/schema.ts'
import { testDatabase } from '../../database/test-database.ts'
import { createCaller } from '../../app-router.ts'
import { addPhotograph } from '../photographs/queries.ts'
import { staffRouter } from '../router.ts'
import { publishDue } from './publish-due.ts'
import { refusal, staffContext, testStaff } from '../test-staff.ts'

const desk = () => testStaff('editor')

const rowsOf = (db: Database) => db.selectFrom('products').selectAll().orderBy('id').execute()

test('a form that is saved as it was opened changes nothing, not a letter of any product', async () => {
  const { db, call, open } = await desk()
  const before = await rowsOf(db)
  for (const { id } of before) await call.products.save(await open(id))
  expect(await rowsOf(db)).toEqual(before)
  expect(await call.revisions.list({})).toEqual([])
})

test('what is saved is on the site, and its other specs stay word for word', async () => {
  const { db, open, change } = await desk()
  const { form } = await open()
  const specs = form.specs.map((spec) =>
    spec.label === 'CPU cooler clearance' ? { ...spec, value: '172 mm' } : spec,
  )
  const saved = await change({ name: 'Edge II', specs, colorVariations: ['Black', 'White'] })
  expect(saved.form).toMatchObject({ name: 'Edge II', colorVariations: ['Black', 'White'] })
  const { product } = await createCaller({ db }).products.detail({ id: 79 })
  expect(product).toMatchObject({ name: 'Edge II', colorVariations: ['Black', 'White'] })
  expect(product.specs).toContain('CPU cooler clearance: 172 mm')
  expect(product.specs.length).toBe(form.specs.length)
})

test('of many who save one form at the same moment one does, and the others are told what that one has saved', async () => {
  const { call, open } = await desk()
  const opened = await open()
  const asked = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) =>
      call.products.save({ ...opened, form: { ...opened.form, name: `Edge ${index}` } }),
    ),
  )
  const [saved, ...others] = asked.flatMap((each) =>
    each.status === 'fulfilled' ? each.value : [],
  )
  expect(others).toEqual([])
  const refused = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  const conflict = { code: 'CONFLICT', current: { form: { name: saved?.form.name } } }
  expect(refused).toMatchObject(Array.from({ length: 7 }, () => conflict))
  expect((await call.revisions.list({})).length).toBe(1)
})

test('what was changed past the desk meanwhile is a conflict too', async () => {
  const { db, call, open } = await desk()
  const opened = await open()
  await db.updateTable('products').set({ name: 'By hand' }).where('id', '=', 79).execute()
  const asked = await Promise.allSettled([
    call.products.save(opened),
    call.products.unpublish(opened),
    call.products.remove(opened),
  ])
  const conflict = { status: 'rejected', reason: { code: 'CONFLICT' } }
  expect(asked).toMatchObject([conflict, conflict, conflict])
})

test.each([
  ['slug', 'calypso', /Calypso \(number 78\) has this slug/],
  ['slug', '79', /taken for an id/],
  ['slug', 'Edge II', /lowercase letters/],
  ['category', 'toasters', /one of cases, coolers/],
  ['name', ' ', /Please enter a name/],
  ['name', 'Edge\nII', /remove the line break/],
  ['imageUrl', 'javascript:alert(1)', /A picture is a path/],
  ['defaultColor', 'Mauve', /one of the colors/],
  ['colorVariations', ['Black', 'Black'], /Two have the same name/],
  ['specs', [{ label: 'A: b', value: 'c' }], /A label has no colon/],
  [
    'specs',
    [
      { label: 'Weight', value: '1 kg' },
      { label: 'Weight', value: '2 kg' },
    ],
    /Two have the same label/,
  ],
  ['related', [79], /not related to itself/],
  ['related', [999], /no such product/],
  ['dealers', [{ name: 'Shop', address: 'http://shop.example' }], /begins with https/],
  [
    'dealers',
    [{ name: 'Shop', address: 'https://argo.example@shop.example/' }],
    /begins with https/,
  ],
  ['dealers', [{ name: 'Shop', address: 'https://shop.example:port/' }], /begins with https/],
  ['dealers', [{ name: 'Shop', address: 'https://javascript:alert(1)@x.y' }], /begins with https/],
  ['dealers', [{ name: 'Shop', address: 'https://shop' }], /begins with https/],
  [
    'keyFeatures',
    Array.from({ length: 4 }, (_, index) => ({ label: String(index), title: 'x', sentence: '' })),
    /three key features/,
  ],
])(
  'a wrong %s, %j, is refused in a sentence, and nothing is saved',
  async (field, value, sentence) => {
    const { db, change } = await desk()
    const before = await rowsOf(db)
    expect(Object.entries((await refusal(change({ [field]: value }))) ?? {})).toEqual([
      [
        expect.stringMatching(new RegExp(`^form\\.${field}(\\.|$)`)),
        expect.stringMatching(sentence),
      ],
    ])
    expect(await rowsOf(db)).toEqual(before)
  },
)

test('a category that the site does not know is refused of a new product, and in a sheet; one that SQL set is to be mended', async () => {
  const { db, call } = await desk()
  const category = 'toasters' as Category
  const before = await rowsOf(db)
  await expect(call.products.create({ name: 'Toaster', category })).rejects.toThrow('category')
  const file = Buffer.from(`Number,Name,Category\n,Toaster,${category}\n79,Edge,${category}\n`)
  const { problems } = await call.spreadsheet.plan({ file: file.toString('base64') })
  expect(problems.map(({ row, column }) => [row, column])).toEqual([
    [2, 'Category'],
    [3, 'Category'],
  ])
  expect(await rowsOf(db)).toEqual(before)

  await db.updateTable('products').set({ category }).where('id', '=', 79).execute()
  const listed = await call.products.list({ sort: 'category' })
  expect(listed.find(({ id }) => id === 79)).toMatchObject({
    category: null,
    toDo: [{ kind: 'malformed' }],
  })
})

test('a product that is to be published at a time is listed as scheduled until then, and not as a draft', async () => {
  const { db, call } = await desk()
  const { id, version } = await call.products.create({ name: 'Hammer 75', category: 'peripherals' })
  const listed = async (state: DeskState) =>
    (await call.products.list({ state })).map((row) => row.id)
  expect(await listed('draft')).toEqual([id])
  const { form } = await call.products.one({ id })
  const saved = await call.products.save({
    id,
    version,
    form: { ...form, description: 'A keyboard.', imageUrl: '/pictures/edge/hero-960.webp' },
  })
  const at = '2099-01-31T08:00:00Z'
  await call.products.publish({ id, version: saved.version, at })
  expect(await listed('draft')).toEqual([])
  expect(await listed('scheduled')).toEqual([id])
  await publishDue(db, new Date(at))
  expect(await listed('scheduled')).toEqual([])
  expect(await listed('published')).toContain(id)
})

test('a new product is a draft at a slug of its name, with a number that no other had', async () => {
  const { db, call } = await desk()
  const first = await call.products.create({ name: 'KEYB-60 Ü', category: 'peripherals' })
  expect(first.form).toMatchObject({ slug: 'keyb-60-u', specs: [], description: '' })
  expect(first.status).toMatchObject({ state: 'draft', listed: 'draft' })
  const second = await call.products.create({ name: 'Keyb 60 Ü', category: 'peripherals' })
  expect(second.form.slug).toBe('')
  await call.products.remove(second)
  const third = await call.products.create({ name: 'Third', category: 'cases' })
  expect(third.id).toBeGreaterThan(second.id)
  const site = createCaller({ db })
  await expect(site.products.detail({ id: first.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a product is published when it has a description and a picture, now or at a time', async () => {
  const { db, call, change } = await desk()
  const { id, version } = await call.products.create({ name: 'KEYB-60', category: 'peripherals' })
  const publish = (opened: { id: number; version: string }, at: string | null = null) =>
    call.products.publish({ ...opened, at })
  expect(await refusal(publish({ id, version }))).toEqual({
    'form.description': 'A product is described before it is published',
    'form.imageUrl': 'A product has a picture before it is published',
  })
  const described = await change({ description: 'A keyboard.' }, { id })
  expect(await refusal(publish(described))).toEqual({
    'form.imageUrl': 'A product has a picture before it is published',
  })
  const pictured = await change({ imageUrl: '/pictures/edge/hero-960.webp' }, { id })
  const later = await publish(pictured, '2999-01-01T00:00:00Z')
  expect(later.status).toMatchObject({ state: 'draft', listed: 'scheduled' })
  const now = await publish(later)
  expect(now.status).toMatchObject({ publishAt: null, listed: 'published' })
  const site = createCaller({ db })
  expect((await site.products.detail({ id })).product.name).toBe('KEYB-60')
  await call.products.unpublish(now)
  await expect(site.products.detail({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a product that visitors see keeps its description and picture, by form, by sheet and by undoing', async () => {
  const { call, change, open } = await desk()
  const undescribed = 'A product is described before it is published'
  expect(await refusal(change({ description: '' }))).toEqual({ 'form.description': undescribed })
  expect(await refusal(change({ imageUrl: noPicture }))).toEqual({
    'form.imageUrl': 'A product has a picture before it is published',
  })
  const file = Buffer.from('Number,Description\n79,\n').toString('base64')
  expect((await call.spreadsheet.plan({ file })).problems).toMatchObject([
    { sentence: expect.stringContaining(undescribed) },
  ])

  const { id } = await call.products.create({ name: 'KEYB-60', category: 'peripherals' })
  await change({ imageUrl: '/pictures/edge/hero-960.webp' }, { id })
  await change({ description: 'A keyboard.' }, { id })
  const [described] = await call.revisions.list({})
  await call.products.publish({ ...(await open(id)), at: null })
  await expect(call.revisions.undo({ id: described?.id ?? 0 })).rejects.toThrow(
    `KEYB-60 cannot be as it was while visitors see it. ${undescribed}.`,
  )
  expect((await open(id)).form.description).toBe('A keyboard.')
  await call.products.unpublish(await open(id))
  await call.revisions.undo({ id: described?.id ?? 0 })
  expect((await open(id)).form.description).toBe('')
})

test('a product whose related product was deleted is saved as before, and gets no other that there is not', async () => {
  const { call, open, change } = await desk()
  await change({ related: [78] })
  await change({ related: [78, 80] }, { asDraft: true })
  for (const id of [78, 80]) await call.products.remove(await open(id))
  const saved = await change({ description: 'A case.' }, { asDraft: true })
  expect(saved.form.related).toEqual([78, 80])
  expect(await refusal(change({ related: [78, 9999] }))).toEqual({
    'form.related.1': 'There is no such product',
  })
  const file = Buffer.from('Number,Related\n79,80\n').toString('base64')
  expect((await call.spreadsheet.plan({ file })).problems).toEqual([])
})

test('a draft is saved before its photographs say what they show, and visitors see it once they do', async () => {
  const { db, call, open, change } = await desk()
  const photograph = (digit: string, place = '') =>
    `/photographs/${digit.repeat(24)}-1800x2400-960.webp${place}`
  for (const digit of ['a', 'b'])
    await addPhotograph(db, `${digit.repeat(24)}-1800x2400`, new Date(), async () => {})
  const unsaid = { imageUrl: photograph('a'), images: [photograph('b', '#alt=above')] }
  const said = 'Please say what the photograph shows: “from the front”'
  expect(await refusal(change(unsaid))).toEqual({ 'form.imageUrl': said })
  const further = { images: [photograph('a', '#alt=in+use'), photograph('b', '#alt=+')] }
  const drafted = await change(further, { asDraft: true })
  expect(drafted.toDo).toMatchObject([
    { field: 'images.1', sentence: expect.stringMatching(/^Picture 3 has no alt text/) },
  ])
  const opened = { id: 79, version: drafted.version }
  const refusedSecond = { 'form.images.1': said }
  expect(await refusal(call.products.publish({ ...opened, at: null }))).toEqual(refusedSecond)
  const at = '2999-01-01T00:00:00Z'
  expect(await refusal(call.products.publish({ ...opened, at }))).toEqual(refusedSecond)
  const listed = { products: [opened], action: 'publish' as const }
  expect(await refusal(call.products.changeListed(listed))).toEqual({
    [`products.79.form.images.1`]: said,
  })
  await change({ images: [photograph('b', '#alt=above')] }, { asDraft: true })
  await call.products.publish({ ...(await open()), at: null })

  const { id } = await call.products.create({ name: 'KEYB-60', category: 'peripherals' })
  await change({ ...unsaid, description: 'A keyboard.' }, { id })
  expect(
    await refusal(call.products.discontinue({ ...(await open(id)), successorId: null })),
  ).toEqual({ 'form.imageUrl': said })
  const ids = await db
    .selectFrom('products')
    .select('id')
    .where('imageUrl', 'like', '%a-1800%')
    .execute()
  expect(ids).toEqual([{ id }])
})

test('a discontinued product names a successor that there is, and is published again without', async () => {
  const { call, open } = await desk()
  const opened = await open()
  for (const successorId of [79, 999])
    expect(await refusal(call.products.discontinue({ ...opened, successorId }))).toEqual({
      successorId: expect.any(String),
    })
  const ended = await call.products.discontinue({ ...opened, successorId: 78 })
  expect(ended.status).toMatchObject({ state: 'discontinued', successorId: 78 })
  const later = { id: 79, version: ended.version, at: '2999-01-01T00:00:00Z' }
  expect(await refusal(call.products.publish(later))).toEqual({
    at: expect.stringMatching(/at once/),
  })
  const again = await call.products.publish({ id: 79, version: ended.version, at: null })
  expect(again.status).toMatchObject({ state: 'published', successorId: null })
})

test('a product with a default color that is none is discontinued, and published again once that is mended', async () => {
  const { db, call, open, change } = await desk()
  await db.updateTable('products').set({ defaultColor: 'Mauve' }).where('id', '=', 79).execute()
  await call.products.discontinue({ ...(await open()), successorId: null })
  const publish = async () => call.products.publish({ ...(await open()), at: null })
  expect(await refusal(publish())).toEqual({
    'form.defaultColor': 'The default color is one of the colors',
  })
  await change({ defaultColor: '' })
  expect((await publish()).status.state).toBe('published')
})

test('the list has one product more than the table shows, so that it knows that there are more', async () => {
  const { db, call } = await desk()
  const { id: _, ...row } = (await rowsOf(db))[0]!
  const count = async () => (await call.products.list({ q: 'copy' })).length
  const add = (names: string[]) =>
    db
      .insertInto('products')
      .values(names.map((name) => ({ ...row, name, slug: null })) as Insertable<ProductTable>[])
      .execute()
  for (let from = 0; from < mostListed; from += 100)
    await add(Array.from({ length: 100 }, (_each, index) => `Copy ${from + index}`))
  expect(await count()).toBe(mostListed)
  await add(['Copy 2,001', 'Copy 2,002'])
  expect(await count()).toBe(mostListed + 1)
})

test('the list has drafts too, sorts and filters', async () => {
  const { call } = await desk()
  const { id } = await call.products.create({ name: 'Aalto', category: 'chairs' })
  const ids = async (asked: Parameters<typeof call.products.list>[0]) =>
    (await call.products.list(asked)).map((row) => row.id)
  expect((await ids({}))[0]).toBe(id)
  expect((await ids({ sort: 'name' }))[0]).toBe(id)
  expect(await ids({ state: 'draft' })).toEqual([id])
  expect(await ids({ q: ' AALTO ' })).toEqual([id])
  expect(await ids({ lacking: true })).toEqual([id])
  const chairs = await call.products.list({ category: 'chairs', sort: 'to-do' })
  expect(new Set(chairs.map(({ category }) => category))).toEqual(new Set(['chairs']))
  expect(chairs[0]?.id).toBe(id)
})

test('a link to a preview leads nowhere once links are ended, and one that is made after that shows the draft', async () => {
  const db = await testDatabase()
  let now = Date.now() - 5_000
  const person = { id: 1, name: 'Ada', role: 'editor' as const }
  const call = staffRouter.createCaller(staffContext({ db, person, now: () => new Date(now) }))
  const { id } = await call.products.create({ name: 'KEYB-60', category: 'peripherals' })
  const shown = async (path: string) => {
    const preview = path.split('=')[1] ?? ''
    return (await createCaller({ db }).products.detail({ slug: 'keyb-60', preview })).state
  }
  const first = await call.products.preview({ id })
  expect(await shown(first.path)).toBe('draft')
  await call.products.endPreviews({ id })
  await expect(shown(first.path)).rejects.toThrow('Product not found')
  now += 2_000
  expect(await shown((await call.products.preview({ id })).path)).toBe('draft')
  await expect(shown(first.path)).rejects.toThrow('Product not found')
})

test('what is not saved yet is shown as the site would show it, and changes nothing', async () => {
  const { db, call, open } = await desk()
  const before = await rowsOf(db)
  const { id, form } = await open()
  const { detail, comparison } = await call.products.previewProduct({
    id,
    form: { ...form, name: 'Edge II', specs: [{ label: 'GPU clearance', value: '410 mm' }] },
  })
  expect(detail.figures).toEqual([{ label: 'GPU clearance', value: '410 mm' }])
  expect(comparison?.products[0]?.name).toBe('Edge II')
  expect(await rowsOf(db)).toEqual(before)
})

test('specs are read as they are typed, and labels are offered', async () => {
  const { call } = await desk()
  const [weight, motto] = await call.products.readSpecs({
    category: 'peripherals',
    specs: [
      { label: 'Weight', value: '0,64 kg' },
      { label: 'Motto', value: 'Forged For Gamers' },
    ],
  })
  expect(weight?.proposal).toEqual({ label: 'Weight', value: '0.64 kg' })
  expect(motto?.expected).toBeNull()
  for (const category of categories)
    expect(await call.products.labels({ category })).toContain('Warranty')
})

test('what a product lacks, and what it says twice and differently, is to be done', async () => {
  const { db, call } = await desk()
  const set = (values: object, id = 79) =>
    db.updateTable('products').set(values).where('id', '=', id).execute()
  await set({
    name: 'CALYPSO',
    description: 'A case for a 400 mm graphics card.',
    imageUrl: '/pictures/edge/none-960.webp',
    images: '["https://cdn.example/edge.jpg","/favicon.svg"]',
    specs:
      '["GPU clearance: 410 mm","Weight: light","Radiator support: 360 mm, front","Warranty: 9 years","Zodiac: Aries"]',
    colorVariations: '["Black","Sunset Orange"]',
    defaultColor: 'Mauve',
    keyFeatures: '[{"label":"Noise","title":"Quiet","sentence":""}]',
  })
  await set({ state: 'discontinued', successorId: 999 }, 77)
  await set({ specs: '[1]' }, 93)
  const all = await call.products.toDo()
  const of = (id: number) =>
    all.find(({ product }) => product.id === id)?.toDo.map(({ kind, field }) => `${kind} ${field}`)
  expect(of(79)).toEqual([
    'description description',
    'picture imageUrl',
    'picture images.0',
    'alt images.1',
    'color colorVariations.1',
    'color images',
    'color defaultColor',
    'unreadable specs.1',
    ...Array.from({ length: 4 }, () => 'missing specs'),
    'warranty specs.3',
    'feature keyFeatures.0',
    'name name',
  ])
  expect(of(77)).toEqual(['successor state'])
  expect(of(93)).toEqual(['malformed '])
  await expect(call.products.one({ id: 93 })).rejects.toMatchObject({
    code: 'UNPROCESSABLE_CONTENT',
    message: expect.stringContaining('Its row holds no product (specs.0: '),
  })
})

test('a product without pictures is told so, and one whose colors lack them which', async () => {
  const { db, call } = await desk()
  const { id } = await call.products.create({ name: 'KEYB-60', category: 'peripherals' })
  const photograph = (color: string) =>
    `/photographs/${'0a'.repeat(12)}-1800x2400-960.webp#color=${color}&alt=in+use`
  const colors = {
    colorVariations: '["Black","White","Silver"]',
    imageUrl: photograph('Black'),
    images: JSON.stringify([photograph('Silver')]),
  }
  await db.updateTable('products').set(colors).where('id', '=', 79).execute()
  const told = async (of: number) =>
    (await call.products.one({ id: of })).toDo.map(({ field, sentence }) => `${field}: ${sentence}`)
  expect(await told(id)).toContain('imageUrl: It has no picture.')
  expect(await told(79)).toEqual([
    'images: There are no pictures in White: choosing it shows another color.',
  ])
})

test('a PDF is to be looked at whose figures were changed since its day of issue, until it has another', async () => {
  const { call, open, change } = await desk()
  const told = async () => (await call.products.toDo()).map(({ toDo }) => toDo[0]?.sentence)
  const { form } = await open()
  await change({ specs: form.specs.toReversed() })
  expect(await told()).toEqual([])
  const changed = form.specs.map((spec) =>
    spec.label === 'Expansion slots' ? { ...spec, value: '8' } : spec,
  )
  const { toDo } = await change({ specs: changed })
  expect(await told()).toEqual([
    'Expansion slots: changed since Edge Assembly Manual was issued on 2026-11-22. Upload its next version, or give it another date.',
  ])
  expect(toDo).toMatchObject([{ kind: 'file', field: 'files' }])
  await change({ specs: form.specs })
  expect(await told()).toEqual([])
})

test('the same product that one person adds twice within seconds is made once, and later or by somebody else anew', async () => {
  const { db } = await desk()
  const at = (seconds: number) => () => new Date(Date.UTC(2027, 0, 1, 12, 0, seconds))
  const add = async (id: number, seconds: number) => {
    const person = { id, name: `Person ${id}`, role: 'editor' } as const
    const call = staffRouter.createCaller(staffContext({ db, person, now: at(seconds) }))
    return (await call.products.create({ name: 'Hammer 75', category: 'peripherals' })).id
  }
  const first = await add(1, 0)
  expect(await Promise.all([add(1, 0), add(1, 5)])).toEqual([first, first])
  const others = [await add(2, 5), await add(1, 30)]
  expect(new Set([first, ...others]).size).toBe(3)
})
