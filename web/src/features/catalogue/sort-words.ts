import type { ListOrder } from '@argo/domain/product-page'

/** A list's order in words: "by GPU clearance, largest first". */
export function sortWords(orders: readonly ListOrder[], sort: string | undefined): string {
  for (const { label, ways } of orders) {
    const way = ways.find((way) => way.sort === sort)
    if (way) return `by ${label === 'Name' ? 'name' : label}, ${way.words}`
  }
  return 'newest first'
}
