import { type Category, categoryFacts } from '../products/category.ts'
import { type Described, labelledSpecs, type LabelledSpec } from '../facts/read-specs.ts'
import type { Spec } from '../products/spec.ts'
import type { AttributeName } from '../facts/attributes.ts'

/** The two or three figures people choose a product by; an accessory's are its first three specs. */
export function keyFigures(product: Described): Spec[] {
  const readings = labelledSpecs(product)
  const chosen = keyReadings(product.category, readings)
  return (chosen.length > 1 ? chosen : readings.slice(0, 3)).map(({ label, figure }) => ({
    label,
    value: figure,
  }))
}

/** Whether a product goes with the category's own, such as a bracket for cases: one key attribute of theirs at most. */
export function isAccessory(product: Described): boolean {
  return keyReadings(product.category, labelledSpecs(product)).length < 2
}

function keyReadings(category: Category, readings: readonly LabelledSpec[]): LabelledSpec[] {
  return categoryFacts(category).keyAttributes.flatMap(
    (name) => readings.find(({ attribute }) => attribute?.name === name) ?? [],
  )
}

/** What stands for an attribute in an address: "gpu-clearance" for "GPU clearance". */
export function attributeKey(name: AttributeName): string {
  return name.toLowerCase().replaceAll(' ', '-')
}
