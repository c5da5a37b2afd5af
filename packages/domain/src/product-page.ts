import * as z from 'zod/mini'
import { CategorySchema } from './product-schema.ts'
import { ProductSummarySchema } from './product-summary.ts'

/** One page of a category's products, newest first, and how many the category has. */
export const ProductPageSchema = z.object({
  count: z.int(),
  products: z.array(ProductSummarySchema),
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

export type ProductPage = z.infer<typeof ProductPageSchema>
export type ProductGroup = z.infer<typeof ProductGroupSchema>
