import { attributeOf } from '@argo/domain/facts/attribute-of'
import { categories } from '@argo/domain/products/category'
import { splitSpec } from '@argo/domain/products/spec'
import { countOf } from '@argo/domain/text/count-of'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type Cells, labelOf } from './cells.ts'
import type { CellChange, SheetPlan } from './sheet-plan.ts'
import type { Sheet } from './sheet.ts'

/** What is to be looked at of a sheet: its encoding, where it was guessed. */
export function notesOf({ encoding }: Sheet): SheetPlan['notes'] {
  if (encoding === 'UTF-8') return []
  const sentence = `It was read as ${encoding}: look whether letters such as ä, é and ß are right.`
  return [{ of: 'The file', sentence }]
}

/** Whether a label is one that no category knows and no product of a catalogue has. */
export function createIsNewLabel(catalogue: Catalogue): (label: string) => boolean {
  const inUse = new Set(
    catalogue.entries.flatMap(({ product }) => product.specs.map((spec) => splitSpec(spec).label)),
  )
  const isAttribute = (label: string) =>
    categories.some((category) => attributeOf(label, category) !== undefined)
  return (label) => !inUse.has(label) && !isAttribute(label)
}

/** The label of the spec that a changed cell adds to a product, if it is new; null otherwise. */
export function newLabelOf(
  column: string,
  before: Cells,
  isNewLabel: (label: string) => boolean,
): string | null {
  const label = before.has(column) ? undefined : labelOf(column)
  return label !== undefined && isNewLabel(label) ? label : null
}

/** The new labels among changed cells, each with what it would be. */
export function newLabelsOf(changes: readonly CellChange[]): SheetPlan['newLabels'] {
  const cells = changes.flatMap(({ newLabel, after }) =>
    newLabel === null ? [] : { label: newLabel, after },
  )
  return [...Map.groupBy(cells, ({ label }) => label)].map(([label, of]) => ({
    label,
    sentence: `No product has this label: visitors would read it as a spec of ${countOf(of.length, 'product')}, such as “${label}: ${of[0]?.after}”.`,
  }))
}
