import { channel } from 'node:diagnostics_channel'
import type { Product } from '@argo/domain/product'
import { ProductSchema } from '@argo/domain/product-schema'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import { DatabaseError } from '../database/failure.ts'
import type { ProductTable } from '../database/schema.ts'

type Row = Selectable<ProductTable>

/** A row that holds no product: somebody changed it by hand, or its file is damaged. */
export interface MalformedProduct {
  id: number
  error: unknown
}

/** Where every malformed row is published as it is read. */
export const malformedProducts = channel('argo:malformed-product')

/** The product of a row. Throws a DatabaseError for a malformed one. */
export function toProduct(row: Row): Product {
  return parse(row, ProductSchema)
}

/** The products of rows, without those that are malformed: one of them must not hide the others. */
export function toProducts(rows: Row[]): Product[] {
  return toProductsAs(ProductSchema, rows)
}

/** The same, for a schema with more of a row's fields. */
export function toProductsAs<S extends z.ZodMiniType>(schema: S, rows: Row[]): z.output<S>[] {
  return rows.flatMap((row) => {
    try {
      return [parse(row, schema)]
    } catch {
      return []
    }
  })
}

function parse<S extends z.ZodMiniType>(row: Row, schema: S): z.output<S> {
  try {
    return schema.parse({
      ...row,
      images: JSON.parse(row.images),
      featured: row.featured === 1,
      specs: JSON.parse(row.specs),
      colorVariations: row.colorVariations === null ? null : JSON.parse(row.colorVariations),
    })
  } catch (error) {
    malformedProducts.publish({ id: row.id, error } satisfies MalformedProduct)
    throw new DatabaseError('malformed', `product ${row.id} is malformed`, { cause: error })
  }
}
