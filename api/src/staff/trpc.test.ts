import { expect, test } from 'vitest'
import { staffRouter } from './router.ts'
import { testStaff } from './test-staff.ts'

const procedures = Object.keys(staffRouter._def.procedures).filter(
  (path) => path !== 'person' && !(path.startsWith('signIn.') && path !== 'signIn.endEverywhere'),
)

test('nobody calls a procedure of the desk without having signed in, but those with which one does', async () => {
  const { call } = await testStaff()
  expect(procedures.length).toBeGreaterThan(30)
  for (const path of procedures) {
    const [subject = '', name = ''] = path.split('.')
    const procedure: () => Promise<unknown> = Reflect.get(Reflect.get(call, subject), name)
    await expect(procedure(), path).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  }
})
