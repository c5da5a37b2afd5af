import { expect, test } from 'vitest'
import { testStaff } from '../test-staff.ts'

test('a spec that cannot be read is something to do, and names its product and why', async () => {
  const { db, call } = await testStaff('editor')
  expect(await call.toDo()).toEqual({ problems: [], more: 0 })
  await db
    .updateTable('products')
    .set({ specs: '["Weight: heavy"]' })
    .where('id', '=', 79)
    .execute()
  expect(await call.toDo()).toEqual({
    problems: [
      { id: 79, name: 'Edge', spec: 'Weight: heavy', reason: expect.stringMatching(/\w/) },
    ],
    more: 0,
  })
})
