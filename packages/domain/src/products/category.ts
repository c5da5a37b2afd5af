import type { CategoryFacts } from '../categories/category.ts'
import { categoryFiles } from '../categories/index.ts'

export type Category = (typeof categoryFiles)[number]['id']

/** The categories, in the order the site shows them. */
export const categories: readonly Category[] = categoryFiles.map(({ id }) => id)

type KnownFacts = CategoryFacts & { id: Category; route: string }

const facts = new Map<Category, KnownFacts>(
  categoryFiles.map((file: CategoryFacts & { id: Category }) => [
    file.id,
    { ...file, route: file.route ?? file.id },
  ]),
)

/** What the code knows of a category. */
export function categoryFacts(category: Category): KnownFacts {
  return facts.get(category)!
}

/** The category a route token or API spelling stands for, or undefined. */
export function parseCategory(token: string): Category | undefined {
  return categories.find((category) => tokensOf(category).includes(token))
}

/** Every token an address may use for a category: the ids and the other spellings. */
export const categoryTokens: readonly string[] = [...new Set(categories.flatMap(tokensOf))]

/** The address we prefer for a category's page. */
export function categoryPath(category: Category): string {
  return `/${categoryFacts(category).route}`
}

function tokensOf(category: Category): string[] {
  const { route, otherTokens = [] } = categoryFacts(category)
  return [category, route, ...otherTokens]
}
