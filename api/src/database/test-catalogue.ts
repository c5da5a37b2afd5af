import type { Product } from '@argo/domain/product'
import { parseSpec } from '@argo/domain/spec'
import { listProducts } from '../products/queries.ts'
import { openDatabase } from './open.ts'

/** The seed's products, by id. */
export const products = await catalogue()

async function catalogue(): Promise<Product[]> {
  const { db } = await openDatabase('sqlite::memory:')
  const newestFirst = await listProducts(db)
  await db.destroy()
  return newestFirst.toReversed()
}

/** The seed's product of a name. Throws when there is none. */
export function named(name: string): Product {
  const product = products.find((candidate) => candidate.name === name)
  if (!product) throw new Error(`${name} is not in the catalogue`)
  return product
}

/** The value under a label of a product's specifications, undefined when it has no such label. */
export function spec(product: Product, label: string): string | undefined {
  return product.specs.map(parseSpec).find((candidate) => candidate.label === label)?.value
}

/** All numbers of a text, in order: "1,000 W" gives 1000, "45–55 cm" gives 45 and 55. */
export function numbers(text: string | undefined): number[] {
  return ((text ?? '').replaceAll(/(\d),(?=\d{3})/g, '$1').match(/\d+(\.\d+)?/g) ?? []).map(Number)
}

/** The first number under a label, NaN without one. */
export function first(product: Product, label: string): number {
  return numbers(spec(product, label))[0] ?? Number.NaN
}

/** The products whose specifications have a label. */
export function withSpec(label: string): Product[] {
  return products.filter((product) => spec(product, label) !== undefined)
}

/** The first quantity of a text in a unit, 0 without one: "12 V (1.8 W)" in W gives 1.8. */
export function quantity(text: string | undefined, unit: string): number {
  return numbers(new RegExp(`[\\d.,]+ ${unit}(?![A-Za-z])`).exec(text ?? '')?.[0])[0] ?? 0
}
