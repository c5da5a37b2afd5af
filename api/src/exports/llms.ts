import {
  categories,
  categoryFacts,
  categoryPath,
  type Category,
} from '@argo/domain/products/category'
import { formatOf } from '@argo/domain/products/download-format'
import type { DownloadsList } from '@argo/domain/products/download-schema'
import { type Product, productPath } from '@argo/domain/products/product'
import {
  categoryMetadata,
  fixedPages,
  type PageMetadata,
  searchPage,
} from '@argo/domain/site-pages/page-metadata'
import { truncate } from '@argo/domain/text/truncate'
import type { SiteTexts } from '@argo/domain/texts/site-texts'
import { escapeMarkdown, link, list, paragraphs } from './markdown.ts'

const { home, products: allProducts, compare, fit, chairFit, ...others } = fixedPages

interface Listed {
  /** The newest of each category. */
  products: readonly { category: Category; newest: readonly Product[] }[]
  /** The tables of whole categories. */
  tables: readonly PageMetadata[]
  downloads: DownloadsList
  texts: Partial<SiteTexts>
}

/** The site for language models (llmstxt.org): what it is, and where its pages and its data are. */
export function llms(site: string, { products, tables, downloads, texts }: Listed): string {
  const page = ({ title, path, description }: PageMetadata) =>
    entry(title, `${site}${path}`, description)
  return paragraphs(
    '# Argo',
    `> Argo – Forged For Gamers: gaming hardware. ${home.description}`,
    'Each page is complete HTML, with JSON-LD of what it is about. Nothing is sold here, and no prices are given.',
    '## The catalog as data',
    list([
      entry('Seven addresses of JSON', `${site}/api/docs`, 'Products, and what can be sent.'),
      entry('Their description', `${site}/api/openapi.json`, 'OpenAPI 3.'),
      entry('All products', `${site}/api/products`, 'JSON.'),
      entry('New products', `${site}/feed.xml`, 'An Atom feed.'),
      entry('Sitemap', `${site}/sitemap.xml`, 'Every page, with its pictures.'),
    ]),
    '## Categories',
    list(
      [allProducts, ...categories.map((category) => categoryMetadata(category, texts))].map(page),
    ),
    '## Side by side',
    `Up to four products of a category are compared at ${site}${compare.path}?products=edge,calypso, by their slugs or numbers.`,
    list([compare, ...tables].map(page)),
    '## What fits',
    `A build is checked at ${site}${fit.path}?case=edge&card-length=336&processor=125; what it does not say is answered as not known.`,
    list([fit, chairFit].map(page)),
    ...products.flatMap(({ category, newest }) => productsOf(site, category, newest)),
    ...downloadsOf(site, downloads),
    '## Help',
    list([
      ...Object.values<PageMetadata>(others).map(page),
      entry(
        searchPage.title,
        `${site}${searchPage.path}?q=360+radiator`,
        `${searchPage.description} The words follow “q=”.`,
      ),
    ]),
  )
}

function productsOf(site: string, category: Category, products: readonly Product[]): string[] {
  if (products.length === 0) return []
  const { name } = categoryFacts(category)
  return [
    `## ${name}`,
    `The newest; ${site}${categoryPath(category)} has all.`,
    list(
      products.map((product) =>
        entry(product.name, `${site}${productPath(product)}`, truncate(product.description, 155)),
      ),
    ),
  ]
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
