import type { Product } from '@argo/domain/products/product'

/** A product and when what its page shows was last changed. */
export interface DatedProduct extends Product {
  /** UTC, RFC 3339. */
  updatedAt: string
}
