import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test-app.ts'
import { newDatabase, openTestDatabase } from '../test-database.ts'

/** Servers of one site, each with a response cache of its own. */
async function servers(count: number) {
  const url = await newDatabase()
  const open = async () => {
    const database = await openTestDatabase(url)
    const { app } = await testApp(database)
    const name = async () => (await app.inject('/api/products/79')).json().name
    return { ...database, name }
  }
  return Promise.all(Array.from({ length: count }, open))
}

async function rename(db: Awaited<ReturnType<typeof servers>>[0]['db'], name: string) {
  await db.updateTable('products').set({ name }).where('id', '=', 79).execute()
}

const connections = (query: string) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like ${query}`

test('what one server changes, every server’s cached responses show', async () => {
  const [one, two, three] = await servers(3)
  for (const server of [one!, two!, three!]) expect(await server.name()).toBe('Edge')
  await rename(one!.db, 'Edge II')
  for (const server of [one!, two!, three!]) await expect.poll(server.name).toBe('Edge II')
})

test('a server whose connection to read the version is ended makes another', async () => {
  const [one, two] = await servers(2)
  expect(await two!.name()).toBe('Edge')
  for (const name of ['Edge II', 'Edge III']) {
    const before = two!.catalogueVersion()
    await connections('%catalogue_version%').execute(one!.db)
    await rename(one!.db, name)
    await expect.poll(two!.name).toBe(name)
    await expect.poll(two!.catalogueVersion).toBe(before + 1)
  }
})

test('removing every product at once counts as a change', async () => {
  const { db, catalogueVersion } = await openTestDatabase()
  const before = catalogueVersion()
  await sql`truncate products`.execute(db)
  await expect.poll(catalogueVersion).toBe(before + 1)
})
