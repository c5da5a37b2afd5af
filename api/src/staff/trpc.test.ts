import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { staffContext, testStaff } from './test-staff.ts'
import { ownerProcedure, type Role, router, staffProcedure } from './trpc.ts'

const rooms = router({
  staff: staffProcedure.query(({ ctx }) => ctx.person.name),
  owners: ownerProcedure.query(({ ctx }) => ctx.person.name),
})

async function visitOf(role?: Role) {
  const db = await testDatabase()
  const call = rooms.createCaller(
    staffContext({ db, person: role && { id: 1, name: 'Ada', role } }),
  )
  return Promise.allSettled([call.staff(), call.owners()])
}

test('nobody calls a procedure of staff without having signed in', async () => {
  const signIn = { status: 'rejected', reason: { code: 'UNAUTHORIZED' } }
  expect(await visitOf()).toMatchObject([signIn, signIn])
})

test('what is for owners is refused to an editor', async () => {
  expect(await visitOf('editor')).toMatchObject([
    { status: 'fulfilled', value: 'Ada' },
    { status: 'rejected', reason: { code: 'FORBIDDEN' } },
  ])
  expect(await visitOf('owner')).toMatchObject([
    { status: 'fulfilled', value: 'Ada' },
    { status: 'fulfilled', value: 'Ada' },
  ])
})

test('the desk says who is signed in', async () => {
  expect(await (await testStaff()).call.person()).toBeNull()
  expect(await (await testStaff('editor')).call.person()).toEqual({
    id: 1,
    name: 'Ada',
    role: 'editor',
  })
})
