import * as z from 'zod/mini'
import { type CategoryFilters, ListFiltersSchema } from '../lists/filters/category-filters.ts'
import type { Category } from '../products/category.ts'
import type { LatestProduct, ProductSummary } from '../products/product-summary.ts'
import type { Spec } from '../products/spec.ts'
import type { Entry } from './entries.ts'
import { longestQuery } from './limits.ts'
import type { TextPart } from './marks.ts'

/** What is searched for: one line of text. */
export const QuerySchema = z
  .string('A search is text')
  .check(z.maxLength(longestQuery, `A search has ${longestQuery} characters at most`))

/** What a search is sent as. */
export const SearchInputSchema = z.object(
  {
    q: QuerySchema,
    /** Whether nothing is corrected. */
    asTyped: z.optional(z.boolean()),
    /** What the products are narrowed to. */
    filters: z.optional(ListFiltersSchema),
  },
  'Please send an object with q',
)

/** A product that was found; `spec` is the one that the search is about, where the name does not say it. */
export interface ProductHit extends LatestProduct, Pick<ProductSummary, 'kind'> {
  parts: TextPart[]
  spec: Spec | null
}

/** A category, page or file that was found. */
export interface EntryHit extends Entry {
  parts: TextPart[]
}

/** A page that answers what is asked better than products do: a question that it works out. */
export interface Advice {
  title: string
  /** What is found there. */
  detail: string
  path: string
}

/** What a search found, best first. */
export interface SearchResults {
  advice: Advice[]
  /** Whether nothing has all that was said, and these come nearest. */
  nearest: boolean
  /** What was searched for in place of what was typed, where that is misspelt. */
  correctedTo: string | null
  /** Whether the best of the entries answers better than the best product. */
  entriesFirst: boolean
  products: ProductHit[]
  entries: EntryHit[]
  /** What the products can be narrowed by, of the category that most of them are of. */
  filters: (CategoryFilters & { category: Category }) | null
}
