import { categoryFacts, categoryPath } from '@argo/domain/products/category'
import { downloadOf } from '@argo/domain/products/downloads'
import { specGroups } from '@argo/domain/facts/spec-groups'
import { parseSpec } from '@argo/domain/products/spec'
import { keyFeatures } from '@argo/domain/features/key-features'
import { picturesOf } from '@argo/domain/pictures/alt-text'
import { startingColor } from '@argo/domain/pictures/pictures'
import { type Product, productPath } from '@argo/domain/products/product'
import { link, list, paragraph, paragraphs, escapeMarkdown } from './markdown.ts'
import { pictureUrl } from './picture-url.ts'

/** A product's page as Markdown: the facts of the page, with absolute addresses. */
export function productMarkdown(site: string, product: Product): string {
  const { name, description, category, specs } = product
  return paragraphs(
    `# ${escapeMarkdown(name)}`,
    paragraph(description),
    list(overview(site, product)),
    '## Key features',
    list(
      keyFeatures({ category, specs }).map(({ title, figure, text }) =>
        `**${escapeMarkdown(title)}**: ${escapeMarkdown(figure)}. ${escapeMarkdown(text)}`.trimEnd(),
      ),
    ),
    '## Technical specifications',
    ...specGroups(product).flatMap(({ title, lines }) => [
      `### ${title}`,
      list(lines.map((line) => specLine(specs[line] ?? ''))),
    ]),
    ...downloads(site, product.id),
    '## Pictures',
    list(
      picturesOf(product, startingColor(product)).flatMap(({ src, alt }) => {
        const url = pictureUrl(site, src)
        return url === undefined ? [] : link(alt, url)
      }),
    ),
  )
}

function specLine(spec: string): string {
  const { label, value } = parseSpec(spec)
  return `**${escapeMarkdown(label)}**: ${escapeMarkdown(value)}`
}

function overview(site: string, product: Product): string[] {
  const { id, category, colorVariations, defaultColor } = product
  const colors = colorVariations?.map((color) =>
    color === defaultColor ? `${escapeMarkdown(color)} (default)` : escapeMarkdown(color),
  )
  return [
    `**Category**: ${link(categoryFacts(category).name, `${site}${categoryPath(category)}`)}`,
    `**Product number**: ${id}`,
    ...(colors?.length ? [`**Colors**: ${colors.join(', ')}`] : []),
    `**Page**: ${site}${productPath(product)}`,
  ]
}

function downloads(site: string, productId: number): string[] {
  const file = downloadOf(productId)
  if (!file) return []
  const { title, href, version, date, bytes, sha256 } = file
  return [
    '## Downloads',
    list([
      `${link(title, `${site}${href}`)}, version ${version}, ${date}, ${bytes} bytes, SHA-256 ${sha256}`,
    ]),
  ]
}
