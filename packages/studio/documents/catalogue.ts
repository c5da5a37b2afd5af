import type { AttributeName } from '@argo/domain/facts/attributes'
import type { Fact } from '@argo/domain/facts/fact'
import { valueOf } from '@argo/domain/facts/lookup'
import { factsOf } from '@argo/domain/facts/read-specs'
import { parseSpec, type Spec } from '@argo/domain/products/spec'
import { seedProducts } from '@argo/cli/seed-products'

/** A product as the documents need it: its words, and the facts in them. */
export interface Product {
  id: number
  name: string
  description: string
  specs: Spec[]
  facts: Fact[]
}

/** The catalogue's products by id. */
export function readCatalogue(): Map<number, Product> {
  return new Map(
    seedProducts().map(({ id, name, description, category, specs }) => [
      id,
      {
        id,
        name,
        description,
        specs: specs.map(parseSpec),
        facts: factsOf({ category, specs }),
      },
    ]),
  )
}

/** The words a product states under a label. Throws and names the labels there are. */
export function factOf(product: Product, label: AttributeName): string {
  const spec = product.specs.find((entry) => entry.label === label)
  if (spec) return spec.value
  const labels = product.specs.map((entry) => entry.label).join(', ')
  throw new Error(`${product.name} states no "${label}". It states: ${labels}`)
}

/** The number a product states under an attribute, in its base unit. Throws when there is none. */
export function figureOf(product: Product, name: AttributeName): number {
  return stated(product, name, valueOf(product.facts, name, 'quantity')?.number)
}

/** A figure that was looked for. Throws and names the attribute when it was not found. */
export function stated(product: Product, name: AttributeName, figure: number | undefined): number {
  if (figure !== undefined) return figure
  throw new Error(`"${name}" of ${product.name} lacks a figure`)
}
