import type { Category } from '@argo/domain/products/category'
import {
  categoryComparisonPath,
  comparisonName,
  comparisonPath,
  type ComparisonView,
  withSearch,
} from '@argo/domain/comparison/address'
import type { ComparedProduct } from '@argo/domain/comparison/comparison-schema'
import { categoryComparisonLink, comparisonLink } from '../../lib/catalogue/catalogue-links.ts'

/** What a table compares: chosen products, or all of their category. */
export interface Compared {
  category: Category
  whole: boolean
  chosen: readonly ComparedProduct[]
}

/** The link to a table in a view. */
export function tableLink({ category, whole, chosen }: Compared, view: ComparisonView) {
  return whole ? categoryComparisonLink(category, view) : comparisonLink(chosen, view)
}

/** The address of a table as Markdown or as comma-separated values. */
export function textAddress(
  { category, whole, chosen }: Compared,
  view: ComparisonView,
  extension: 'md' | 'csv',
): string {
  const path = whole ? categoryComparisonPath(category) : comparisonPath({})
  const products = whole ? undefined : chosen.map(comparisonName).join(',')
  return withSearch(`${path}.${extension}`, { products, ...view })
}
