import { startingColor } from '@argo/domain/pictures/pictures'
import type { Product } from '@argo/domain/products/product'

/** The color of the page: the one in its address if the product comes in it, else the product's first. */
export function chosenColor(product: Product, asked: string | undefined): string | null {
  return asked !== undefined && product.colorVariations?.includes(asked)
    ? asked
    : startingColor(product)
}
