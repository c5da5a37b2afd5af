/** The six categories, in the order the site shows them. */
export const categories = [
  'cases',
  'coolers',
  'power-supplies',
  'peripherals',
  'chairs',
  'monitors',
] as const

export type Category = (typeof categories)[number]

/** Words and address of one category. `route` is the token in its preferred address. */
export interface CategoryFacts {
  id: Category
  name: string
  /** One of them, in running text. */
  singular: string
  route: string
}

const facts: Record<Category, Omit<CategoryFacts, 'id'>> = {
  cases: { name: 'Cases', singular: 'case', route: 'cases' },
  coolers: { name: 'Coolers', singular: 'cooler', route: 'cooling' },
  'power-supplies': { name: 'Power Supplies', singular: 'power supply', route: 'power-supplies' },
  peripherals: { name: 'Peripherals', singular: 'peripheral', route: 'peripherals' },
  chairs: { name: 'Chairs', singular: 'chair', route: 'chairs' },
  monitors: { name: 'Monitors', singular: 'monitor', route: 'monitors' },
}

/** Other spellings of a category that addresses and the API accept. */
const spellings = new Map<string, Category>([
  ['cooling', 'coolers'],
  ['mice', 'peripherals'],
])

/** The words and address of a category. */
export function categoryFacts(category: Category): CategoryFacts {
  return { id: category, ...facts[category] }
}

/** The category a route token or API spelling stands for, or undefined. */
export function parseCategory(token: string): Category | undefined {
  return categories.find((category) => category === token) ?? spellings.get(token)
}

/** Every token an address may use for a category: the ids and the other spellings. */
export const categoryTokens: readonly string[] = [...categories, ...spellings.keys()]

/** The address we prefer for a category's page. */
export function categoryPath(category: Category): string {
  return `/${facts[category].route}`
}
