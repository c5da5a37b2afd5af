import * as z from 'zod/mini'
import type { ScaleView } from '../features/scale-drawing.ts'
import type { Category } from '../products/category.ts'
import type { LatestProduct } from '../products/product-summary.ts'
import { CategorySchema, type ProductInShort, SlugSchema } from '../products/product-schema.ts'

/** What to compare: products by their names in an address, slugs or ids, or all of a category. */
export const ComparisonInputSchema = z.object(
  {
    names: z.optional(
      z.array(SlugSchema).check(z.maxLength(8, 'Please name eight products at most')),
    ),
    category: z.optional(CategorySchema),
  },
  'Please send an object with names or a category',
)

export type ComparisonInput = z.infer<typeof ComparisonInputSchema>

/** One statement of a cell: a figure and the conditions under which it holds, or words alone. */
export interface Statement {
  figure: string
  /** What the specs say, where the figure was converted. */
  original?: string
  note?: string
}

/** What one product's specs say under a label: nothing, if it is empty. */
export interface ComparisonCell {
  statements: Statement[]
  /** Whether the value is the better or the best one of its row. */
  best?: true
}

/** One label: a cell for each product, or one for all of them where they are the same. */
export interface ComparisonRow {
  label: string
  cells: ComparisonCell[]
}

export interface ComparisonGroup {
  title: string
  rows: ComparisonRow[]
}

/** What products look like from one side, one for each. */
export interface Outlines {
  side: ScaleView['side']
  /** Lengths in mm, and the file of a product's sides; null where there is none. */
  outlines: { width: number; height: number; lines: string | null }[]
}

/** The products of a table with the rows in which they differ, and those in which they are the same. */
export interface ComparisonTable {
  products: ProductInShort[]
  /** Null where they cannot be drawn from the same side. */
  sizes: Outlines | null
  differing: ComparisonGroup[]
  same: ComparisonGroup[]
}

/** What a page of comparison shows. */
export interface Comparison {
  /** The category compared; null where no product of the catalogue was named. */
  category: Category | null
  /** Null for fewer than two products. */
  table: ComparisonTable | null
  /** The products that are compared, or the only one. */
  chosen: ProductInShort[]
  /** What was named and is left out: no product has the name; it is of another category; it is one too many. */
  unknown: string[]
  others: ProductInShort[]
  tooMany: ProductInShort[]
  /** The newest of the category, to choose from, and how many it has. */
  candidates: LatestProduct[]
  count: number
  /** Whether there is a table of all of them that have figures in common. */
  hasWholeTable: boolean
}
