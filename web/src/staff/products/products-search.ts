import { type Category, categories } from '@argo/domain/products/category'
import { type ProductState, productStates } from '@argo/domain/products/product-settings'

/** The orders of the table of products. */
export const sorts = [
  { id: 'newest', words: 'Newest' },
  { id: 'name', words: 'Name' },
  { id: 'category', words: 'Category' },
  { id: 'state', words: 'State' },
  { id: 'changed', words: 'Last changed' },
  { id: 'to-do', words: 'Most to do' },
] as const

/** What the table's address says after the question mark. */
export interface ProductsSearch {
  q?: string
  category?: Category
  state?: ProductState
  sort?: (typeof sorts)[number]['id']
  lacking?: boolean
}

/** Reads the table's address; what is unknown is left out. */
export function readProductsSearch(search: Record<string, unknown>): ProductsSearch {
  // The router reads digits as a number.
  const q = typeof search.q === 'number' ? String(search.q) : search.q
  const category = categories.find((id) => id === search.category)
  const state = productStates.find((known) => known === search.state)
  const sort = sorts.find(({ id }) => id === search.sort)?.id
  return {
    ...(typeof q === 'string' && { q: q.slice(0, 200) }),
    ...(category && { category }),
    ...(state && { state }),
    ...(sort && { sort }),
    ...(search.lacking === true && { lacking: true }),
  }
}
