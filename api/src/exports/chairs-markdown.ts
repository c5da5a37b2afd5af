import type { Chair } from '@argo/domain/fit/chair'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { productPath } from '@argo/domain/products/product'
import { link, list, paragraphs } from './markdown.ts'

/** The chairs as Markdown, by the figures that decide whom each fits. */
export function chairsMarkdown(site: string, chairs: readonly Chair[]): string {
  const { title, description, path } = fixedPages.chairFit
  return paragraphs(
    `# ${title}`,
    description,
    `Page: ${site}${path}`,
    list(
      chairs.map(
        ({ product, height, load, seat }) =>
          `${link(product.name, site + productPath(product))}: for people of ${height.from}–${height.to} cm and up to ${load} kg, the seat at ${seat.from}–${seat.to} cm`,
      ),
    ),
  )
}
