import type { CategoryFilters } from '@argo/domain/lists/filters/category-filters'
import { fewestFiltered } from '@argo/domain/lists/filters/list-filters'
import type { ProductPage } from '@argo/domain/products/product-page'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../lib/trpc/trpc.ts'
import { filtersInput, pageInput, type ListParameters } from './list-parameters.ts'

/** A list as it is shown: its products and what it can be filtered by. */
export interface LoadedList extends ProductPage {
  /** How many there are without filters, where there are any. */
  total: number | undefined
  /** What filters it, if there are enough products to choose from. */
  filters: CategoryFilters | undefined
  /** Whether this is still the list that was shown before. */
  isPlaceholderData: boolean
  isError: boolean
  retry: () => void
}

/** The products of a list's pages; those of the list before it until they have come. */
export function useProductPages(list: ListParameters): LoadedList {
  const page = trpc.products.page.useQuery(pageInput(list), { placeholderData: keepPreviousData })
  const { count = 0, products = [], orders = [] } = page.data ?? {}
  const isFiltered = list.filters !== undefined || count >= fewestFiltered
  const filters = trpc.products.filters.useQuery(filtersInput(list), {
    placeholderData: keepPreviousData,
    enabled: isFiltered,
  })
  return {
    count,
    products,
    orders,
    total: filters.data?.total,
    filters: isFiltered && filters.data?.filters.length ? filters.data : undefined,
    isPlaceholderData: page.isPlaceholderData || (isFiltered && filters.isPlaceholderData),
    isError: page.isError,
    retry: () => {
      void page.refetch()
      if (filters.isError) void filters.refetch()
    },
  }
}
