import type { AttributeName } from '@argo/domain/facts/attributes'
import { chosenFilters } from '@argo/domain/filters/filter-attributes'
import type { Sort } from '@argo/domain/list-orders'
import SQLite from 'better-sqlite3'
import { CamelCasePlugin, type CompiledQuery, Kysely, SqliteDialect } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../database/migrate.ts'
import type { Database, Tables } from '../database/schema.ts'
import { sqliteSchema } from '../database/sqlite/schema-dialect.ts'
import { categoryFigures } from './figures.ts'
import {
  featuredProducts,
  highlights,
  listProducts,
  menu,
  otherProducts,
  productById,
  productBySlug,
  productChunks,
  productGroups,
  productPage,
  productsByCategory,
  productsBySlugs,
} from './queries.ts'

const chair = {
  id: 1,
  slug: 'chair',
  name: 'Chair',
  description: '',
  category: 'chairs',
  imageUrl: '/chair.webp',
  images: '[]',
  featured: 0,
  specs: '[]',
}

const userHeight = {
  productId: 1,
  category: 'chairs',
  attribute: 'User height',
  place: 0,
  number: 1600,
  numberTo: 1900,
}

/** How SQLite carries out each query that a read of the catalogue makes. */
async function plansOf(
  read: (db: Database) => Promise<unknown>,
  before: (db: Database) => Promise<unknown> = async () => {},
): Promise<string[]> {
  const sqlite = new SQLite(':memory:')
  const queries: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: sqlite }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => {
      queries.push(query)
    },
  })
  onTestFinished(() => db.destroy())
  await migrate(db, sqliteSchema)
  await before(db)
  queries.length = 0
  await read(db)
  return queries.flatMap(({ sql, parameters }) =>
    sqlite
      .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      .all(...parameters)
      .map(({ detail }) => detail),
  )
}

test.each([
  ['a product by its id', (db: Database) => productById(db, 79), /USING INTEGER PRIMARY KEY/],
  ['a product by its slug', (db: Database) => productBySlug(db, 'edge'), /USING INDEX .*slug/],
  [
    'products by their slugs',
    (db: Database) => productsBySlugs(db, ['edge', 'nivos']),
    /USING INDEX .*slug/,
  ],
  [
    'the products of a category',
    (db: Database) => productsByCategory(db, 'cases'),
    /USING INDEX products_by_category/,
  ],
  [
    'the featured products',
    (db: Database) => featuredProducts(db),
    /USING INDEX products_by_featured/,
  ],
  [
    'the first featured products',
    (db: Database) => highlights(db, 6),
    /USING INDEX products_by_featured/,
  ],
  [
    'a page of a category',
    (db: Database) => productPage(db, { category: 'cases', page: 1 }),
    /USING (COVERING )?INDEX products_by_(category|name)/,
  ],
  [
    'the groups of the page of all products',
    (db: Database) => productGroups(db),
    /USING (COVERING )?INDEX products_by_(category|name)/,
  ],
  [
    'others of a product’s category',
    (db: Database) => otherProducts(db, { id: 79, category: 'cases' }),
    /USING INDEX products_by_category/,
  ],
  [
    'a chunk of a category',
    (db: Database) => productChunks(db, { category: 'cases' }).next(),
    /USING INDEX products_by_category/,
  ],
  [
    'a chunk of the featured products',
    (db: Database) => productChunks(db, { featured: true }).next(),
    /USING INDEX products_by_featured/,
  ],
  [
    'a page of a category by name',
    (db: Database) => productPage(db, { category: 'cases', page: 1, sort: { direction: 'asc' } }),
    /USING (COVERING )?INDEX (products_by_(category|name)|product_facts_key)|LAST TERM OF ORDER BY/,
  ],
  [
    'the products of a choice, and how many each choice has',
    async (db: Database) => {
      const facts = factsOf(db, 'Panel')
      await facts.where('choice', '=', 'QD-OLED').execute()
      const counted = facts
        .clearSelect()
        .select(['choice', (fact) => fact.fn.countAll().as('count')])
      await counted.where('choice', 'is not', null).groupBy('choice').execute()
    },
    /USING COVERING INDEX product_facts_by_choice/,
  ],
  [
    'the facts of some products',
    (db: Database) =>
      db.selectFrom('productFacts').selectAll().where('productId', 'in', [78, 79]).execute(),
    /USING INDEX .*product_facts/,
  ],
  ['the menu', (db: Database) => menu(db), /USING (COVERING )?INDEX products_by_(category|name)/],
])('%s: found by an index, in its order', async (_name, read, plan) => {
  const plans = await plansOf(read)
  expect(plans.length).toBeGreaterThan(0)
  for (const step of plans) expect(step).toMatch(plan)
})

test.each([
  ['cases', { attribute: 'GPU clearance', direction: 'desc' }, 'number'],
  ['chairs', { attribute: 'User height', direction: 'desc' }, 'number_to'],
] as const)(
  'a page of %s by a figure is read in the order of an index',
  async (category, sort, by) => {
    const plans = await plansOf((db) => productPage(db, { category, page: 1, sort }))
    expect(plans).toContain(
      `SEARCH product_facts USING COVERING INDEX product_facts_by_${by} (category=? AND attribute=? AND place=? AND ${by}>?)`,
    )
    expect(plans.join()).not.toMatch(/SCAN/)
  },
)

test('the figures of a category are read from indexes that hold them', async () => {
  const plans = (await plansOf((db) => categoryFigures(db, 'chairs'))).map((step) =>
    step.replace(/products_by_(category|name)/, 'products_by_either'),
  )
  const facts = 'SEARCH product_facts USING COVERING INDEX product_facts_by_'
  const alone = '(category=? AND attribute=? AND place=?'
  expect(new Set(plans)).toEqual(
    new Set([
      'SCAN catalogue_version',
      'SEARCH products USING COVERING INDEX products_by_either (category=?)',
      `${facts}number ${alone} AND number>?)`,
      `${facts}number_to ${alone} AND number_to>?)`,
      `${facts}choice (category=? AND attribute=? AND choice>?)`,
    ]),
  )
})

test('a page of a filtered list reads its rows alone, in any order, once figures and order are known', async () => {
  const category = 'chairs'
  const chosen = chosenFilters({ choices: {}, ranges: { 'user-height': { min: 180 } } }, category)
  const sort: Sort = { attribute: 'Maximum load', direction: 'asc' }
  const read = (db: Database) => productPage(db, { category, page: 1, sort, chosen })
  const plans = await plansOf(read, async (db) => {
    await db.insertInto('products').values(chair).execute()
    await db.insertInto('productFacts').values(userHeight).execute()
    await read(db)
  })
  expect(new Set(plans)).toEqual(
    new Set(['SCAN catalogue_version', 'SEARCH products USING INTEGER PRIMARY KEY (rowid=?)']),
  )
})

test('the whole list is read in the order it is stored in, without sorting', async () => {
  expect(await plansOf(listProducts)).toEqual(['SCAN products'])
  expect(await plansOf((db) => productChunks(db).next())).toEqual(['SCAN products'])
})

function factsOf(db: Database, attribute: AttributeName) {
  return db
    .selectFrom('productFacts')
    .select('productId')
    .where('category', '=', 'cases')
    .where('attribute', '=', attribute)
}
