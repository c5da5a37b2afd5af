import { formOf, type ProductForm } from '@argo/domain/products/product-form'
import { toProduct, toSettings } from '../../catalogue/product-row.ts'
import type { ProductRow } from '../../database/schema.ts'

/** The form of a row's product, without what is drafted; undefined for a row that holds none. */
export function formOfRow(row: ProductRow): ProductForm | undefined {
  try {
    return formOf(toProduct(row), toSettings(row))
  } catch {
    return undefined
  }
}
