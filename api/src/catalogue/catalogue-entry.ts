import type { FilterValues } from '@argo/domain/lists/filters/filter-values'
import type { Product } from '@argo/domain/products/product'
import type { ProductSettings } from '@argo/domain/products/product-settings'
import type { Selectable } from 'kysely'
import type { ProductTable } from '../database/schema.ts'

/** A product that has a page, what staff set of it, and what is derived from it. */
export interface CatalogueEntry {
  product: Product
  settings: ProductSettings
  row: Selectable<ProductTable>
  values: FilterValues
}
