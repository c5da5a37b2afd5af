import { photographsOf } from '@argo/domain/alt-text'
import * as z from 'zod/mini'
import type { Database } from './schema.ts'

/**
 * Gives products their photographs in place of the drawings that a database made earlier still lists.
 * Pictures that staff added stay where they are.
 */
export async function renewPictures(db: Database): Promise<void> {
  const rows = await db.selectFrom('products').select(['id', 'imageUrl', 'images']).execute()
  for (const row of rows) {
    const list = listOf(row.images)
    if (!list) continue
    const pictures = [row.imageUrl, ...list]
    const first = pictures.findIndex(isDrawing)
    const photographs = photographsOf(pictures[first]?.split('/')[2] ?? '')
    if (!photographs) continue
    const [imageUrl, ...images] = pictures.flatMap((src, index) => {
      if (index === first) return photographs
      return isDrawing(src) ? [] : [src]
    })
    await db
      .updateTable('products')
      .set({ imageUrl, images: JSON.stringify(images) })
      .where('id', '=', row.id)
      .execute()
  }
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
