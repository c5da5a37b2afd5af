import { type Category, categories } from '@argo/domain/products/category'
import { mostOfCategory } from '@argo/domain/comparison/address'
import { categoryComparisonMetadata } from '@argo/domain/comparison/metadata'
import type { PageMetadata } from '@argo/domain/site-pages/page-metadata'
import { isComparedWhole } from '@argo/domain/comparison/comparable'
import { keyFigures } from '@argo/domain/features/key-figures'
import { appliedFilters } from '@argo/domain/lists/filters/applied-filters'
import { countFilters } from '@argo/domain/lists/filters/count-filters'
import { selectedFilters } from '@argo/domain/lists/filters/filter-attributes'
import { listOrders, sortOf } from '@argo/domain/lists/list-orders'
import { listInput, type ListSearch } from '@argo/domain/lists/list-search'
import { listSummary } from '@argo/domain/lists/list-summary'
import type { CatalogueEntry } from '../catalogue/product-row.ts'
import { type Catalogue, catalogueOf } from '../catalogue/catalogue.ts'
import { listed, newest } from '../catalogue/entries.ts'
import type { Database } from '../database/schema.ts'
import type { DatedProduct, Listing } from './list-markdown.ts'

/** The newest products, or all. */
export async function newestProducts(db: Database, limit?: number): Promise<DatedProduct[]> {
  const catalogue = await catalogueOf(db)
  return newest(catalogue)
    .slice(0, limit)
    .map((entry) => dated(catalogue, entry))
}

/** The first products of a category's list. An order or filters that it has not are left out. */
export async function listing(
  db: Database,
  limit: number,
  category: Category,
  search: ListSearch = {},
): Promise<Listing> {
  const catalogue = await catalogueOf(db)
  const { filters, sort } = listInput(search)
  const selected = (filters && selectedFilters(filters, category)) ?? []
  const entries = listed(catalogue, category, {
    sort: sort === undefined ? undefined : sortOf(sort, category),
    selected,
  })
  const all = newest(catalogue, category)
  const values = all.map((entry) => entry.values)
  const offered = selected.length > 0 ? countFilters(category, values, selected).filters : []
  const counts = { count: entries.length, total: all.length, orders: listOrders(category) }
  return {
    products: entries.slice(0, limit).map((entry) => dated(catalogue, entry)),
    count: entries.length,
    summary: listSummary(counts, sort),
    filters: appliedFilters(filters, offered).map(({ words }) => words),
  }
}

/** The tables of whole categories, each as new as its newest product. */
export async function comparisonPages(db: Database): Promise<PageMetadata[]> {
  const catalogue = await catalogueOf(db)
  return categories.toSorted().flatMap((category) => {
    const entries = newest(catalogue, category)
    const changed = entries.map(dateOf).toSorted().at(-1)
    const figured = entries
      .slice(0, mostOfCategory)
      .map(({ product }) => ({ figures: keyFigures(product) }))
    return isComparedWhole(figured, entries.length) && changed !== undefined
      ? [{ ...categoryComparisonMetadata(category), changed }]
      : []
  })
}

function dated({ changes }: Catalogue, entry: CatalogueEntry): DatedProduct {
  const { product } = entry
  return { ...product, updatedAt: dateOf(entry), changes: changes.get(product.id) ?? [] }
}

// A product may be published by itself after it was changed. Both are UTC in the same format.
function dateOf({ row, settings }: CatalogueEntry): string {
  const { publishAt } = settings
  return publishAt !== null && publishAt > row.updatedAt ? publishAt : row.updatedAt
}
