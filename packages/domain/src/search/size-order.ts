import type { Category } from '../products/category.ts'
import type { AttributeName } from '../facts/attributes.ts'
import { categoryIn } from './category-in.ts'
import { parseQuery } from './query.ts'
import { queryWords } from './words.ts'

/** By what a thing of a category is called small. */
const sizes: Partial<Record<Category, AttributeName>> = {
  cases: 'Dimensions',
  coolers: 'Height',
  'power-supplies': 'Length',
  monitors: 'Screen size',
}

const small = new Set(['small', 'smaller', 'smallest', 'compact', 'tiny', 'little'])
const large = new Set([
  'large',
  'larger',
  'largest',
  'big',
  'bigger',
  'biggest',
  'roomy',
  'spacious',
])

/** The order that a search asks for by a size: "compact case". */
export interface SizeOrder {
  attribute: AttributeName
  isAscending: boolean
  /** The search without the size. */
  rest: string
}

/** Whether a search asks for small or large ones of a category, and by which attribute these are. */
export function sizeOrder(query: string): SizeOrder | undefined {
  const words = queryWords(query)
  const isAscending = words.some((word) => small.has(word))
  if (isAscending === words.some((word) => large.has(word))) return undefined
  const rest = words.filter((word) => !small.has(word) && !large.has(word)).join(' ')
  const category = categoryIn(parseQuery(rest))
  const attribute = category && sizes[category]
  return attribute && { attribute, isAscending, rest }
}
