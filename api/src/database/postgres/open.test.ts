import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listProducts } from '../../products/queries.ts'
import { startFailure } from '../../start-failure.ts'
import { openDatabase } from '../open.ts'
import { products } from '../test-catalogue.ts'
import { emptyDatabase, newDatabase, openTestDatabase, testDatabase } from '../test-database.ts'

const failure = (url: string) =>
  openDatabase(url).then(
    () => 'It opened',
    (error: unknown) => startFailure(error),
  )

async function changed(change: (url: URL) => void): Promise<string> {
  const url = new URL(await newDatabase())
  change(url)
  return url.href
}

test('a product that is inserted without an id gets the next', async () => {
  const db = await testDatabase()
  await sql`insert into products (name, description, category, image_url, images, specs)
    values ('New', '', 'cases', '/a.webp', '[]', '[]')`.execute(db)
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('name', '=', 'New')
    .executeTakeFirstOrThrow()
  expect(id).toBe(Math.max(...products.map((product) => product.id)) + 1)
})

test('of several first starts at once all succeed, on one catalogue', async () => {
  const url = await emptyDatabase()
  const opened = await Promise.all([1, 2, 3].map(() => openTestDatabase(url)))
  for (const { db } of opened) expect(await listProducts(db)).toHaveLength(products.length)
})

test('a wrong password, user, host, port or name of a database is one sentence that says so', async () => {
  expect(await failure(await changed((url) => (url.password = 'wrong')))).toBe(
    'The database that DATABASE_URL names refuses the user postgres or the password: password authentication failed for user "postgres".',
  )
  expect(await failure(await changed((url) => (url.username = 'nobody')))).toMatch(
    /^The database that DATABASE_URL names refuses the user nobody or the password: .+\.$/,
  )
  expect(await failure(await changed((url) => (url.pathname = '/nowhere')))).toBe(
    'The database that DATABASE_URL names does not exist: database "nowhere" does not exist; create it with createdb.',
  )
  expect(await failure('postgres://argo:argo@host.invalid/argo')).toBe(
    'The database that DATABASE_URL names cannot be reached: there is no host host.invalid.',
  )
  expect(await failure('postgres://argo:argo@localhost:1/argo')).toBe(
    'The database that DATABASE_URL names cannot be reached: localhost:1 refuses connections (is PostgreSQL running there?).',
  )
})
