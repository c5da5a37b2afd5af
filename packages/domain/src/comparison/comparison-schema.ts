import * as z from 'zod/mini'
import { CategorySchema, ProductSchema, SlugSchema } from '../products/product-schema.ts'

/** What to compare: products by their names in an address, slugs or ids, or all of a category. */
export const ComparisonInputSchema = z.object(
  {
    names: z.optional(
      z.array(SlugSchema).check(z.maxLength(8, 'Please name eight products at most')),
    ),
    category: z.optional(CategorySchema),
    inInches: z.optional(z.boolean()),
  },
  'Please send an object with names or a category',
)

/** A product as the head of a column, and where it can be chosen. */
const ComparedProductSchema = z.pick(ProductSchema, {
  id: true,
  slug: true,
  name: true,
  category: true,
  imageUrl: true,
})

/** One statement of a cell: a figure and the conditions under which it holds, or words alone. */
const StatementSchema = z.object({
  figure: z.string(),
  /** What the specs say, where the figure was converted. */
  original: z.optional(z.string()),
  note: z.optional(z.string()),
})

/** What one product's specs say under a label: nothing, if it is empty. */
const CellSchema = z.object({
  statements: z.array(StatementSchema),
  /** Whether the value is the better or the best one of its row. */
  best: z.optional(z.literal(true)),
})

/** One label: a cell for each product, or one for all of them where they are the same. */
const RowSchema = z.object({ label: z.string(), cells: z.array(CellSchema) })

const GroupSchema = z.object({ title: z.string(), rows: z.array(RowSchema) })

/** The products of a table with the rows in which they differ, and those in which they are the same. */
export const ComparisonTableSchema = z.object({
  products: z.array(ComparedProductSchema),
  differing: z.array(GroupSchema),
  same: z.array(GroupSchema),
})

/** What a page of comparison shows. */
export const ComparisonSchema = z.object({
  /** The category compared; null where no product of the catalogue was named. */
  category: z.nullable(CategorySchema),
  /** Null for fewer than two products. */
  table: z.nullable(ComparisonTableSchema),
  /** The products that are compared, or the only one. */
  chosen: z.array(ComparedProductSchema),
  /** What was named and is left out: no product has the name; it is of another category; it is one too many. */
  unknown: z.array(z.string()),
  others: z.array(ComparedProductSchema),
  tooMany: z.array(ComparedProductSchema),
  /** The newest of the category, to choose from, and how many it has. */
  candidates: z.array(ComparedProductSchema),
  count: z.int(),
})

export type ComparisonInput = z.infer<typeof ComparisonInputSchema>
export type ComparedProduct = z.infer<typeof ComparedProductSchema>
export type Statement = z.infer<typeof StatementSchema>
export type ComparisonCell = z.infer<typeof CellSchema>
export type ComparisonRow = z.infer<typeof RowSchema>
export type ComparisonGroup = z.infer<typeof GroupSchema>
export type ComparisonTable = z.infer<typeof ComparisonTableSchema>
export type Comparison = z.infer<typeof ComparisonSchema>
