import * as z from 'zod/mini'
import { CategoryFiltersSchema, ListFiltersSchema } from '../lists/filters/category-filters.ts'
import { LatestProductSchema } from '../products/product-summary.ts'
import { CategorySchema } from '../products/product-schema.ts'
import { longestQuery } from './limits.ts'

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

const PiecesSchema = z.array(z.object({ text: z.string(), marked: z.boolean() }))

/** A product that was found; `spec` is the one that the search is about, where the name does not say it. */
export const ProductHitSchema = z.extend(LatestProductSchema, {
  pieces: PiecesSchema,
  spec: z.nullable(z.object({ label: z.string(), value: z.string() })),
})

/** A category, page or file that was found. */
export const EntryHitSchema = z.object({
  kind: z.enum(['category', 'page', 'download']),
  title: z.string(),
  detail: z.string(),
  path: z.string(),
  category: z.optional(CategorySchema),
  pieces: PiecesSchema,
})

/** A page that answers what is asked better than products do: a question that it works out. */
const AdviceSchema = z.object({
  title: z.string(),
  /** What is found there. */
  detail: z.string(),
  path: z.string(),
})

/** What a search found, best first. */
export const SearchResultsSchema = z.object({
  advice: z.array(AdviceSchema),
  /** Whether nothing has all that was said, and these come nearest. */
  nearest: z.boolean(),
  /** What was searched for in place of what was typed, where that is misspelt. */
  correctedTo: z.nullable(z.string()),
  /** Whether the best of the entries answers better than the best product. */
  entriesFirst: z.boolean(),
  products: z.array(ProductHitSchema),
  entries: z.array(EntryHitSchema),
  /** What the products can be narrowed by, of the category that most of them are of. */
  filters: z.nullable(z.extend(CategoryFiltersSchema, { category: CategorySchema })),
})

export type Advice = z.infer<typeof AdviceSchema>
export type ProductHit = z.infer<typeof ProductHitSchema>
export type EntryHit = z.infer<typeof EntryHitSchema>
export type SearchResults = z.infer<typeof SearchResultsSchema>
