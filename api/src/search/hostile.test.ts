import { longestQuery } from '@argo/domain/search/limits'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { createCaller } from '../app-router.ts'

// What means something to a query or a regular expression, and letters that fold in ways of their own.
const signs = fc.constantFrom(
  ...'" * ( ) | ! ^ - + { } \\ . .. \0 \uD800 ﬁ ㎜ ½ ٣ ß İ 你好 👾'.split(' '),
)
const words = fc.constantFrom('edge', 'mouse', '360', 'mm', 'a', '1', 'gx650')
const text = fc
  .array(fc.oneof(signs, words, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 12 })
  .chain((parts) => fc.constantFrom('', ' ').map((space) => parts.join(space)))
  .filter((query) => query.length <= longestQuery)

test('no text makes a search fail', async () => {
  const caller = createCaller({ db: await testDatabase() })
  await fc.assert(
    fc.asyncProperty(text, async (q) => {
      const { products, entries } = await caller.search.suggest({ q })
      expect(products.length + entries.length).toBeLessThanOrEqual(8)
    }),
    { numRuns: 300 },
  )
})

test('a text that is too long, or none at all, is refused', async () => {
  const caller = createCaller({ db: await testDatabase() })
  const code = 'BAD_REQUEST'
  await expect(caller.search.find({ q: 'a'.repeat(longestQuery + 1) })).rejects.toMatchObject({
    code,
  })
  await expect(caller.search.find({} as { q: string })).rejects.toMatchObject({ code })
})
