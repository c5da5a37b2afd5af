import type { DeskState } from '@argo/domain/products/products-search'

/** What a product's state is called. */
export const stateLabels: Record<DeskState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  discontinued: 'Discontinued',
}
