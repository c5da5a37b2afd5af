import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newDatabase, testDatabase } from '../test-database.ts'
import { areFactsDue, deriveFacts } from '../facts/derive.ts'
import { currentFacts, deriveAll, storedFacts } from '../facts/test-facts.ts'

test('a truncated catalogue has no facts, and none that are due', async () => {
  const db = await testDatabase()
  await sql`update products set specs = '[]'`.execute(db)
  expect(await areFactsDue(db)).toBe(true)
  await sql`truncate products`.execute(db)
  expect(await storedFacts(db)).toEqual(new Map())
  expect(await areFactsDue(db)).toBe(false)
})

test('no change is lost among many that are made while several servers derive facts', async () => {
  const url = await newDatabase()
  const [db, ...servers] = [
    await testDatabase(url),
    await testDatabase(url),
    await testDatabase(url),
    await testDatabase(url),
  ]
  const written = new AbortController()
  const deriving = servers.map(async (server) => {
    while (!written.signal.aborted) await deriveFacts(server, 2)
  })
  const writers = Array.from({ length: 3 }, async (_, writer) => {
    for (let round = 0; round < 60; round += 1)
      await sql`update products set specs = ${`["Weight: ${round} kg"]`}
        where id % 3 = ${writer} and id % 5 = ${round % 5}`.execute(db)
  })
  await Promise.all(writers)
  written.abort()
  await Promise.all(deriving)
  await deriveAll(db)
  expect(await storedFacts(db)).toEqual(await currentFacts(db))
})
