import * as z from 'zod/mini'
import { CategorySchema } from './product-schema.ts'

/** Where a product stands, as staff name it: "scheduled" is a draft until a time that is set. */
export const deskStates = ['draft', 'scheduled', 'published', 'discontinued'] as const

export type DeskState = (typeof deskStates)[number]

/** The filters and the order of the desk's table of products, as its address has them. */
export const ProductsSearchSchema = z.object({
  sort: z.optional(z.enum(['newest', 'name', 'category', 'state', 'changed', 'to-do'])),
  category: z.optional(CategorySchema),
  state: z.optional(z.enum(deskStates)),
  /** Only those about which something is to be done. */
  lacking: z.optional(z.boolean()),
  /** Part of the name, the slug or the id. */
  q: z.optional(z.coerce.string().check(z.maxLength(200))),
})

/** The most products that the desk's table shows; more are found by narrowing it. */
export const mostListed = 2_000

export type ProductsSearch = z.infer<typeof ProductsSearchSchema>
