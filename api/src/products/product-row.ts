import type { Selectable } from 'kysely'
import type { ProductTable } from '../database/schema.ts'

/** A row's fields as a product has them, still to be checked: staff may have broken a row by hand. */
export function productFields(row: Selectable<ProductTable>): Record<string, unknown> {
  return {
    ...row,
    images: JSON.parse(row.images),
    featured: row.featured === 1,
    specs: JSON.parse(row.specs),
    colorVariations: row.colorVariations === null ? null : JSON.parse(row.colorVariations),
  }
}
