import { startingColour } from '@argo/domain/pictures'
import type { Product } from '@argo/domain/product'

/** The colour shown: the one the address asks for if the product comes in it, else the starting one. */
export function chosenColour(product: Product, asked: string | undefined): string | null {
  return asked !== undefined && product.colorVariations?.includes(asked)
    ? asked
    : startingColour(product)
}
