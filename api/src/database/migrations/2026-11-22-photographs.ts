import { photographsOf } from '@argo/domain/alt-text'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'

interface Products {
  products: { id: number; imageUrl: string; images: string }
}

/**
 * Replaces the drawings that the first catalogue listed with photographs. Pictures that staff added
 * stay in their places.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const products = db as Kysely<Products>
  const rows = await products.selectFrom('products').select(['id', 'imageUrl', 'images']).execute()
  for (const row of rows) {
    const list = parseList(row.images)
    if (!list) continue
    const pictures = [row.imageUrl, ...list]
    const first = pictures.findIndex(isDrawing)
    const photographs = photographsOf(pictures[first]?.split('/')[2] ?? '')
    if (!photographs) continue
    const [imageUrl, ...images] = pictures.flatMap((src, index) => {
      if (index === first) return photographs
      return isDrawing(src) ? [] : [src]
    })
    await products
      .updateTable('products')
      .set({ imageUrl, images: JSON.stringify(images) })
      .where('id', '=', row.id)
      .execute()
  }
}

// A malformed list is left alone: one row must not keep the site from starting.
function parseList(json: string): string[] | undefined {
  try {
    return z.array(z.string()).parse(JSON.parse(json))
  } catch {
    return undefined
  }
}

function isDrawing(src: string): boolean {
  return /^\/pictures\/.+\.svg$/.test(src)
}
