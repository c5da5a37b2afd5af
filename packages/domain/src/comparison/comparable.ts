import type { Spec } from '../products/spec.ts'
import { mostOfCategory } from './address.ts'

/** A product by the figures that people choose it by. */
interface Figured {
  figures: readonly Spec[]
}

/** Figures of the same names that two products have to be compared by. */
const leastInCommon = 2

/**
 * Of a category's products those that have figures in common: as many as there are around one of them, in their order; none
 * where no two have. An accessory, or a thermal paste among air coolers, is left out.
 */
export function comparable<Product extends Figured>(products: readonly Product[]): Product[] {
  const groups = products.map((one) =>
    products.filter((other) => other === one || areComparable(one, other)),
  )
  const [largest = []] = groups.toSorted((one, other) => other.length - one.length)
  return largest.length > 1 ? largest : []
}

/** Whether a category of so many products, of which these are the newest, has a table of all. */
export function isComparedWhole(products: readonly Figured[], count: number): boolean {
  return count <= mostOfCategory && comparable(products).length > 1
}

function areComparable(one: Figured, other: Figured): boolean {
  const labels = new Set(one.figures.map(({ label }) => label))
  return other.figures.filter(({ label }) => labels.has(label)).length >= leastInCommon
}
