import { attributeOf } from '@argo/domain/facts/attributes'
import { splitSpec } from '@argo/domain/products/spec'
import { countOf } from '@argo/domain/text/count-of'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { labelOf } from './cells.ts'
import type { CellChange, PlannedProduct, SheetPlan } from './sheet-plan.ts'
import type { Sheet } from './sheet.ts'

/** What is to be confirmed of a sheet: its encoding, where it was guessed, and each label that no product has yet. */
export function notesOf(
  { encoding }: Sheet,
  changes: readonly CellChange[],
  products: readonly PlannedProduct[],
  catalogue: Catalogue,
): SheetPlan['notes'] {
  const guessed =
    encoding === 'UTF-8'
      ? []
      : [
          {
            of: 'The file',
            sentence: `It was read as ${encoding}: look whether letters such as ä, é and ß are right.`,
          },
        ]
  const categories = new Set(products.map(({ form }) => form.category))
  const isAttribute = (label: string) =>
    [...categories].some((category) => attributeOf(label, category) !== undefined)
  const unknown = changes.flatMap(({ column, after }) => {
    const label = after === '' ? undefined : labelOf(column)
    return label === undefined || isAttribute(label) ? [] : { label, after }
  })
  if (unknown.length === 0) return guessed
  const inUse = new Set(
    catalogue.entries.flatMap(({ product }) => product.specs.map((spec) => splitSpec(spec).label)),
  )
  const added = Map.groupBy(unknown, ({ label }) => label)
  return [
    ...guessed,
    ...[...added].flatMap(([label, cells]) =>
      inUse.has(label)
        ? []
        : {
            of: label,
            sentence: `No product has this label: visitors would read it as a spec of ${countOf(cells.length, 'product')}, such as “${label}: ${cells[0]?.after}”.`,
          },
    ),
  ]
}
