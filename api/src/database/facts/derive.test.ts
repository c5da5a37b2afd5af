import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fc from 'fast-check'
import { type KyselyPlugin, type RawBuilder, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../schema.ts'
import { newDatabase, testDatabase, withoutRules } from '../test-database.ts'
import { areFactsDue, deriveFacts, takeOverFacts } from './derive.ts'
import { currentFacts, deriveAll, storedFacts } from './test-facts.ts'

test('a new database has the facts of all its products', async () => {
  const db = await testDatabase()
  expect(await areFactsDue(db)).toBe(false)
  const facts = await storedFacts(db)
  expect(facts.size).toBe(25)
  expect(facts).toEqual(await currentFacts(db))
})

const specs = '["GPU clearance: 500 mm", "Fan support: 9 × 140 mm"]'
const changes: [string, RawBuilder<unknown>][] = [
  ['gets other specs', sql`UPDATE products SET specs = ${specs} WHERE id = 79`],
  ['moves to another category', sql`UPDATE products SET category = 'chairs' WHERE id = 79`],
  ['gets another id', sql`UPDATE products SET id = 1079 WHERE id = 79`],
  ['is removed', sql`DELETE FROM products WHERE id = 79`],
  [
    'is added',
    sql`INSERT INTO products (id, name, description, category, image_url, images, specs)
      VALUES (1000, 'Hull', '', 'cases', '/a.webp', '[]', ${specs})`,
  ],
]

describe('facts follow a product that', () => {
  test.each(changes)('%s by SQL', async (_, change) => {
    const db = await testDatabase()
    const before = await storedFacts(db)
    await change.execute(db)
    await deriveAll(db)
    const after = await storedFacts(db)
    expect(after).not.toEqual(before)
    expect(after).toEqual(await currentFacts(db))
  })
})

test('all facts go with all products', async () => {
  const db = await testDatabase()
  await sql`DELETE FROM products`.execute(db)
  expect(await storedFacts(db)).toEqual(new Map())
  expect(await areFactsDue(db)).toBe(false)
})

test('a change of what is neither a fact nor searched makes none due', async () => {
  const db = await testDatabase()
  await sql`UPDATE products SET default_color = 'Black', featured = 0 WHERE id = 79`.execute(db)
  expect(await areFactsDue(db)).toBe(false)
})

test.each([
  ['other facts count as a change of the catalogue', specs, 1],
  ['the same facts in the same words do not', specs.replace('500 mm', ' 400 mm'), 0],
])('%s', async (_, changed, growth) => {
  const db = await testDatabase()
  await db
    .updateTable('products')
    .set({ specs: specs.replace('500 mm', '400 mm') })
    .where('id', '=', 79)
    .execute()
  await deriveAll(db)
  await db.updateTable('products').set({ specs: changed }).where('id', '=', 79).execute()
  const before = await version(db)
  await deriveAll(db)
  expect(await areFactsDue(db)).toBe(false)
  expect((await version(db)) - before).toBe(growth)
})

async function version(db: Database): Promise<number> {
  const row = await db.selectFrom('catalogueVersion').select('version').executeTakeFirstOrThrow()
  return row.version
}

test('a malformed product has no facts, and others keep theirs', async () => {
  const db = await testDatabase()
  await withoutRules(db, async () => {
    await sql`UPDATE products SET specs = '{"Power": 5}' WHERE id = 79`.execute(db)
    await sql`UPDATE products SET specs = 'none' WHERE id = 78`.execute(db)
    await sql`UPDATE products SET category = 'ships' WHERE id = 77`.execute(db)
  })
  await deriveAll(db)
  const facts = await storedFacts(db)
  expect(facts.size).toBe(22)
  expect(facts).toEqual(await currentFacts(db))
})

test('specs with what no database stores do not keep the facts of others from being derived', async () => {
  const db = await testDatabase()
  const odd = JSON.stringify([
    'Colour: \0',
    `Sensor: ${'x'.repeat(9_000)}`,
    'Memory clearance: Unlimited',
  ])
  await db.updateTable('products').set({ specs: odd }).where('category', '=', 'coolers').execute()
  await db.updateTable('products').set({ specs }).where('id', '=', 79).execute()
  await deriveAll(db)
  expect(await storedFacts(db)).toEqual(await currentFacts(db))
  const { number } = await db
    .selectFrom('productFacts')
    .select('number')
    .where('productId', '=', 92)
    .executeTakeFirstOrThrow()
  expect(number).toBe(Number.MAX_VALUE)
})

test('of many changes made one after the other, no product is without its facts unless they are due', async () => {
  const db = await testDatabase()
  const id = fc.integer({ min: 64, max: 104 })
  const line = fc.constantFrom(
    'Weight: 1 kg',
    'Weight: 2 kg',
    'Colour: Red',
    'Fan: 120 mm',
    'Nonsense',
  )
  const category = fc.constantFrom('cases', 'chairs', 'coolers')
  const change = fc.oneof(
    fc
      .record({ id, specs: fc.array(line) })
      .map(
        ({ id, specs }) =>
          sql`update products set specs = ${JSON.stringify(specs)} where id = ${id}`,
      ),
    fc
      .record({ id, category })
      .map(({ id, category }) => sql`update products set category = ${category} where id >= ${id}`),
    fc.record({ id, category, specs: fc.array(line) }).map(
      ({ id, category, specs }) => sql`insert into products
        (id, name, description, category, image_url, images, specs)
        values (${id}, 'Hull', '', ${category}, '/a.webp', '[]', ${JSON.stringify(specs)})
        on conflict (id) do update set specs = excluded.specs`,
    ),
    id.map((id) => sql`delete from products where id = ${id}`),
    id.map(
      (id) => sql`update products set id = id + 1000 where id = ${id} and not exists
      (select 1 from products where id = ${id + 1000})`,
    ),
    id.map((id) => sql`update products set name = 'Hull' where id = ${id}`),
  )
  const step = fc.oneof(
    change.map((query) => (db: Database) => query.execute(db)),
    fc.integer({ min: 1, max: 5 }).map((limit) => (db: Database) => deriveFacts(db, limit)),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      for (const take of steps) {
        await take(db)
        const [due, stored, current] = await Promise.all([
          db.selectFrom('factsDue').select('productId').execute(),
          storedFacts(db),
          currentFacts(db),
        ])
        for (const { productId } of due) {
          stored.delete(productId)
          current.delete(productId)
        }
        expect(stored).toEqual(current)
      }
    }),
    { numRuns: 30 },
  )
  await deriveAll(db)
  expect(await storedFacts(db)).toEqual(await currentFacts(db))
})

