import type { SpecGroup } from '../products/product-detail.ts'
import { groupTitles } from './attribute.ts'
import { groupOf } from './attributes.ts'
import type { Product } from '../products/product-schema.ts'
import { parseSpec } from '../products/spec.ts'

/** Where labels stand that the table of attributes does not have. */
const others = 'General'

/** The specification table: its groups in reading order, none empty; unknown labels come last, under "General". */
export function specGroups({ specs }: Pick<Product, 'specs'>): SpecGroup[] {
  const titles = specs.map((spec) => groupOf(parseSpec(spec).label) ?? others)
  return [...groupTitles, others]
    .map((title) => ({
      title,
      lines: titles.flatMap((other, line) => (other === title ? [line] : [])),
    }))
    .filter(({ lines }) => lines.length > 0)
}
