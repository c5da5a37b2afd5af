import { categories, type Category, categoryFacts, categoryPath } from '../products/category.ts'
import { type Product, productPath } from '../products/product.ts'
import { inWords } from '../text/in-words.ts'
import { truncate } from '../text/truncate.ts'
import type { SiteTexts } from '../texts/site-texts.ts'

/** What a page is called where it is found: in search results, feeds and link previews. */
export interface PageMetadata {
  title: string
  description: string
  /** The address we prefer, from the root: "/cases/edge". */
  path: string
  /** Day of the last change, YYYY-MM-DD, where the page tells it. */
  changed?: string
}

const ours = inWords(categories.map((category) => categoryFacts(category).name.toLowerCase()))

/** The pages that stand whatever the catalogue holds. */
export const fixedPages = {
  home: {
    title: 'Forged For Gamers',
    description: `${ours.charAt(0).toUpperCase()}${ours.slice(1)} by Argo, with every figure stated and its conditions beside it.`,
    path: '/home',
  },
  products: {
    title: 'All products',
    description: `Every Argo product: ${ours}.`,
    path: '/products',
  },
  fit: {
    title: 'Will it fit?',
    description:
      'Your graphics card, cooler, radiators, and power supply in a case, ours or yours: millimeters to spare, watts to spare, and a drawing to scale.',
    path: '/fit',
  },
  chairFit: {
    title: 'Which chair fits you?',
    description:
      'Argo’s chairs by your height, your weight, and your desk: fits, at the edge, or not, with the reason. We store none of it.',
    path: '/fit/chairs',
  },
  compare: {
    title: 'Compare products',
    description: 'Argo products side by side: up to four of a kind, or a whole category at once.',
    path: '/compare',
  },
  contact: {
    title: 'Contact',
    description: 'Write to Argo, call us, or read the answers to the questions we are asked most.',
    path: '/contact',
  },
  newsletter: {
    title: 'Newsletter',
    description: 'New Argo products and firmware by e-mail, a few times a year.',
    path: '/newsletter',
  },
  warranty: {
    title: 'Warranty',
    description:
      'How long Argo’s warranty lasts, what it covers, what it does not, and how to make a claim.',
    path: '/warranty',
  },
  downloads: {
    title: 'Downloads',
    description: 'Manuals, software, and datasheets for Argo products, with sizes and checksums.',
    path: '/downloads',
  },
  registration: {
    title: 'Product registration',
    description: 'Argo products need no registration: your proof of purchase is your warranty.',
    path: '/registration',
  },
  terms: {
    title: 'Terms',
    description: 'The terms on which you use this website.',
    path: '/terms',
  },
  privacy: {
    title: 'Privacy',
    description:
      'What this website stores about you: what you type into two forms, and a log of requests.',
    path: '/privacy',
  },
  cookies: {
    title: 'Cookies',
    description: 'This website sets no cookies.',
    path: '/cookies',
  },
} as const satisfies Record<string, PageMetadata>

/** The page of searches; no search engine lists it. */
export const searchPage: PageMetadata = {
  title: 'Search',
  description: 'Find an Argo product by its name, its kind, a part that fits it, or a figure.',
  path: '/search',
}

/** What a category's page is called; `texts` are those that can be read. */
export function categoryMetadata(category: Category, texts: Partial<SiteTexts>): PageMetadata {
  return {
    title: categoryFacts(category).name,
    description: texts[`category-${category}`]?.summary ?? '',
    path: categoryPath(category),
  }
}

/** What a product's page is called. */
export function productMetadata(
  product: Pick<Product, 'id' | 'slug' | 'name' | 'category' | 'description'>,
): PageMetadata {
  return {
    title: `${product.name} – ${categoryFacts(product.category).name}`,
    description: truncate(product.description, 155),
    path: productPath(product),
  }
}
