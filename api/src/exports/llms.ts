import {
  categories,
  categoryFacts,
  categoryPath,
  type Category,
} from '@argo/domain/products/category'
import { formatOf } from '@argo/domain/products/download-format'
import type { DownloadsList } from '@argo/domain/products/download-schema'
import { truncate } from '@argo/domain/text/truncate'
import {
  categoryMetadata,
  fixedPages,
  type PageMetadata,
  searchPage,
} from '@argo/domain/site-pages/page-metadata'
import type { SiteTexts } from '@argo/domain/texts/site-texts'
import { productPath } from '@argo/domain/products/product'
import type { Listing } from './list-markdown.ts'
import { link, list, paragraphs, escapeMarkdown } from './markdown.ts'

const { home, products, compare, fit, chairFit, ...others } = fixedPages

/** The site for language models (llmstxt.org): what it is, and where its pages are as Markdown. */
export function llms(
  site: string,
  listings: readonly (readonly [Category, Listing])[],
  tables: readonly PageMetadata[],
  files: DownloadsList,
  texts: Partial<SiteTexts>,
): string {
  const asText = ({ title, path, description }: PageMetadata) =>
    entry(title, `${site}${path}.md`, description)
  return paragraphs(
    '# Argo',
    `> Argo – Forged For Gamers: gaming hardware. ${home.description}`,
    'Every page of a product, a category or all products can be had as Markdown: at its address with “.md” at the end, or at its own address with the header “Accept: text/markdown”. Nothing is sold here, and no prices are given.',
    '## Categories',
    list([
      asText(products),
      ...categories.map((category) => asText(categoryMetadata(category, texts))),
    ]),
    `A category’s list is narrowed and sorted as on its page, by the same parameters: ${site}/power-supplies.md?power-min=750&sort=power-desc.`,
    '## Side by side',
    `Up to four products of a category are compared at ${site}${compare.path}.md?products=edge,calypso, by their slugs or numbers, and as comma-separated values at ${site}${compare.path}.csv?products=edge,calypso; with “&show=differences” the rows that differ alone, with “&units=in” lengths in inches.`,
    list([compare, ...tables].map(asText)),
    '## What fits',
    `A build is checked at ${site}${fit.path}.md?case=edge&card-length=336&processor=125, with the names and units of the fields at ${site}${fit.path}; what it does not say is answered as not known.`,
    list([fit, chairFit].map(asText)),
    ...listings.flatMap(([category, listing]) => productsOf(site, category, listing)),
    ...downloadsOf(site, files),
    '## Help',
    list(
      Object.values(others).map(({ title, path, description }) =>
        entry(title, `${site}${path}`, description),
      ),
    ),
    '## Optional',
    list([
      entry('The catalogue as JSON', `${site}/api/docs`, 'Seven documented addresses.'),
      entry(
        searchPage.title,
        `${site}${searchPage.path}?q=360+radiator`,
        `${searchPage.description} The words follow “q=”.`,
      ),
      entry('New products', `${site}/feed.xml`, 'An Atom feed.'),
      entry('Sitemap', `${site}/sitemap.xml`, 'Every page, with its pictures.'),
    ]),
  )
}

function productsOf(site: string, category: Category, { products, count }: Listing): string[] {
  const { name } = categoryFacts(category)
  const more = `${site}${categoryPath(category)}`
  const entries = products.map((product) =>
    entry(product.name, `${site}${productPath(product)}.md`, truncate(product.description, 155)),
  )
  if (products.length < count)
    entries.push(entry(`All ${count} ${name.toLowerCase()}`, more, 'The newest stand above.'))
  return entries.length === 0 ? [] : [`## ${name}`, list(entries)]
}

function downloadsOf(site: string, { products }: DownloadsList): string[] {
  const entries = products.flatMap(({ product, downloads }) =>
    downloads.map((download) =>
      entry(
        download.title,
        `${site}${download.href}`,
        `${download.kind} of ${product.name}, ${formatOf(download)}, version ${download.version}, ${download.date}.`,
      ),
    ),
  )
  return entries.length === 0 ? [] : ['## Downloads', list(entries)]
}

function entry(name: string, address: string, description: string): string {
  return `${link(name, address)}: ${escapeMarkdown(description)}`
}
