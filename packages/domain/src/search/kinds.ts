import type { Product } from '../products/product.ts'
import { parseSpec } from '../products/spec.ts'

/** What a product with a label in its specs is, in the words of the trade; the first label that it has decides. */
const kinds: readonly (readonly [label: string, kind: string])[] = [
  ['Motherboard support', 'case'],
  ['Rated heat load', 'CPU cooler'],
  ['Thermal conductivity', 'thermal compound'],
  ['Airflow', 'fan'],
  ['Efficiency', 'power supply'],
  ['Polling rate', 'mouse'],
  ['Recline', 'chair'],
  ['Refresh rate', 'monitor'],
]

/** The last word of each: "cooler"; and of parts of other makers that ours have figures for. */
export const kindWords: ReadonlySet<string> = new Set([
  ...kinds.map(([, kind]) => kind.slice(kind.lastIndexOf(' ') + 1)),
  'card',
  'radiator',
])

/** What a product is, such as "CPU cooler"; of an accessory the last word of its name says so. */
export function kindOf({ name, specs }: Pick<Product, 'name' | 'specs'>): string {
  const labels = new Set(specs.map((spec) => parseSpec(spec).label))
  return kinds.find(([label]) => labels.has(label))?.[1] ?? name.slice(name.lastIndexOf(' ') + 1)
}
