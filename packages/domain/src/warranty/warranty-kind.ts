import { factsOf, type Described } from '../facts/read-specs.ts'
import { isAccessory } from '../features/key-figures.ts'
import { type Category, categoryFacts } from '../products/category.ts'
import { type WarrantyKind, warrantyKinds } from '../texts/periods.ts'

/** What a product’s years of warranty depend on. */
export function warrantyKind(product: Described): WarrantyKind {
  const { isMixed, warrantyWith } = categoryFacts(product.category)
  if (!isMixed && isAccessory(product)) return 'accessories'
  return warrantyWith && factsOf(product).some(({ attribute }) => attribute === warrantyWith.label)
    ? warrantyWith.kind
    : warrantyOf(product.category)
}

/** What the years of most products of a category depend on. */
export function warrantyOf(category: Category): WarrantyKind {
  const { id, warranty } = categoryFacts(category)
  const own = typeof warranty === 'string' ? warranty : id
  return warrantyKinds.find((kind) => kind === own)!
}
