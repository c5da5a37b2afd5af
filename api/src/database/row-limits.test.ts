import { expect, test } from 'vitest'
import { saveMessage } from '../contact/queries.ts'
import { checkRoom } from './room.ts'
import { testDatabase } from './test-database.ts'

test('once there are as many messages as may be stored more are refused, until one is deleted; subscriptions go on', async () => {
  const db = await testDatabase()
  const letter = { name: 'Ada', email: 'ada@example.com', message: 'Does it fit?' }
  const room = () => checkRoom(db, 'contactMessages', 3)
  for (let stored = 0; stored < 3; stored += 1) {
    await room()
    await saveMessage(db, letter)
  }
  await expect(room()).rejects.toMatchObject({ kind: 'full' })
  await checkRoom(db, 'newsletterSubscriptions', 3)
  await db.deleteFrom('contactMessages').where('id', '=', 1).execute()
  await room()
})
