import type { FilterValues } from '@argo/domain/lists/filters/filter-values'
import type { Product } from '@argo/domain/products/product'
import type { Selectable } from 'kysely'
import type { ProductTable } from '../database/schema.ts'

/** A product in the catalogue, with what is derived from it. */
export interface CatalogueEntry {
  product: Product
  row: Selectable<ProductTable>
  values: FilterValues
}
