import { plainAddress, uploadedAddress } from '@argo/domain/pictures/uploaded-picture'
import type { CategoryText } from '@argo/domain/texts/site-texts'
import { expect, test } from 'vitest'
import { createCaller } from '../../app-router.ts'
import { testStaff } from '../test-staff.ts'
import { addPhotograph } from './queries.ts'

const center = { x: 50, y: 50 }
const nameOf = (digit: string) => `${digit.repeat(24)}-1800x2400`
const [old, another] = [nameOf('a'), nameOf('b')]

/** The address by which a product names a photograph. */
const named = (name: string, alt: string, color: string | null = null, focus = center) =>
  uploadedAddress({ name, width: 1_800 }, { focus, color, alt })

/** A desk with two stored photographs. */
async function desk() {
  const staff = await testStaff('editor')
  const { db, call } = staff
  for (const name of [old, another]) await addPhotograph(db, name, new Date(), async () => {})
  const list = call.photographs.list
  /** What all pages list. */
  const listAll = async (search: Parameters<typeof list>[0] = {}) => {
    const { photographs, pages } = await list(search)
    for (let page = 2; page <= pages; page += 1)
      photographs.push(...(await list({ ...search, page })).photographs)
    return photographs
  }
  const photograph = async (name: string) =>
    (await listAll()).find(({ src }) => src === plainAddress(name))
  const listed = async () =>
    [...new Map((await photograph(old))?.uses.map(({ id, version }) => [id, version]))].map(
      ([id, version]) => ({ id, version }),
    )
  const replace = async (
    to = plainAddress(another),
    products?: { id: number; version: string }[],
  ) =>
    call.photographs.replace({
      from: plainAddress(old),
      to,
      products: products ?? (await listed()),
    })
  const rows = () => db.selectFrom('products').selectAll().orderBy('id').execute()
  return { ...staff, list, listAll, photograph, listed, replace, rows }
}

test('the library lists each photograph of products once, with its alt text and the products that have it', async () => {
  const { db, call, change, list, listAll, photograph } = await desk()
  await change({ images: [named(old, 'in use', 'Red')] }, { id: 98 })
  await change({ images: [named(old, 'from above')] }, { id: 79, asDraft: true })
  const products = await call.products.list({})
  const { photographs, total, pages } = await list({})
  expect(photographs).toHaveLength(50)
  expect(pages).toBe(Math.ceil(total / 50))
  expect(photographs[0]).toMatchObject({
    src: products[0]?.imageUrl,
    uses: [{ id: products[0]?.id, name: products[0]?.name, isDraft: false }],
    texts: [],
  })
  expect(photographs[0]?.uses[0]?.alt).toBeTruthy()
  expect((await photograph(old))?.uses).toEqual([
    expect.objectContaining({ id: 98, alt: 'in use', isDraft: false }),
    expect.objectContaining({ id: 79, alt: 'from above', isDraft: true }),
  ])
  const all = await listAll()
  expect(all).toHaveLength(total)
  expect(new Set(all.map(({ src }) => src)).size).toBe(total)
  const images = (await db.selectFrom('products').select(['imageUrl', 'images']).execute()).flatMap(
    (row) => [row.imageUrl, ...(JSON.parse(row.images) as string[])],
  )
  expect(total).toBe(new Set([...images.filter((src) => !src.includes('#')), old, another]).size)
})

test('photographs are found by alt texts and names of products, by what lacks an alt text and by what is not used', async () => {
  const { db, change, listAll } = await desk()
  await change({ images: [named(old, 'upon a Desk')] }, { id: 79 })
  const sources = async (search: Parameters<typeof listAll>[0]) =>
    (await listAll(search)).map(({ src }) => src)
  expect(await sources({ q: ' upon a desk' })).toEqual([plainAddress(old)])
  expect(await sources({ q: 'edge' })).toContain(plainAddress(old))
  expect(await sources({ q: 'no such thing' })).toEqual([])
  expect(await sources({ only: 'unused' })).toEqual([plainAddress(another)])
  expect(await sources({ only: 'without-alt' })).not.toContain(plainAddress(old))
  const images = JSON.stringify([plainAddress(old)])
  await db.updateTable('products').set({ images }).where('id', '=', 79).execute()
  expect(await sources({ only: 'without-alt' })).toContain(plainAddress(old))
})

test('one that only a text shows counts as used', async () => {
  const { db, listAll, photograph } = await desk()
  const value = JSON.stringify({ scenes: [plainAddress(old)] })
  await db.updateTable('siteTexts').set({ value }).where('key', '=', 'home').execute()
  expect(await photograph(old)).toMatchObject({ uses: [], texts: ['home'] })
  const unused = (await listAll({ only: 'unused' })).map(({ src }) => src)
  expect(unused).toEqual([plainAddress(another)])
})

