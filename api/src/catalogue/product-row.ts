import type { Product } from '@argo/domain/products/product'
import { ProductSchema } from '@argo/domain/products/product-schema'
import type { Selectable } from 'kysely'
import type { ProductTable } from '../database/schema.ts'

/** The product of a row. Throws for a row that holds none: somebody changed it by hand, or its file is damaged. */
export function toProduct(row: Selectable<ProductTable>): Product {
  return ProductSchema.parse({
    ...row,
    images: JSON.parse(row.images),
    featured: row.featured === 1,
    specs: JSON.parse(row.specs),
    colorVariations: row.colorVariations === null ? null : JSON.parse(row.colorVariations),
  })
}
