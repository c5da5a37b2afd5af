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
  description: string
}

const facts: Record<Category, CategoryFacts> = {
  cases: {
    id: 'cases',
    name: 'Cases',
    singular: 'case',
    route: 'cases',
    description: 'Premium gaming cases for ultimate performance',
  },
  coolers: {
    id: 'coolers',
    name: 'Coolers',
    singular: 'cooler',
    route: 'cooling',
    description: 'Advanced cooling solutions for peak efficiency',
  },
  'power-supplies': {
    id: 'power-supplies',
    name: 'Power Supplies',
    singular: 'power supply',
    route: 'power-supplies',
    description: 'Reliable power for demanding gaming rigs',
  },
  peripherals: {
    id: 'peripherals',
    name: 'Peripherals',
    singular: 'peripheral',
    route: 'peripherals',
    description: 'Essential gaming peripherals for competitive edge',
  },
  chairs: {
    id: 'chairs',
    name: 'Chairs',
    singular: 'chair',
    route: 'chairs',
    description: 'Ergonomic gaming chairs for extended sessions',
  },
  monitors: {
    id: 'monitors',
    name: 'Monitors',
    singular: 'monitor',
    route: 'monitors',
    description: 'High-performance displays for immersive gaming',
  },
}

/** Other spellings of a category that addresses and the API accept. */
const spellings = new Map<string, Category>([
  ['cooling', 'coolers'],
  ['mice', 'peripherals'],
])

/** The words and address of a category. */
export function categoryFacts(category: Category): CategoryFacts {
  return facts[category]
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
