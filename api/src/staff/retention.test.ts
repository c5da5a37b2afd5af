import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { forgetOldRevisions } from './retention.ts'

test('changes are forgotten after three years, but those that visitors are told of', async () => {
  const db = await testDatabase()
  const none = { personId: null, before: null, after: null, note: null }
  const row = { batch: '', subject: 'products', rowId: '79', ...none }
  const change = (at: string, shown: number) =>
    db
      .insertInto('revisions')
      .values({ ...row, at, shown })
      .execute()
  await change('2023-01-01T00:00:00.000Z', 0)
  await change('2023-01-02T00:00:00.000Z', 1)
  await change('2024-01-01T00:00:00.000Z', 0)
  await forgetOldRevisions(db, new Date('2026-06-01T00:00:00.000Z'))
  const left = await db.selectFrom('revisions').select('at').orderBy('id').execute()
  expect(left.map(({ at }) => at.slice(0, 10))).toEqual(['2023-01-02', '2024-01-01'])
})
