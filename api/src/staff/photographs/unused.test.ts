import { uploadedAddress } from '@argo/domain/pictures/uploaded-picture'
import { expect, test } from 'vitest'
import { testStaff } from '../test-staff.ts'
import { addPhotograph, renewPhotograph } from './queries.ts'
import { deleteUnusedPhotographs } from './unused.ts'

const day = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * day)

/** A desk with a stored photograph, and what saves a product with pictures. */
async function desk() {
  const { db, call, change } = await testStaff('editor')
  const hash = '0a'.repeat(12)
  const name = `${hash}-1800x2400`
  await addPhotograph(db, name, new Date(), async () => {})
  const isStored = async () =>
    (await db.selectFrom('photographs').select('name').execute()).length > 0
  const place = { focus: { x: 50, y: 50 }, color: null, alt: 'in use' }
  const src = uploadedAddress({ name, width: 1_800 }, place)
  const save = (images: string[], asDraft = false) => change({ images }, { asDraft })
  return {
    db,
    call,
    hash,
    src,
    save,
    isStored,
    deleteUnused: (now: Date) => deleteUnusedPhotographs(db, now),
  }
}

test('a photograph that nothing has named for 30 days is deleted, unless it was uploaded again', async () => {
  const { db, hash, isStored, deleteUnused } = await desk()
  await deleteUnused(inDays(29))
  expect(await isStored()).toBe(true)
  await renewPhotograph(db, hash, inDays(20))
  await deleteUnused(inDays(31))
  expect(await isStored()).toBe(true)
  await deleteUnused(inDays(51))
  expect(await isStored()).toBe(false)
})

test('one that a product, its draft or a text names stays', async () => {
  const { db, src, save, isStored, deleteUnused } = await desk()
  const names = {
    product: () => save([src]),
    draft: () => save([src], true),
    text: () =>
      db
        .updateTable('siteTexts')
        .set({ value: JSON.stringify({ scenes: [src] }) })
        .where('key', '=', 'home')
        .execute(),
  }
  for (const [what, name] of Object.entries(names)) {
    await name()
    await db.deleteFrom('revisions').execute()
    await deleteUnused(inDays(1_000))
    expect([what, await isStored()]).toEqual([what, true])
    await save([])
  }
})

test('one that was taken away comes back by undoing that for 30 days, and is refused after them', async () => {
  const { call, src, save, isStored, deleteUnused } = await desk()
  await save([src])
  await save([])
  const [taken] = await call.revisions.list({ limit: 1 })
  await deleteUnused(inDays(29))
  const { batch } = await call.revisions.undo({ id: taken?.id ?? 0 })
  await call.revisions.undo({ batch })
  await deleteUnused(inDays(31))
  expect(await isStored()).toBe(false)
  await expect(call.revisions.undo({ id: taken?.id ?? 0 })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('a photograph that it had was deleted since'),
  })
  await expect(save([src])).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
