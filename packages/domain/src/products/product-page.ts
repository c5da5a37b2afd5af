import * as z from 'zod/mini'
import { CategorySchema } from './product-schema.ts'
import { ProductSummarySchema } from './product-summary.ts'

/** What a list can be sorted by, and the two ways round, as an address names them and in words. */
export const ListOrderSchema = z.object({
  label: z.string(),
  ways: z.array(z.object({ sort: z.string(), words: z.string() })),
})

/** One page of a category's products, how many the category has, and what they can be sorted by, if there is a choice. */
export const ProductPageSchema = z.object({
  count: z.int(),
  products: z.array(ProductSummarySchema),
  orders: z.array(ListOrderSchema),
})

/** One category on the page of all products: how many it has and its newest. */
export const ProductGroupSchema = z.object({
  category: CategorySchema,
  count: z.int(),
  products: z.array(ProductSummarySchema),
})

export const PageNumberSchema = z
  .int('A page is a whole number above zero')
  .check(z.positive('A page is a whole number above zero'))

/** The order of a list, as its address names it. */
export const SortSchema = z
  .string('An order is text')
  .check(z.maxLength(60, 'There is no such order'))

export type ListOrder = z.infer<typeof ListOrderSchema>
export type ProductPage = z.infer<typeof ProductPageSchema>
export type ProductGroup = z.infer<typeof ProductGroupSchema>
