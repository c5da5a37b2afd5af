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

test('the catalogue is the one that SQLite has', async () => {
  expect((await listProducts(await testDatabase())).toReversed()).toEqual(products)
})

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

test('a database of another program is refused by the names of its tables', async () => {
  const url = await emptyDatabase()
  const { db } = await openTestDatabase(url)
  await sql`drop table schema_migrations`.execute(db)
  expect(await failure(url)).toMatch(
    /^The database that DATABASE_URL names holds tables that are not of this site \(catalogue_version, contact_messages, .*, write_counts\); name another\.$/,
  )
})

test('a database that a newer version of the site has changed is refused, by the name of the change', async () => {
  const url = await newDatabase()
  const { db } = await openTestDatabase(url)
  await sql`insert into schema_migrations values (99, '0099-flying-cars', 99, '2999')`.execute(db)
  expect(await failure(url)).toBe(
    'The database that DATABASE_URL names was changed by a newer version of the site (0099-flying-cars); start that version, or use a copy made before.',
  )
})
