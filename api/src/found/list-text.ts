import { type Category, categories, categoryFacts, categoryPath } from '@argo/domain/category'
import { keyFigures } from '@argo/domain/key-figures'
import { opening } from '@argo/domain/opening'
import { fixedPages } from '@argo/domain/page-words'
import { productPath } from '@argo/domain/product'
import { link, list, paragraphs, plain } from './markdown.ts'
import type { FoundProduct } from './found-product.ts'

/** Products to tell, newest first, of `count` there are. */
export interface Listing {
  products: FoundProduct[]
  count: number
}

/** A category's page as Markdown. */
export function categoryText(
  site: string,
  category: Category,
  { products, count }: Listing,
): string {
  const { name, description } = categoryFacts(category)
  return paragraphs(
    `# ${name}`,
    `${description}.`,
    `Page: ${site}${categoryPath(category)}`,
    told(products.length, count),
    list(products.map((product) => line(site, product))),
  )
}

/** The page of all products as Markdown, by category. */
export function productsText(site: string, listings: Map<Category, Listing>): string {
  return paragraphs(
    '# Argo’s Arsenal',
    fixedPages.products.description,
    `Page: ${site}${fixedPages.products.path}`,
    ...categories.flatMap((category) => {
      const { products, count } = listings.get(category) ?? { products: [], count: 0 }
      const { name, description } = categoryFacts(category)
      return [
        `## ${link(name, `${site}${categoryPath(category)}`)}`,
        `${description}.`,
        told(products.length, count),
        list(products.map((product) => line(site, product))),
      ]
    }),
  )
}

function told(shown: number, count: number): string {
  const all = `${count} ${count === 1 ? 'product' : 'products'}`
  return shown < count ? `The newest ${shown} of ${all}.` : `${all}, newest first.`
}

function line(site: string, product: FoundProduct): string {
  const figures = keyFigures(product).map(({ label, value }) => `${label}: ${value}`)
  const name = link(product.name, `${site}${productPath(product)}`)
  return [`${name}: ${plain(opening(product.description, 155))}`, ...figures.map(plain)].join(' · ')
}
