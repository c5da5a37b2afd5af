import type { ProductState } from '@argo/domain/products/product-settings'

/** What a product's state is called. */
export const stateLabels: Record<ProductState, string> = {
  draft: 'Draft',
  published: 'Published',
  discontinued: 'Discontinued',
}
