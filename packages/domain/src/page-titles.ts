import { categoryFacts } from './category.ts'
import type { Product } from './product-schema.ts'

/** The titles of the pages that stand whatever the catalogue holds: all of their metadata that browsers load. */
export const pageTitles = {
  home: 'Forged For Gamers',
  products: 'All products',
  fit: 'Will it fit?',
  chairFit: 'Which chair fits you?',
  compare: 'Compare products',
  contact: 'Contact',
  newsletter: 'Newsletter',
  warranty: 'Warranty',
  downloads: 'Downloads',
  registration: 'Product registration',
  terms: 'Terms',
  privacy: 'Privacy',
  cookies: 'Cookies',
  search: 'Search',
} as const

/** The title of a product's page. */
export function productTitle({ name, category }: Pick<Product, 'name' | 'category'>): string {
  return `${name} – ${categoryFacts(category).name}`
}
