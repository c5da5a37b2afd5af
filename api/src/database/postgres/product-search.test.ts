import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../test-database.ts'

test('a page of the search index holds the rows of many products, so that a search reads few pages', async () => {
  const db = await testDatabase()
  await sql`insert into product_search (rowid, words)
    select rowid + 1000 * copy, words from product_search, generate_series(1, 40) as copy`.execute(
    db,
  )
  const { rows } = await sql<{ bytes: number }>`
    select pg_relation_size('product_search') / count(*) as bytes from product_search`.execute(db)
  expect(rows[0]?.bytes).toBeLessThan(160)
})
