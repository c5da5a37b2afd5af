import { parseSpec, type Spec } from '@argo/domain/spec'
import { seedProducts } from '@argo/scripts/seed-products'

/** A product as the documents need it: its words and its figures by label. */
export interface Product {
  id: number
  name: string
  description: string
  specs: Spec[]
}

/** The catalogue's products by id. */
export function readCatalogue(): Map<number, Product> {
  return new Map(
    seedProducts().map(({ id, name, description, specs }) => [
      id,
      { id, name, description, specs: specs.map(parseSpec) },
    ]),
  )
}

/** The value a product states under a label. Throws and names the labels there are. */
export function factOf(product: Product, label: string): string {
  const spec = product.specs.find((entry) => entry.label === label)
  if (spec) return spec.value
  const labels = product.specs.map((entry) => entry.label).join(', ')
  throw new Error(`${product.name} states no "${label}". It states: ${labels}`)
}

/** All numbers in a stated value, in order: "450 x 220 mm" gives [450, 220]. */
export function numbersIn(value: string): number[] {
  return [...value.replaceAll(/(\d)[,\u202f ](?=\d{3})/g, '$1').matchAll(/-?\d+(?:\.\d+)?/g)].map(
    Number,
  )
}
