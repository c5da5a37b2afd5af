import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { renewPictures } from './renew-pictures.ts'
import type { Database } from './schema.ts'
import { seed } from './seed.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'argo-'))
  return () => rmSync(folder, { recursive: true })
})

const row = (id: number, imageUrl: string, images: string[]) =>
  `INSERT INTO products (id, name, description, category, image_url, images, specs)
   VALUES (${id}, 'One', 'A case.', 'cases', '${imageUrl}', '${JSON.stringify(images)}', '[]');\n`

async function seeded(before: string): Promise<Database> {
  const db = openDatabase('sqlite::memory:')
  onTestFinished(() => db.destroy())
  await migrate(db)
  await seed(db, seedFile(before))
  return db
}

function seedFile(text: string): string {
  const file = join(folder, 'seed.sql')
  writeFileSync(file, text)
  return file
}

async function picturesIn(db: Database) {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'imageUrl', 'images'])
    .orderBy('id')
    .execute()
  return rows.map(({ id, imageUrl, images }) => [id, imageUrl, ...JSON.parse(images)])
}

const drawn =
  row(1, '/pictures/one/hero.svg', ['/pictures/one/front.svg']) +
  row(2, '/pictures/two/red/hero.svg', ['/pictures/two/red/front.svg'])
const photographed =
  row(1, '/pictures/one/hero-960.webp', ['/pictures/one/rear-960.webp']) +
  row(2, '/pictures/two/red/hero.svg', ['/pictures/two/red/front.svg'])

test('a product that still shows drawings gets the photographs that the catalogue has by now', async () => {
  const db = await seeded(drawn)
  await renewPictures(db, seedFile(photographed))
  const renewed = [
    [1, '/pictures/one/hero-960.webp', '/pictures/one/rear-960.webp'],
    [2, '/pictures/two/red/hero.svg', '/pictures/two/red/front.svg'],
  ]
  expect(await picturesIn(db)).toEqual(renewed)
  await renewPictures(db, seedFile(photographed))
  expect(await picturesIn(db)).toEqual(renewed)
})

test('pictures that staff chose stay, among drawings too', async () => {
  const db = await seeded(drawn)
  const change = (id: number, imageUrl: string, images: string[]) =>
    db
      .updateTable('products')
      .set({ imageUrl, images: JSON.stringify(images) })
      .where('id', '=', id)
      .execute()
  await change(1, '/pictures/one/hero.svg', ['/pictures/one/front.svg', '/pictures/ours.jpg'])
  await change(2, '/pictures/two-of-ours.jpg', ['/pictures/two/red/front.svg'])
  const file = photographed.replaceAll(/red\/(\w+)\.svg/g, 'red/$1-960.webp')
  await renewPictures(db, seedFile(file))
  expect(await picturesIn(db)).toEqual([
    [1, '/pictures/one/hero-960.webp', '/pictures/one/rear-960.webp', '/pictures/ours.jpg'],
    [
      2,
      '/pictures/two-of-ours.jpg',
      '/pictures/two/red/hero-960.webp',
      '/pictures/two/red/front-960.webp',
    ],
  ])
})

test('a catalogue just seeded is as its file has it', async () => {
  const db = openDatabase('sqlite::memory:')
  onTestFinished(() => db.destroy())
  await migrate(db)
  await seed(db)
  const before = await db.selectFrom('products').selectAll().execute()
  await renewPictures(db)
  expect(await db.selectFrom('products').selectAll().execute()).toEqual(before)
})