test('a new version of the reader derives the facts of all products, and the old one none any more', async () => {
  const db = await testDatabase()
  await sql`UPDATE facts_reader SET digest = 'of another version'`.execute(db)
  await sql`DELETE FROM product_facts`.execute(db)
  await db.updateTable('products').set({ specs }).where('id', '=', 79).execute()
  expect(await areFactsDue(db)).toBe(false)
  await deriveFacts(db, 100)
  expect(await storedFacts(db)).toEqual(new Map())
  await takeOverFacts(db)
  await deriveAll(db)
  expect(await storedFacts(db)).toEqual(await currentFacts(db))
  await takeOverFacts(db)
  expect(await areFactsDue(db)).toBe(false)
})

describe('never half:', () => {
  test('when storing fails, the old facts stay and are due', async () => {
    const db = await testDatabase()
    const before = await storedFacts(db)
    await db.updateTable('products').set({ specs }).where('id', '=', 79).execute()
    const failing: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (node.kind === 'RawNode') throw new Error('The disk is gone')
        return node
      },
      transformResult: async ({ result }) => result,
    }
    await expect(deriveFacts(db.withPlugin(failing), 10)).rejects.toThrow('The disk is gone')
    expect(await storedFacts(db)).toEqual(before)
    expect(await areFactsDue(db)).toBe(true)
  })

  test('a process that is killed between storing facts and committing them leaves the old ones, and they are due', async () => {
    const url = await newDatabase()
    const db = await testDatabase(url)
    const old = await storedFacts(db)
    await sql`UPDATE products SET specs = replace(specs, 'Warranty: ', 'Buttons: ')`.execute(db)
    const now = await currentFacts(db)
    // The statement that stores facts is the only one in SQL.
    const script = `
      const { openDatabase } = await import(${JSON.stringify(new URL('../open.ts', import.meta.url))})
      const { deriveFacts } = await import(${JSON.stringify(new URL('derive.ts', import.meta.url))})
      const { db } = await openDatabase(${JSON.stringify(url)})
      setInterval(() => {}, 1_000)
      await deriveFacts(db, 5)
      const storing = new Set()
      await deriveFacts(db.withPlugin({
        transformQuery: ({ node, queryId }) => {
          if (node.kind === 'RawNode') storing.add(queryId)
          return node
        },
        transformResult: async ({ result, queryId }) => {
          if (!storing.has(queryId)) return result
          process.stdout.write('stored')
          return new Promise(() => {})
        },
      }), 5)`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const left = await storedFacts(db)
    const isNew = [...left].filter(([id, facts]) => String(facts) === String(now.get(id)))
    const isOld = [...left].filter(([id, facts]) => String(facts) === String(old.get(id)))
    expect([isNew.length, isOld.length]).toEqual([5, old.size - 5])
    expect(await db.selectFrom('factsDue').selectAll().execute()).toHaveLength(old.size - 5)
    await deriveAll(db)
    expect(await storedFacts(db)).toEqual(now)
  })
})
