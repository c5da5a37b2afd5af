import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Product } from '@argo/domain/product'
import { ProductSchema } from '@argo/domain/product-schema'
import { root } from './paths.ts'

const columns =
  'id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color'

/** The products of `seed.sql`, newest first. Throws if the file is missing or holds no such rows. */
export function seedProducts(): Product[] {
  const db = new DatabaseSync(':memory:')
  db.exec(`CREATE TABLE products (${columns})`)
  db.exec(readFileSync(`${root}seed.sql`, 'utf8'))
  const rows = db.prepare('SELECT * FROM products ORDER BY id DESC').all()
  db.close()
  return rows.map((row) =>
    ProductSchema.parse({
      ...row,
      imageUrl: row.image_url,
      images: JSON.parse(String(row.images)),
      featured: row.featured === 1,
      specs: JSON.parse(String(row.specs)),
      colorVariations: JSON.parse(String(row.color_variations)),
      defaultColor: row.default_color,
    }),
  )
}
