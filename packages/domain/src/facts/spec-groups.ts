import type { SpecGroup } from '../products/product-detail.ts'
import { groupTitles, groupOf } from './attributes.ts'
import type { Product } from '../products/product-schema.ts'
import { parseSpec } from '../products/spec.ts'

/** Where labels stand that the table of attributes does not have. */
const others = 'General'

/** The specification table: groups in reading order, unknown labels last; a warranty that stands alone names its group. */
export function specGroups({ specs }: Pick<Product, 'specs'>): SpecGroup[] {
  const titles = specs.map((spec) => groupOf(parseSpec(spec).label) ?? others)
  return [...groupTitles, others]
    .map((title) => ({
      title,
      lines: titles.flatMap((other, line) => (other === title ? [line] : [])),
    }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => ({ title: isWarranty(lines) ? 'Warranty' : title, lines }))

  function isWarranty([line = -1, ...others]: number[]): boolean {
    return others.length === 0 && parseSpec(specs[line] ?? '').label === 'Warranty'
  }
}
