import { photographName } from '@argo/domain/photographs'
import * as z from 'zod/mini'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import type { Database } from './schema.ts'
import { seed } from './seed.ts'

/**
 * Gives products that still show drawings the photographs that the catalogue's file has for them by
 * now: a database seeded before must not point at drawings that are gone. Pictures that staff added
 * stay where they are.
 */
export async function renewPictures(db: Database, file?: URL | string): Promise<void> {
  const drawn = (await picturesOfAll(db)).filter(({ pictures }) => pictures.some(isDrawing))
  if (drawn.length === 0) return
  const photographs = await photographsIn(file)
  for (const { id, pictures } of drawn) {
    const first = pictures.findIndex(isDrawing)
    const renewed = photographs.get(folderOf(pictures[first] ?? ''))
    if (!renewed) continue
    const [imageUrl, ...images] = pictures.flatMap((src, index) => {
      if (index === first) return renewed
      return isDrawing(src) ? [] : [src]
    })
    await db
      .updateTable('products')
      .set({ imageUrl, images: JSON.stringify(images) })
      .where('id', '=', id)
      .execute()
  }
}

/** The photographs that the catalogue's file names, by their folder. */
async function photographsIn(file?: URL | string): Promise<Map<string, string[]>> {
  const catalogue = openDatabase('sqlite::memory:')
  try {
    await migrate(catalogue)
    await seed(catalogue, file)
    const products = await picturesOfAll(catalogue)
    return new Map(
      products
        .filter(({ pictures }) => pictures.every((src) => photographName(src) !== null))
        .map(({ pictures }) => [folderOf(pictures[0] ?? ''), pictures]),
    )
  } finally {
    await catalogue.destroy()
  }
}

async function picturesOfAll(db: Database): Promise<{ id: number; pictures: string[] }[]> {
  const rows = await db.selectFrom('products').select(['id', 'imageUrl', 'images']).execute()
  return rows.flatMap(({ id, imageUrl, images }) => {
    const list = listOf(images)
    return list ? [{ id, pictures: [imageUrl, ...list] }] : []
  })
}

// A row that staff broke by hand must not keep the site from starting.
function listOf(json: string): string[] | undefined {
  try {
    return z.array(z.string()).parse(JSON.parse(json))
  } catch {
    return undefined
  }
}

function isDrawing(src: string): boolean {
  return /^\/pictures\/.+\.svg$/.test(src)
}

function folderOf(src: string): string {
  return src.slice(0, src.lastIndexOf('/'))
}
