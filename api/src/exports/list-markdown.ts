import { type Category, categoryFacts, categoryPath } from '@argo/domain/products/category'
import { keyFigures } from '@argo/domain/features/key-figures'
import { truncate } from '@argo/domain/text/truncate'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import type { SiteTexts } from '@argo/domain/texts/site-texts'
import { productPath, type Product } from '@argo/domain/products/product'
import { link, list, paragraphs, escapeMarkdown } from './markdown.ts'
import type { DatedChanges } from '@argo/domain/products/spec-changes'

/** A category's list. */
export interface Listing {
  /** The first of its products. */
  products: DatedProduct[]
  count: number
  /** How many there are, and in which order: "3 products, newest first". */
  summary: string
  /** What it is narrowed to: "Panel: IPS". */
  filters: string[]
}

/** A category's page as Markdown. */
export function categoryMarkdown(
  site: string,
  category: Category,
  listing: Listing,
  texts: Partial<SiteTexts>,
): string {
  const { name } = categoryFacts(category)
  return paragraphs(
    `# ${name}`,
    ...describedIn(texts, category),
    `Page: ${site}${categoryPath(category)}`,
    ...listLines(site, listing),
  )
}

/** The page of all products as Markdown, by category. */
export function productsMarkdown(
  site: string,
  listings: readonly (readonly [Category, Listing])[],
  texts: Partial<SiteTexts>,
): string {
  return paragraphs(
    '# Argo’s Arsenal',
    fixedPages.products.description,
    `Page: ${site}${fixedPages.products.path}`,
    ...listings.flatMap(([category, listing]) => {
      const { name } = categoryFacts(category)
      return [
        `## ${link(name, `${site}${categoryPath(category)}`)}`,
        ...describedIn(texts, category),
        ...listLines(site, listing),
      ]
    }),
  )
}

// Nothing where the text cannot be read.
function describedIn(texts: Partial<SiteTexts>, category: Category): string[] {
  const text = texts[`category-${category}`]
  return text ? [`${text.description}.`] : []
}

function listLines(site: string, { products, count, summary, filters }: Listing): string[] {
  return [
    ...filters.map(escapeMarkdown),
    products.length < count ? `The first ${products.length} of ${summary}.` : `${summary}.`,
    list(products.map((product) => line(site, product))),
  ]
}

function line(site: string, product: DatedProduct): string {
  const figures = keyFigures(product).map(({ label, value }) => `${label}: ${value}`)
  const name = link(product.name, `${site}${productPath(product)}`)
  return [
    `${name}: ${escapeMarkdown(truncate(product.description, 155))}`,
    ...figures.map(escapeMarkdown),
  ].join(' · ')
}

/** A product and when what its page shows was last changed. */
export interface DatedProduct extends Product {
  /** UTC, RFC 3339. */
  updatedAt: string
  /** What visitors are told that has changed, newest first. */
  changes: readonly DatedChanges[]
}
