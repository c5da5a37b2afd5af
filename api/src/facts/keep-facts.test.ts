import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../app.ts'
import type { OpenedDatabase } from '../database/database-kind.ts'
import { areFactsDue, takeOverFacts } from '../database/facts/derive.ts'
import { currentFacts, storedFacts } from '../database/facts/test-facts.ts'
import { retryWhileBusy } from '../database/retry-while-busy.ts'
import type { Database } from '../database/schema.ts'
import { newDatabase, openTestDatabase, testDatabase } from '../database/test-database.ts'
import { keepFacts } from './keep-facts.ts'

/** A site of some servers that listen, and a connection of somebody else to their database. */
async function site({ servers }: { servers: number }) {
  const url = await newDatabase()
  const elsewhere = await testDatabase(url)
  const databases: OpenedDatabase[] = []
  while (databases.length < servers) databases.push(await openTestDatabase(url))
  const start = async () => {
    for (const database of databases) {
      const app = await buildApp({
        createRenderer: () => async () => new Response('a page'),
        publicUrl: 'http://localhost:3000',
        logLevel: 'silent',
        ...database,
      })
      onTestFinished(() => app.close())
      await app.listen({ port: 0 })
    }
  }
  return { elsewhere, start }
}

/** An app that does nothing else, its database, and what it logs. */
async function keeper({ betweenSweeps }: { betweenSweeps?: number } = {}) {
  const { db, catalogueVersion } = await openTestDatabase()
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => lines.push(line) } } })
  keepFacts(app, db, catalogueVersion, betweenSweeps)
  onTestFinished(() => app.close())
  await app.listen({ port: 0 })
  return { db, lines }
}

/** Changes products as somebody with the database's own tools does. */
function change(db: Database, query: RawBuilder<unknown>) {
  return retryWhileBusy(() => query.execute(db))
}

async function expectFactsToFollow(db: Database): Promise<void> {
  const current = await currentFacts(db)
  await expect.poll(() => storedFacts(db)).toEqual(current)
}

const everyFigure = sql`UPDATE products SET specs = replace(specs, '0', '1')`

test('on a site of several servers, the facts of products that somebody changes by SQL follow', async () => {
  const { elsewhere, start } = await site({ servers: 2 })
  await start()
  for (const query of [
    everyFigure,
    sql`DELETE FROM products WHERE category = 'chairs'`,
    sql`INSERT INTO products (id, name, description, category, image_url, images, specs)
      VALUES (1000, 'Hull', '', 'cases', '/a.webp', '[]', '["GPU clearance: 500 mm"]')`,
  ]) {
    await change(elsewhere, query)
    await expectFactsToFollow(elsewhere)
  }
})

test('facts that were due before the site started are derived', async () => {
  const { elsewhere, start } = await site({ servers: 1 })
  await change(elsewhere, everyFigure)
  await start()
  await expectFactsToFollow(elsewhere)
})

test('facts that a restore makes due a moment after it has replaced the catalogue are derived', async () => {
  const { elsewhere, start } = await site({ servers: 1 })
  await start()
  await change(elsewhere, sql`UPDATE facts_reader SET digest = 'of another version'`)
  await change(elsewhere, everyFigure)
  // Long enough for the site to have seen the change.
  await setTimeout(500)
  await retryWhileBusy(() => takeOverFacts(elsewhere))
  await expectFactsToFollow(elsewhere)
})

test('after a time in which facts could not be derived they are', async () => {
  const { elsewhere, start } = await site({ servers: 1 })
  await start()
  await change(elsewhere, sql`ALTER TABLE facts_reader RENAME TO elsewhere`)
  await change(elsewhere, everyFigure)
  await change(elsewhere, sql`ALTER TABLE elsewhere RENAME TO facts_reader`)
  await expectFactsToFollow(elsewhere)
})

test('facts that cannot be derived are one line in the log, and another once they could be again', async () => {
  const { db, lines } = await keeper()
  for (const failures of [1, 2]) {
    await change(db, sql`ALTER TABLE search_words RENAME TO elsewhere`)
    await change(db, sql`UPDATE products SET name = ${`Edge ${failures}`} WHERE id = 79`)
    await expect.poll(() => lines.length).toBe(failures)
    await setTimeout(1_500)
    expect(lines).toHaveLength(failures)
    await change(db, sql`ALTER TABLE elsewhere RENAME TO search_words`)
    await expectFactsToFollow(db)
    await expect.poll(async () => areFactsDue(db)).toBe(false)
  }
})

test('a product whose facts cannot be derived holds up no other, is named in the log, and follows once it can be', async () => {
  const { db, lines } = await keeper()
  await change(db, sql`UPDATE products SET specs = '[]' WHERE id IN (79, 80)`)
  await expectFactsToFollow(db)
  for (const id of [79, 80])
    await change(
      db,
      sql`CREATE UNIQUE INDEX ${sql.ref(`one_fact_of_${id}`)} ON product_facts ((CASE WHEN product_id = ${sql.lit(id)} THEN 1 END))`,
    )
  await change(db, sql`UPDATE products SET specs = '["Weight: 9 kg", "GPU clearance: 500 mm"]'`)
  const current = await currentFacts(db)
  const others = new Map([...current].filter(([id]) => id !== 79 && id !== 80))
  await expect.poll(() => storedFacts(db)).toEqual(others)
  await expect.poll(() => lines.join('')).toContain('could be derived: 79, 80')
  for (const id of [79, 80]) await change(db, sql`DROP INDEX ${sql.ref(`one_fact_of_${id}`)}`)
  await expectFactsToFollow(db)
})

test('the words of a product that was removed are forgotten while the site runs', async () => {
  const { db } = await keeper({ betweenSweeps: 0 })
  const isKnown = async (word: string) =>
    (await db.selectFrom('searchWords').select('word').where('word', '=', word).execute()).length
  await change(db, sql`UPDATE products SET name = 'Quasar' WHERE id = 79`)
  await expect.poll(() => isKnown('quasar')).toBe(1)
  await change(db, sql`DELETE FROM products WHERE id = 79`)
  await expect.poll(() => isKnown('quasar')).toBe(0)
  expect(await isKnown('calypso')).toBe(1)
})
