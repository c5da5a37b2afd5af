import { expect, test } from 'vitest'
import { saveMessage } from '../contact/queries.ts'
import { checkRowLimit } from './row-limits.ts'
import { testDatabase } from './test-database.ts'

test('once there are as many messages as may be stored more are refused, until one is deleted; subscriptions go on', async () => {
  const db = await testDatabase()
  const letter = { name: 'Ada', email: 'ada@example.com', message: 'Does it fit?' }
  const check = () => checkRowLimit(db, 'contactMessages', 3)
  for (let stored = 0; stored < 3; stored += 1) {
    await check()
    await saveMessage(db, letter)
  }
  await expect(check()).rejects.toMatchObject({ kind: 'full' })
  await checkRowLimit(db, 'newsletterSubscriptions', 3)
  await db.deleteFrom('contactMessages').where('id', '=', 1).execute()
  await check()
})
