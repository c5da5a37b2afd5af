import type { Category } from '@argo/domain/products/category'
import { attributeOf } from '@argo/domain/facts/attribute-of'
import type { Sort } from '@argo/domain/lists/list-orders'
import type { CatalogueEntry } from './product-row.ts'

/** A category's products, and their orders, each made when it is first asked for. */
export interface CategoryProducts {
  /** Newest first. */
  entries: readonly CatalogueEntry[]
  /** In an order: those without the figure last, equal ones newest first. */
  inOrder: (sort: Sort) => readonly CatalogueEntry[]
}

/** One order of words for every database: with numbers by their size, and accents and capitals beside their letters. */
const collator = new Intl.Collator('en', { numeric: true })

/** The same as before where no product of the category has changed. */
export function categoryProducts(
  category: Category,
  entries: readonly CatalogueEntry[],
  before: CategoryProducts | undefined,
): CategoryProducts {
  if (before && isSame(before.entries, entries)) return before
  const orders = new Map<string, readonly CatalogueEntry[]>()
  return {
    entries,
    inOrder: (sort) => {
      const key = `${sort.attribute} ${sort.direction}`
      const order = orders.get(key) ?? sorted(category, entries, sort)
      orders.set(key, order)
      return order
    },
  }
}

function isSame(one: readonly CatalogueEntry[], other: readonly CatalogueEntry[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index])
}

function sorted(
  category: Category,
  entries: readonly CatalogueEntry[],
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
