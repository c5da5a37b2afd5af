import { type Category, categories } from '@argo/domain/products/category'
import { mostOfCategory } from '@argo/domain/comparison/address'
import { categoryComparisonMetadata } from '@argo/domain/comparison/metadata'
import type { PageMetadata } from '@argo/domain/site-pages/page-metadata'
import { isComparedWhole } from '@argo/domain/comparison/comparable'
import { keyFigures } from '@argo/domain/features/key-figures'
import type { CatalogueEntry } from '../catalogue/product-row.ts'
import { type Catalogue, catalogueOf } from '../catalogue/catalogue.ts'
import { newest } from '../catalogue/entries.ts'
import type { Database } from '../database/schema.ts'
import type { DatedProduct } from './dated-product.ts'

/** The newest products, or all; of a category if it is given. */
export async function newestProducts(
  db: Database,
  { limit, category }: { limit?: number; category?: Category } = {},
): Promise<DatedProduct[]> {
  const catalogue = await catalogueOf(db)
  return newest(catalogue, category)
    .slice(0, limit)
    .map((entry) => dated(catalogue, entry))
}

/** The tables of whole categories, each as new as its newest product. */
export async function comparisonPages(db: Database): Promise<PageMetadata[]> {
  const catalogue = await catalogueOf(db)
  return categories.toSorted().flatMap((category) => {
    const entries = newest(catalogue, category)
    const changed = entries
      .map(({ row }) => row.updatedAt)
      .toSorted()
      .at(-1)
    const figured = entries
      .slice(0, mostOfCategory)
      .map(({ product }) => ({ figures: keyFigures(product) }))
    return isComparedWhole(figured, entries.length) && changed !== undefined
      ? [{ ...categoryComparisonMetadata(category), changed }]
      : []
  })
}

function dated({ changes }: Catalogue, { product, settings, row }: CatalogueEntry): DatedProduct {
  return {
    ...product,
    gtin: settings.gtin,
    updatedAt: row.updatedAt,
    changes: changes.get(product.id) ?? [],
  }
}
