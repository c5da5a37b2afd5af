import * as z from 'zod/mini'
import type { Category } from './category.ts'
import type { ProductSummary } from './product-summary.ts'

/** What a list can be sorted by, and the two ways round, as an address names them and in words. */
export interface ListOrder {
  label: string
  ways: { sort: string; words: string }[]
}

/** One page of a category's products, how many the category has, and what they can be sorted by, if there is a choice. */
export interface ProductPage {
  count: number
  products: ProductSummary[]
  orders: ListOrder[]
}

/** One category on the page of all products: how many it has and its newest. */
export interface ProductGroup {
  category: Category
  count: number
  products: ProductSummary[]
}

export const PageNumberSchema = z
  .int('A page is a whole number above zero')
  .check(z.positive('A page is a whole number above zero'))

/** The order of a list, as its address names it. */
export const SortSchema = z
  .string('An order is text')
  .check(z.maxLength(60, 'There is no such order'))
