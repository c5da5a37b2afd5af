import type { AttributeName } from '@argo/domain/facts/attributes'
import { valueOf } from '@argo/domain/facts/lookup'
import { factsOf } from '@argo/domain/facts/read-specs'
import type { Product } from '@argo/domain/products/product'
import { parseSpec } from '@argo/domain/products/spec'
import { seedProducts } from '@argo/cli/seed-products'

/** The catalogue's products by id. */
export function readCatalogue(): Map<number, Product> {
  return new Map(seedProducts().map((product) => [product.id, product]))
}

/** The words a product states under a label. Throws when there are none. */
export function factOf(product: Product, label: AttributeName): string {
  const spec = product.specs.map(parseSpec).find((entry) => entry.label === label)
  return stated(product, label, spec?.value)
}

/** The number a product states under an attribute, in its base unit. Throws when there is none. */
export function figureOf(product: Product, name: AttributeName): number {
  return stated(product, name, valueOf(factsOf(product), name, 'quantity')?.number)
}

/** What was looked for in a product's specs. Throws and names it when it was not found. */
export function stated<Value>(product: Product, name: string, value: Value | undefined): Value {
  if (value !== undefined) return value
  throw new Error(`${product.name} does not state "${name}"`)
}
