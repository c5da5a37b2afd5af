import { keyFigures } from '../features/key-figures.ts'
import type { Category } from './category.ts'
import { kindLabel } from './kind.ts'
import { excerpt, inShort, type Product } from './product.ts'
import type { ProductInShort } from './product-schema.ts'
import type { Spec } from './spec.ts'

/** What a card shows of a product: a list carries no more. */
export interface ProductSummary extends LatestProduct {
  /** "CPU cooler", or its category where its name says what it is. */
  kind: string
  /** The second picture, for a pointer that hovers. */
  secondImage: string | null
  excerpt: string
}

/** A product in short. */
export function summaryOf(product: Product): ProductSummary {
  return {
    ...inShort(product),
    kind: kindLabel(product),
    secondImage: product.images[0] ?? null,
    figures: keyFigures(product),
    excerpt: excerpt(product.description),
  }
}

/** One category of the menu: how many products it has, and the picture of its newest. */
export interface MenuCategory {
  category: Category
  count: number
  imageUrl: string | null
}

/** A product of a category's panel, with the two figures people choose by. */
export interface LatestProduct extends ProductInShort {
  figures: Spec[]
}

/** How many products a category's panel shows. */
export const latestShown = 4

/** Of a product, what a panel shows. */
export function latestOf(product: Product): LatestProduct {
  return { ...inShort(product), figures: keyFigures(product).slice(0, 2) }
}
