import { categories, type Category } from '@argo/domain/products/category'
import type { SelectedFilter } from '@argo/domain/lists/filters/filter-attributes'
import { isFoundBy } from '@argo/domain/lists/filters/filter-values'
import type { Sort } from '@argo/domain/lists/list-orders'
import type { Download } from '@argo/domain/products/download-schema'
import { parseProductId } from '@argo/domain/products/product'
import { DatabaseError } from '../database/failure.ts'
import { inOrder } from './in-order.ts'
import type { CatalogueEntry } from './product-row.ts'
import type { Catalogue, MalformedRow } from './catalogue.ts'

/** What the lists have, or that of a category, newest first. */
export function newest(catalogue: Catalogue, category?: Category): readonly CatalogueEntry[] {
  return category === undefined ? catalogue.entries : (catalogue.byCategory.get(category) ?? [])
}

/** The featured products: first those that staff have put in an order, then the newest. */
export function featured(catalogue: Catalogue): readonly CatalogueEntry[] {
  return newest(catalogue)
    .filter(({ product }) => product.featured)
    .toSorted((one, other) => featuredPosition(one) - featuredPosition(other))
}

// So large for those without a place that a difference is a number.
function featuredPosition({ settings }: CatalogueEntry): number {
  return settings.featureOrder ?? Number.MAX_SAFE_INTEGER
}

/** How a list of a category is narrowed and ordered: whole, and newest first without. */
export interface ListChoice {
  sort?: Sort | undefined
  selected?: readonly SelectedFilter[] | undefined
}

/** The products of a category that filters leave, in an order. */
export function listed(
  catalogue: Catalogue,
  category: Category,
  { sort, selected = [] }: ListChoice,
): readonly CatalogueEntry[] {
  const found = newest(catalogue, category).filter(({ values }) =>
    selected.every((one) => isFoundBy(values, one)),
  )
  return sort ? inOrder(found, category, sort) : found
}

/** The product with this id, or undefined. Throws a DatabaseError for a malformed row. */
export function entryById(catalogue: Catalogue, id: number): CatalogueEntry | undefined {
  return catalogue.byId.get(id) ?? throwIfMalformed(catalogue.malformed.get(id))
}

/** The product that has this slug, or had it before; or undefined. Throws a DatabaseError for a malformed row. */
export function entryBySlug(catalogue: Catalogue, slug: string): CatalogueEntry | undefined {
  const entry = catalogue.bySlug.get(slug)
  if (entry) return entry
  throwIfMalformed([...catalogue.malformed.values()].find(({ row }) => row.slug === slug))
  return catalogue.byFormerSlug.get(slug)
}

/** The product of a name in an address: digits are an id, anything else a slug that it has or had before. */
export function entryNamed(catalogue: Catalogue, name: string): CatalogueEntry | undefined {
  const id = parseProductId(name)
  if (id !== undefined) return catalogue.byId.get(id)
  return catalogue.bySlug.get(name) ?? catalogue.byFormerSlug.get(name)
}

/** The products that have a page and files, by category and newest first, with their files. */
export function entriesWithDownloads({
  byId,
  downloads,
}: Pick<Catalogue, 'byId' | 'downloads'>): { entry: CatalogueEntry; downloads: Download[] }[] {
  const categoryIndex = ({ product }: CatalogueEntry) => categories.indexOf(product.category)
  return [...downloads]
    .flatMap(([id, files]) => {
      const entry = byId.get(id)
      return entry ? [{ entry, downloads: files }] : []
    })
    .toSorted(
      (one, other) =>
        categoryIndex(one.entry) - categoryIndex(other.entry) ||
        other.entry.product.id - one.entry.product.id,
    )
}

function throwIfMalformed(malformed: MalformedRow | undefined): undefined {
  if (!malformed) return undefined
  const { row, error } = malformed
  throw new DatabaseError('malformed', `product ${row.id} is malformed`, { cause: error })
}
