import { categories, type Category, categoryFacts } from '../products/category.ts'
import type { Term } from './query.ts'
import { queryWords } from './words.ts'

/** What things of a category are called, as words of searches. */
const names = new Map<string, Category>([
  ...categories.flatMap((category) => {
    const { name, singular } = categoryFacts(category)
    return [name, singular].map((each) => [queryWords(each).join(' '), category] as const)
  }),
  ['mouse', 'peripherals'],
  ['fan', 'coolers'],
])

/** The category whose things a term says: "PSU" says power supplies. */
export function categoryOfTerm({ alternatives }: Term): Category | undefined {
  for (const { words } of alternatives) {
    const category = names.get(words.join(' '))
    if (category) return category
  }
  return undefined
}

/** The category whose things a search is about, by the first term that says one. */
export function categoryIn(terms: readonly Term[]): Category | undefined {
  for (const term of terms) {
    const category = categoryOfTerm(term)
    if (category) return category
  }
  return undefined
}