test('every product that has a photograph is given another in its place, drafts too, by one change that one undoing takes back', async () => {
  const { call, change, open, replace, rows, photograph } = await desk()
  const { form: before } = await open(79)
  const corner = { x: 0, y: 100 }
  await change({
    imageUrl: named(old, 'from the front', 'Black', corner),
    images: [...before.images, named(old, 'in use')],
  })
  await change(
    { images: [named(old, 'from above')], name: 'Calypso II' },
    { id: 78, asDraft: true },
  )
  const draft = await call.products.one({ id: 78 })
  await call.products.publish({ id: 78, version: draft.version, at: '2999-01-01T00:00:00Z' })
  const then = await rows()

  const { changed, batch } = await replace()
  expect(changed).toBe(2)
  expect((await open(79)).form).toMatchObject({
    imageUrl: named(another, 'from the front', 'Black'),
    images: [...before.images, named(another, 'in use')],
  })
  const drafted = await call.products.one({ id: 78 })
  expect(drafted).toMatchObject({
    form: { name: 'Calypso II', images: [named(another, 'from above')] },
    draft: { fields: draft.draft?.fields },
    status: { publishAt: '2999-01-01T00:00:00Z' },
  })
  const byId = (all: typeof then, id: number) => all.find((row) => row.id === id)
  expect(byId(await rows(), 78)?.images).toBe(byId(then, 78)?.images)
  expect((await photograph(old))?.uses).toEqual([])
  expect((await call.revisions.list({}))[0]).toMatchObject({ batch, inBatch: 2 })

  expect((await call.revisions.undo({ batch })).kept).toEqual([
    'Calypso has no time of publication now, because undoing sets none: please set it again.',
  ])
  const { draft: asBefore } = byId(await rows(), 78)!
  expect(asBefore).toBe(byId(then, 78)?.draft)
  expect((await open(79)).form).toMatchObject({
    imageUrl: named(old, 'from the front', 'Black', corner),
  })
})

test('a text that shows a photograph is given another in its place by the same change', async () => {
  const { db, call, change, replace, photograph } = await desk()
  await change({ images: [named(old, 'in use')] }, { id: 79 })
  const { version, text } = await call.texts.one({ key: 'category-cases' })
  const banner = plainAddress(old)
  await call.texts.save({
    key: 'category-cases',
    version,
    text: { ...(text as CategoryText), banner },
  })
  const shown = async () => {
    const opened = await call.texts.one({ key: 'category-cases' })
    return (opened.text as CategoryText).banner
  }
  const { changed, batch } = await replace()
  expect(changed).toBe(2)
  expect(await shown()).toBe(plainAddress(another))
  expect(await photograph(old)).toMatchObject({ uses: [], texts: [] })
  const site = createCaller({ db })
  expect((await site.texts.category({ category: 'cases' })).banner).toBe(plainAddress(another))

  await call.revisions.undo({ batch })
  expect(await shown()).toBe(banner)
})

test('a photograph that texts alone show is replaced in them', async () => {
  const { call, replace, photograph } = await desk()
  const { version, text } = await call.texts.one({ key: 'category-cases' })
  const banner = plainAddress(old)
  await call.texts.save({
    key: 'category-cases',
    version,
    text: { ...(text as CategoryText), banner },
  })
  expect((await replace(plainAddress(another), [])).changed).toBe(1)
  expect(await photograph(another)).toMatchObject({ uses: [], texts: ['category-cases'] })
})

test('where somebody has changed a product meanwhile it is named, and no photograph is replaced', async () => {
  const { db, change, listed, replace, rows } = await desk()
  for (const id of [79, 78, 77]) await change({ images: [named(old, 'in use')] }, { id })
  const products = await listed()
  await change({ images: [named(old, 'in use')] }, { id: 82 })
  await db.updateTable('products').set({ name: 'Edge II' }).where('id', '=', 79).execute()
  await db.deleteFrom('products').where('id', '=', 77).execute()
  const before = await rows()
  const { name } = before.find(({ id }) => id === 82)!
  await expect(replace(plainAddress(another), products)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: `Nothing was replaced, because somebody else has changed this meanwhile: Edge II (number 79), ${name} (number 82), number 77, which was deleted.`,
  })
  expect(await rows()).toEqual(before)
})

test('a photograph is not replaced by itself, by one that is not stored, nor where a product has both', async () => {
  const { change, replace, rows } = await desk()
  await change({ images: [named(old, 'in use')] })
  await change({ images: [named(old, 'in use'), named(another, 'open')] }, { asDraft: true })
  const before = await rows()
  const refusedWith = (message: RegExp) => ({
    code: 'CONFLICT',
    message: expect.stringMatching(message),
  })
  await expect(replace(plainAddress(old))).rejects.toMatchObject(refusedWith(/is there already/))
  await expect(replace(plainAddress(nameOf('c')))).rejects.toMatchObject(
    refusedWith(/is not stored any more/),
  )
  await expect(replace()).rejects.toMatchObject(
    refusedWith(/has both photographs already: Edge \(number 79\)/),
  )
  expect(await rows()).toEqual(before)
})
