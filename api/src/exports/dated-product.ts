import type { Product } from '@argo/domain/products/product'
import type { DatedChanges } from '@argo/domain/products/spec-changes'

/** A product and when what its page shows was last changed. */
export interface DatedProduct extends Product {
  /** UTC, RFC 3339. */
  updatedAt: string
  gtin: string | null
  /** What visitors are told that has changed, newest first. */
  changes: readonly DatedChanges[]
}
