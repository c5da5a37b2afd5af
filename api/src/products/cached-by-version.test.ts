import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { cachedByVersion } from './cached-by-version.ts'

test('a read that fails after the catalogue has changed leaves what was read since', async () => {
  const db = await testDatabase()
  const late = Promise.withResolvers<string>()
  const reads = [late.promise, Promise.resolve('new')]
  const read = cachedByVersion(
    async () => reads.shift() ?? 'read again',
    (key: string) => key,
  )
  const old = read(db, 'cases')
  await expect.poll(() => reads.length).toBe(1)
  await db.updateTable('products').set({ name: 'Edge II' }).where('id', '=', 79).execute()
  expect(await read(db, 'cases')).toBe('new')
  late.reject(new Error('late'))
  await expect(old).rejects.toThrow('late')
  expect(await read(db, 'cases')).toBe('new')
})
