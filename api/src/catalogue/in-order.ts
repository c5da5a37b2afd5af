import type { Category } from '@argo/domain/products/category'
import { attributeOf } from '@argo/domain/facts/attribute-of'
import type { Sort } from '@argo/domain/lists/list-orders'
import type { CatalogueEntry } from './product-row.ts'

/** One order of words for every database: with numbers by their size, and accents and capitals beside their letters. */
const collator = new Intl.Collator('en', { numeric: true })

/** Products of a category in an order: those without the figure last, equal ones newest first. */
export function inOrder(
  entries: readonly CatalogueEntry[],
  category: Category,
  { attribute, direction }: Sort,
): CatalogueEntry[] {
  const byWord = attribute !== undefined && attributeOf(attribute, category)?.kind === 'choice'
  const keyed = entries.map((entry) => ({ entry, key: keyOf(entry) }))
  const ranked = keyed.filter(({ key }) => key !== undefined)
  const others = keyed.filter(({ key }) => key === undefined)
  const sign = direction === 'asc' ? 1 : -1
  ranked.sort((one, other) => sign * compareKeys(one.key, other.key))
  return [...ranked, ...others].map(({ entry }) => entry)

  function keyOf({ product, values }: CatalogueEntry): string | number | undefined {
    if (attribute === undefined) return product.name
    const value = values.get(attribute)
    if (byWord) return value?.choices[0]
    // A range is as large as its end: chairs for people of up to 185 cm come before those for up to 195 cm.
    return value && !Number.isNaN(value.to) ? value.to : undefined
  }
}

function compareKeys(one: string | number = '', other: string | number = ''): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other))
}
