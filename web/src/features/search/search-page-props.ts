import type { ListFilters } from '@argo/domain/lists/filters/list-filters'

/** What the page of a search is asked for. */
export interface SearchPageProps {
  /** What is searched for; nothing while that has not been said. */
  q: string
  /** Whether nothing is corrected. */
  asTyped?: boolean
  /** What the products are narrowed to. */
  filters?: ListFilters
}
