import { countOf, grouped } from '../text/count-of.ts'
import type { ListOrder } from '../products/product-page.ts'

interface Counted {
  count: number
  /** How many there are without filters. */
  total: number | undefined
}

/** How many products a list has: "340 products" or, filtered, "12 of 340 products". */
export function countSummary({ count, total = count }: Counted, noun = 'product'): string {
  return total === count ? countOf(count, noun) : `${grouped(count)} of ${countOf(total, noun)}`
}

/** The same with the list's order, if there is one: "12 of 340 products, by GPU clearance, largest first". */
export function listSummary(
  { orders, ...counted }: Counted & { orders: readonly ListOrder[] },
  sort: string | undefined,
): string {
  const found = countSummary(counted)
  return counted.count < 2 ? found : `${found}, ${sortWords(orders, sort)}`
}

function sortWords(orders: readonly ListOrder[], sort: string | undefined): string {
  for (const { label, ways } of orders) {
    const way = ways.find((way) => way.sort === sort)
    if (way) return `by ${withinSentence(label)}, ${way.words}`
  }
  return 'newest first'
}

// "noise level", but "GPU clearance".
function withinSentence(label: string): string {
  return label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
}
