import { categoryFacts, categoryPath } from '@argo/domain/products/category'
import { formatOf } from '@argo/domain/products/download-format'
import type { Download } from '@argo/domain/products/download-schema'
import type { ProductDetail } from '@argo/domain/products/product-detail'
import { parseSpec } from '@argo/domain/products/spec'
import { changeWords } from '@argo/domain/products/spec-changes'
import { longDate } from '@argo/domain/text/date'
import { picturesOf } from '@argo/domain/pictures/alt-text'
import { startingColor } from '@argo/domain/pictures/pictures'
import { type Product, productPath } from '@argo/domain/products/product'
import { link, list, paragraph, paragraphs, escapeMarkdown } from './markdown.ts'
import { wholeAddress } from './xml.ts'

/** A product's page as Markdown: the facts of the page, with absolute addresses. */
export function productMarkdown(site: string, detail: ProductDetail): string {
  const { product, features, specGroups, dealers } = detail
  const { name, description, specs } = product
  return paragraphs(
    `# ${escapeMarkdown(name)}`,
    ...standing(site, detail),
    paragraph(description),
    list(overview(site, product)),
    '## Key features',
    list(
      features.map(({ title, figure, text }) =>
        [
          `**${escapeMarkdown(title)}**:`,
          figure && `${escapeMarkdown(figure)}.`,
          escapeMarkdown(text),
        ]
          .filter(Boolean)
          .join(' '),
      ),
    ),
    '## Technical specifications',
    ...specGroups.flatMap(({ title, lines }) => [
      `### ${title}`,
      list(lines.map((line) => specLine(specs[line] ?? ''))),
    ]),
    ...whatChanged(detail.changes),
    ...downloads(site, detail.downloads),
    ...(dealers.length > 0
      ? ['## Where to buy', list(dealers.map((dealer) => link(dealer.name, dealer.address)))]
      : []),
    '## Pictures',
    list(
      picturesOf(product, startingColor(product)).flatMap(({ src, alt }) => {
        const url = wholeAddress(site, src)
        return url === undefined ? [] : link(alt, url)
      }),
    ),
  )
}

function standing(site: string, { state, successor }: ProductDetail): string[] {
  if (state !== 'discontinued') return []
  return [
    successor
      ? `**Discontinued.** Its successor is ${link(successor.name, site + productPath(successor))}.`
      : '**Discontinued.**',
  ]
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

function whatChanged(changes: ProductDetail['changes']): string[] {
  if (changes.length === 0) return []
  return [
    '## What changed',
    list(
      changes.map(
        ({ day, specs }) =>
          `**${longDate(day)}**: ${escapeMarkdown(specs.map(changeWords).join('; '))}`,
      ),
    ),
  ]
}

function downloads(site: string, files: readonly Download[]): string[] {
  if (files.length === 0) return []
  return [
    '## Downloads',
    list(
      files.map(
        ({ href, title, version, date, bytes, sha256, ...file }) =>
          `${link(title, `${site}${href}`)}, ${formatOf(file)}, version ${version}, ${date}, ${bytes} bytes, SHA-256 ${sha256}`,
      ),
    ),
  ]
}
