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
    const procedure = path
      .split('.')
      .reduce<unknown>((at, name) => Reflect.get(at as object, name), call)
    await expect((procedure as () => Promise<unknown>)(), path).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
  }
})
