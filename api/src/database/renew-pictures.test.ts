import { photographsOf } from '@argo/domain/alt-text'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { renewPictures } from './renew-pictures.ts'
import { seed } from './seed.ts'

async function seeded() {
  const db = openDatabase('sqlite::memory:')
  onTestFinished(() => db.destroy())
  await migrate(db)
  await seed(db)
  return db
}

/** What a product that showed these pictures shows once they are renewed. */
async function renewed(slug: string, imageUrl: string, images: string): Promise<string[]> {
  const db = await seeded()
  await db.updateTable('products').set({ imageUrl, images }).where('slug', '=', slug).execute()
  await renewPictures(db)
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
  expect(await renewed(slug, `${folder}/hero.svg`, `["${folder}/front.svg"]`)).toEqual([
    hero,
    JSON.stringify(others),
  ])
})

test('pictures that staff chose stay, among drawings too', async () => {
  const photographs = photographsOf('edge')
  const drawing = '/pictures/edge/front.svg'
  expect(await renewed('edge', '/ours.jpg', `["${drawing}", "/more.svg", "${drawing}"]`)).toEqual([
    '/ours.jpg',
    JSON.stringify([...(photographs ?? []), '/more.svg']),
  ])
})

test.each([
  ['drawings of a product that nobody photographed', '/pictures/one/hero.svg', '[]'],
  ['a row that staff broke by hand', '/pictures/edge/hero.svg', '["/pictures/edge/front.svg"'],
])('%s stays as it is', async (_, imageUrl, images) => {
  expect(await renewed('edge', imageUrl, images)).toEqual([imageUrl, images])
})

test('a catalogue just seeded is as its file has it', async () => {
  const db = await seeded()
  const before = await db.selectFrom('products').selectAll().execute()
  await renewPictures(db)
  expect(await db.selectFrom('products').selectAll().execute()).toEqual(before)
})
