import { expect, test } from 'vitest'
import { emptyDatabase } from '../test-database.ts'

test('a test may make several databases at once', async () => {
  const urls = await Promise.all([emptyDatabase(), emptyDatabase(), emptyDatabase()])
  expect(new Set(urls).size).toBe(3)
})
