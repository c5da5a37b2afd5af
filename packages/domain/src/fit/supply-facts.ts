import type { ListItem } from '../facts/fact.ts'
import { numbersIn, valueOf } from '../facts/lookup.ts'
import { factsOf } from '../facts/read-specs.ts'
import type { Product } from '../products/product.ts'
import type { Supply } from './build.ts'
import { figureIn } from './facts-read.ts'

/** One of our power supplies; undefined for their accessories. */
export function supplyOf(
  product: Pick<Product, 'name' | 'category' | 'specs'>,
): Supply | undefined {
  const facts = factsOf(product)
  const watts = valueOf(facts, 'Power', 'quantity')?.number
  if (product.category !== 'power-supplies' || watts === undefined) return undefined
  const graphics = valueOf(facts, 'Graphics plugs', 'list')?.items
  const board = valueOf(facts, 'Motherboard plugs', 'list')?.items
  const drives = valueOf(facts, 'Drive plugs', 'list')?.items
  return {
    name: product.name,
    length: valueOf(facts, 'Length', 'quantity')?.number,
    watts,
    rail12V: numbersIn(facts, '+12 V rail', 'W')[0],
    plugs12V2x6: graphics?.flatMap(ratingsOf),
    plugsPcie: graphics && countOf(graphics, 'PCIe'),
    plugsSata: drives && countOf(drives, 'SATA'),
    plugsEps: board && countOf(board, 'EPS'),
    isAtx3: valueOf(facts, 'Standard', 'choice')?.choice.startsWith('ATX 3'),
  }
}

/** What each 12V-2x6 plug is rated for in W; undefined where the specs do not say. */
function ratingsOf({ name, count, qualifiers }: ListItem): (number | undefined)[] {
  if (!name.startsWith('12V-2x6')) return []
  return Array.from({ length: count }, () => figureIn(qualifiers, 'W'))
}

function countOf(items: readonly ListItem[], name: string): number {
  return items
    .filter((item) => item.name.startsWith(name))
    .reduce((sum, { count }) => sum + count, 0)
}
