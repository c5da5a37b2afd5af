import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { findMessages } from './queries.ts'

test('messages are found by a text in their name, address or words, newest first', async () => {
  const db = await testDatabase()
  const ada = { name: 'Ada Lovelace', email: 'Ada@example.com', createdAt: '2026' }
  await db
    .insertInto('contactMessages')
    .values([
      { ...ada, name: 'Eve', email: 'eve@evil.example', message: 'Does it fit?' },
      { ...ada, message: 'Does it fit? 尺寸' },
      { ...ada, message: 'ÉTAGÈRE' },
    ])
    .execute()
  const found = async (text: string, limit = 20) =>
    (await findMessages(db, { text, limit })).map(({ id }) => id)
  expect(await found('lovelace')).toEqual([3, 2])
  expect(await found('lovelace', 1)).toEqual([3])
  expect(await found('EVIL.example')).toEqual([1])
  expect(await found('étagère')).toEqual([3])
  expect(await found('尺寸')).toEqual([2])
  expect(await found('100%')).toEqual([])
})
