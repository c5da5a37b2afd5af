import {
  type Category,
  categories,
  categoryFacts,
  categoryPath,
} from '@argo/domain/products/category'
import { countOf } from '@argo/domain/text/count-of'
import { keyFigures } from '@argo/domain/features/key-figures'
import { truncate } from '@argo/domain/text/truncate'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import type { SiteTexts } from '@argo/domain/texts/site-texts'
import { productPath } from '@argo/domain/products/product'
import { link, list, paragraphs, escapeMarkdown } from './markdown.ts'
import type { DatedProduct } from './dated-product.ts'

/** Products to tell, newest first, of `count` there are. */
export interface Listing {
  products: DatedProduct[]
  count: number
}

/** A category's page as Markdown. */
export function categoryMarkdown(
  site: string,
  category: Category,
  { products, count }: Listing,
  texts: Partial<SiteTexts>,
): string {
  const { name } = categoryFacts(category)
  return paragraphs(
    `# ${name}`,
    ...describedIn(texts, category),
    `Page: ${site}${categoryPath(category)}`,
    countLine(products.length, count),
    list(products.map((product) => line(site, product))),
  )
}

/** The page of all products as Markdown, by category. */
export function productsMarkdown(
  site: string,
  listings: Map<Category, Listing>,
  texts: Partial<SiteTexts>,
): string {
  return paragraphs(
    '# Argo’s Arsenal',
    fixedPages.products.description,
    `Page: ${site}${fixedPages.products.path}`,
    ...categories.flatMap((category) => {
      const { products, count } = listings.get(category) ?? { products: [], count: 0 }
      const { name } = categoryFacts(category)
      return [
        `## ${link(name, `${site}${categoryPath(category)}`)}`,
        ...describedIn(texts, category),
        countLine(products.length, count),
        list(products.map((product) => line(site, product))),
      ]
    }),
  )
}

// Nothing where the text cannot be read.
function describedIn(texts: Partial<SiteTexts>, category: Category): string[] {
  const text = texts[`category-${category}`]
  return text ? [`${text.description}.`] : []
}

function countLine(shown: number, count: number): string {
  const all = countOf(count, 'product')
  return shown < count ? `The newest ${shown} of ${all}.` : `${all}, newest first.`
}

function line(site: string, product: DatedProduct): string {
  const figures = keyFigures(product).map(({ label, value }) => `${label}: ${value}`)
  const name = link(product.name, `${site}${productPath(product)}`)
  return [
    `${name}: ${escapeMarkdown(truncate(product.description, 155))}`,
    ...figures.map(escapeMarkdown),
  ].join(' · ')
}
