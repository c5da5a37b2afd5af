import type { SpecGroup } from '../products/product-detail.ts'
import { groupTitles, groupOf } from './attributes.ts'
import type { Product } from '../products/product-schema.ts'
import { parseSpec } from '../products/spec.ts'

/** The specification table: groups in reading order, each in the order of the specs. */
export function specGroups({ specs }: Pick<Product, 'specs'>): SpecGroup[] {
  const titles = specs.map((spec) => groupOf(parseSpec(spec).label))
  return groupTitles
    .map((title) => ({
      title,
      lines: titles.flatMap((other, line) => (other === title ? [line] : [])),
    }))
    .filter(({ lines }) => lines.length > 0)
}
