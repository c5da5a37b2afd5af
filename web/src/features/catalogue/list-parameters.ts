import type { Category } from '@argo/domain/products/category'
import type { ListFilters } from '@argo/domain/lists/filters/list-filters'
import { sortInput } from '@argo/domain/lists/list-search'
import type { PagesShown } from '@argo/domain/lists/paging'

/** What is shown of a category's products: which of them, in which order, and which pages. */
export type ListParameters = PagesShown & {
  category: Category
  filters?: ListFilters
  /** Newest first by default. */
  sort?: string
}

/** The input of the read of its pages. */
export function pageInput({ sort, from, page, ...list }: ListParameters) {
  return { ...filtersInput(list), ...sortInput(sort), page, ...(from < page && { from }) }
}

/** The input of the read of what it can be filtered by. */
export function filtersInput({ category, filters }: Pick<ListParameters, 'category' | 'filters'>) {
  return { category, ...(filters && { filters }) }
}
