import { photographsOf } from '@argo/domain/alt-text'
import { expect, test } from 'vitest'
import { testDatabase } from './test-database.ts'
import { migrations } from './migrations.ts'
import { sqliteSchema } from './sqlite/schema-dialect.ts'

/** What a product that showed these pictures shows after the migration. */
async function migrated(slug: string, imageUrl: string, images: string): Promise<string[]> {
  const db = await testDatabase()
  await db.updateTable('products').set({ imageUrl, images }).where('slug', '=', slug).execute()
  await migrations(sqliteSchema)['2026-11-22-photographs']?.up(db)
  const product = db.selectFrom('products').selectAll().where('slug', '=', slug)
  const row = await product.executeTakeFirstOrThrow()
  return [row.imageUrl, row.images]
}

test.each([
  ['edge', '/pictures/edge'],
  ['astra', '/pictures/astra/black-gold'],
])('%s shows its photographs where it showed drawings', async (slug, folder) => {
  const [hero, ...others] = photographsOf(slug) ?? []
  expect(others.length).toBeGreaterThan(4)
  expect(await migrated(slug, `${folder}/hero.svg`, `["${folder}/front.svg"]`)).toEqual([
    hero,
    JSON.stringify(others),
  ])
})

test('pictures that staff chose stay, among drawings too', async () => {
  const photographs = photographsOf('edge')
  const drawing = '/pictures/edge/front.svg'
  expect(await migrated('edge', '/ours.jpg', `["${drawing}", "/more.svg", "${drawing}"]`)).toEqual([
    '/ours.jpg',
    JSON.stringify([...(photographs ?? []), '/more.svg']),
  ])
})

test.each([
  ['drawings of a product without photographs', '/pictures/one/hero.svg', '[]'],
  ['a list that holds something else', '/pictures/edge/hero.svg', '[1]'],
])('%s stay as they are', async (_, imageUrl, images) => {
  expect(await migrated('edge', imageUrl, images)).toEqual([imageUrl, images])
})
