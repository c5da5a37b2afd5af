import { type Category, categoryFacts, categoryPath } from '../products/category.ts'
import { type Product, productPath } from '../products/product.ts'
import { truncate } from '../text/truncate.ts'

/** What a page is called where it is found: in search results, feeds and link previews. */
export interface PageMetadata {
  title: string
  description: string
  /** The address we prefer, from the root: "/cases/edge". */
  path: string
  /** Day of the last change, YYYY-MM-DD, where the page tells it. */
  changed?: string
}

/** The pages that stand whatever the catalogue holds. */
export const fixedPages = {
  home: {
    title: 'Forged For Gamers',
    description:
      'Cases, cooling, power supplies, peripherals, chairs and monitors by Argo, with every figure stated and its conditions beside it.',
    path: '/home',
  },
  products: {
    title: 'All products',
    description:
      'Every Argo product: cases, coolers, power supplies, peripherals, chairs and monitors.',
    path: '/products',
  },
  fit: {
    title: 'Will it fit?',
    description:
      'Your graphics card, cooler, radiators and power supply in a case, ours or yours: millimeters to spare, watts to spare, and a drawing to scale.',
    path: '/fit',
  },
  chairFit: {
    title: 'Which chair fits you?',
    description:
      'Argo’s chairs by your height, your weight and your desk: fits, at the edge or not, with the reason. Worked out on your device.',
    path: '/fit/chairs',
  },
  compare: {
    title: 'Compare products',
    description:
      'Argo products side by side: up to four of a kind, or all cases, coolers, power supplies, peripherals, chairs or monitors.',
    path: '/compare',
  },
  contact: {
    title: 'Contact',
    description:
      'Write to Argo, call us, or read the answers to the six questions we are asked most.',
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
      'Five, three or two years: what Argo’s warranty covers, what it does not, and how to make a claim.',
    path: '/warranty',
  },
  downloads: {
    title: 'Downloads',
    description: 'Manuals, software and datasheets for Argo products, with sizes and checksums.',
    path: '/downloads',
    changed: '2026-11-23',
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
  description: 'Find an Argo product by its name, its kind, a part that fits it or a figure.',
  path: '/search',
}

const categoryDescriptions: Record<Category, string> = {
  cases:
    'Argo’s cases with the lengths that decide: how long a graphics card, how tall a cooler and which radiators fit, in millimeters.',
  coolers:
    'Argo’s coolers, fans and thermal compounds: heat load, airflow, noise and height, each with the conditions it was measured under.',
  'power-supplies':
    'Argo’s power supplies and their cables: rated power, efficiency by load, every plug and cable length, and what each rail carries.',
  peripherals:
    'Argo’s mice and what belongs on the desk beside them: resolution, polling rate, shape and weight, to the gram.',
  chairs:
    'Argo’s gaming chairs by the figures that decide the fit: your height and weight, the seat, the recline and the colors.',
  monitors:
    'Argo’s gaming monitors, arms and lights: refresh rate, panel, resolution and response time, with the modes they hold in.',
}

/** What a category's page is called. */
export function categoryMetadata(category: Category): PageMetadata {
  return {
    title: categoryFacts(category).name,
    description: categoryDescriptions[category],
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
