import { expect, test } from 'vitest'
import { testStaff } from '../test-staff.ts'
import { deskRows } from './desk-rows.ts'

async function edgeAtTheDesk() {
  const { db, call, open, change } = await testStaff('editor')
  const edge = async () => (await deskRows(db)).find(({ id }) => id === 79)
  return { edge, call, open, change }
}

test('a draft that is saved, changed or discarded is seen at once', async () => {
  const { edge, change } = await edgeAtTheDesk()
  const isAskedToDescribe = async () =>
    (await edge())?.toDo.some(({ field }) => field === 'description')
  await edge()
  await change({ name: 'Edge II' }, { asDraft: true })
  expect(await edge()).toMatchObject({ name: 'Edge', hasDraft: true })
  expect(await isAskedToDescribe()).toBe(false)
  await change({ description: '' }, { asDraft: true })
  expect(await isAskedToDescribe()).toBe(true)
  await change({ name: 'Edge', description: 'A case.' })
  expect(await edge()).toMatchObject({ hasDraft: false })
})

test('a time that a product gets or loses is seen at once', async () => {
  const { edge, call, open } = await edgeAtTheDesk()
  await call.products.unpublish(await open())
  await edge()
  await call.products.publish({ ...(await open()), at: '2999-01-01T00:00:00Z' })
  expect(await edge()).toMatchObject({ status: { listed: 'scheduled' } })
  await call.products.unschedule(await open())
  expect(await edge()).toMatchObject({ status: { listed: 'draft' } })
})
