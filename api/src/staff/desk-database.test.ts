import { expect, test } from 'vitest'
import { newDatabase, openTestDatabase } from '../database/test-database.ts'
import { onFinished } from '../database/test-finished.ts'
import { productById } from '../products/queries.ts'
import { deskDatabase } from './desk-database.ts'
import { writeTransaction } from '../database/write-transaction.ts'

test('a change that staff make keeps no visitor waiting, and is seen when it is whole', async () => {
  const url = await newDatabase()
  const { db } = await openTestDatabase(url)
  const desk = await deskDatabase(url, db)
  if (desk !== db) onFinished(() => desk.destroy())
  const nameForVisitors = async () => (await productById(db, 79))?.name
  const changed = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const change = writeTransaction(desk, async (transaction) => {
    await transaction.updateTable('products').set({ name: 'Other' }).where('id', '=', 79).execute()
    changed.resolve()
    await end.promise
  })
  await changed.promise
  expect(await nameForVisitors()).toBe('Edge')
  end.resolve()
  await change
  expect(await nameForVisitors()).toBe('Other')
})
