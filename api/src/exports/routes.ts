import { type Category, categories, categoryPath } from '@argo/domain/products/category'
import { answerBuild } from '@argo/domain/fit/answer-build'
import { buildSearch, buildValues } from '@argo/domain/fit/build-search'
import {
  categoryMetadata,
  fixedPages,
  type PageMetadata,
} from '@argo/domain/site-pages/page-metadata'
import { namesIn } from '@argo/domain/comparison/address'
import type { Comparison } from '@argo/domain/comparison/comparison-schema'
import { categoryComparisonMetadata, comparisonMetadata } from '@argo/domain/comparison/metadata'
import { productPath } from '@argo/domain/products/product'
import type { ProductDetail } from '@argo/domain/products/product-detail'
import { SlugSchema } from '@argo/domain/products/product-schema'
import { legalPages } from '@argo/domain/texts/legal-page'
import type { FastifyInstance } from 'fastify'
import { parseCataloguePath, type Subject } from '../addresses/catalogue-path.ts'
import { isOneOfMany, pageOfText, textAddress } from '../addresses/page-address.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { textIn } from '../catalogue/texts.ts'
import type { Database } from '../database/schema.ts'
import { compareCategory, compareChosen } from '../comparison/queries.ts'
import { canonicalAddress } from '../protocol/canonical-address.ts'
import { problem, sendProblem } from '../protocol/problem.ts'
import { cacheControl, uncachedControl } from '../protocol/cache-control.ts'
import { chairs, fitChoices } from '../fit/queries.ts'
import { listDownloads, productDetail } from '../products/queries.ts'
import { comparisonCsv, comparisonMarkdown, comparisonsMarkdown } from './comparison-markdown.ts'
import { chairsMarkdown, buildMarkdown } from './build-markdown.ts'
import { feed } from './feed.ts'
import { categoryMarkdown, type Listing, productsMarkdown } from './list-markdown.ts'
import { llms } from './llms.ts'
import { productMarkdown } from './product-markdown.ts'
import { comparisonPages, listing, newestProducts } from './queries.ts'
import { securityTxt } from './security-txt.ts'
import { sitemap } from './sitemap.ts'

const inFeed = 50
const inList = 200
const inOverview = 50
const markdown = 'text/markdown; charset=utf-8'
const csv = 'text/csv; charset=utf-8; header=present'
// Not the 404 page: it would be rendered again for each made-up address.
const noText = problem(404, 'There is no page with such a text.')

/** What search engines, feed readers and language models read. */
export function serveSeo(
  app: FastifyInstance,
  { db, publicUrl }: { db: Database; publicUrl: string },
): void {
  serve(
    '/robots.txt',
    'text/plain; charset=utf-8',
    async () => `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  )
  serve('/.well-known/security.txt', 'text/plain; charset=utf-8', async () =>
    securityTxt(publicUrl, textIn(await catalogueOf(db), 'contact').email, new Date()),
  )
  serve('/llms.txt', 'text/plain; charset=utf-8', async () =>
    llms(
      publicUrl,
      await listings(db, inOverview),
      await comparisonPages(db),
      await listDownloads(db),
      (await catalogueOf(db)).texts.readable,
    ),
  )
  serve('/feed.xml', 'application/atom+xml; charset=utf-8', async () =>
    feed(publicUrl, await newestProducts(db, inFeed)),
  )
  serve('/sitemap.xml', 'application/xml; charset=utf-8', async () =>
    sitemap(publicUrl, await newestProducts(db), await allPages(db)),
  )
  for (const url of ['/:page.md', '/:folder/:page.md'])
    serve(url, markdown, asMarkdown, textAddress)
  for (const url of ['/compare.csv', '/compare/:category.csv']) serve(url, csv, asCsv, textAddress)

  async function asMarkdown(url: string, headers: Record<string, string>) {
    const { page } = pageOfText(url)
    const found = await textAt(db, page, publicUrl)
    if (found) headers.Link = `<${publicUrl}${found.path}>; rel="canonical"`
    if (isOneOfMany(page)) headers['Cache-Control'] = uncachedControl
    return found?.text
  }

  async function asCsv(url: string, headers: Record<string, string>) {
    const subject = parseCataloguePath(pageOfText(url).page)
    if (subject?.kind !== 'comparison') return undefined
    const { table } = await comparisonOf(db, subject)
    headers['Content-Disposition'] = 'attachment; filename="argo-comparison.csv"'
    return table ? comparisonCsv(table, subject.search.show) : undefined
  }

  function serve(
    url: string,
    type: string,
    write: (url: string, headers: Record<string, string>) => Promise<string | undefined>,
    address = (url: string) => canonicalAddress(url, () => []),
  ): void {
    const config = { cache: { address } }
    app.get(url, { schema: { hide: true }, config }, async (request, reply) => {
      const headers = { 'Cache-Control': cacheControl }
      const text = await write(request.url, headers)
      return text === undefined
        ? sendProblem(reply, noText)
        : reply.headers(headers).type(type).send(text)
    })
  }
}

type ComparisonSubject = Extract<Subject, { kind: 'comparison' }>

function comparisonOf(db: Database, { category, search }: ComparisonSubject): Promise<Comparison> {
  const inInches = search.units === 'in'
  return category === undefined
    ? compareChosen(db, namesIn(search.products), inInches)
    : compareCategory(db, category, inInches)
}

async function comparisonTextAt(db: Database, subject: ComparisonSubject, site: string) {
  if (subject.category === undefined && subject.search.products === undefined) {
    const { path } = fixedPages.compare
    return { path, text: comparisonsMarkdown(site, await comparisonPages(db)) }
  }
  const { table, chosen } = await comparisonOf(db, subject)
  if (!table) return undefined
  const { category, search } = subject
  const metadata =
    category === undefined ? comparisonMetadata(chosen) : categoryComparisonMetadata(category)
  return { path: metadata.path, text: comparisonMarkdown(site, metadata, table, search.show) }
}

/** A catalogue page as Markdown, by any of its addresses, with links to `site`; undefined for other pages. */
export async function markdownFor(
  db: Database,
  url: string,
  site: string,
): Promise<string | undefined> {
  return (await textAt(db, url, site))?.text
}

async function textAt(db: Database, url: string, site: string) {
  const [path, query] = url.split('?')
  if (path === fixedPages.fit.path) {
    const values = buildValues(buildSearch(Object.fromEntries(new URLSearchParams(query))))
    const answer = answerBuild(values, await fitChoices(db, values))
    return { path, text: buildMarkdown(site, values, answer) }
  }
  if (path === fixedPages.chairFit.path)
    return { path, text: chairsMarkdown(site, await chairs(db)) }
  const subject = parseCataloguePath(url)
  if (!subject) return undefined
  if (subject.kind === 'products')
    return {
      path: fixedPages.products.path,
      text: productsMarkdown(
        site,
        await listings(db, inOverview),
        (await catalogueOf(db)).texts.readable,
      ),
    }
  if (subject.kind === 'comparison') return comparisonTextAt(db, subject, site)
  if (subject.kind === 'category') {
    const { category, search } = subject
    const list = await listing(db, inList, category, search)
    const text = categoryMarkdown(site, category, list, (await catalogueOf(db)).texts.readable)
    return { path: categoryPath(category), text }
  }
  const detail = await detailOf(db, subject)
  return detail && { path: productPath(detail.product), text: productMarkdown(site, detail) }
}

async function detailOf(
  db: Database,
  subject: Extract<Subject, { kind: 'id' | 'slug' }>,
): Promise<ProductDetail | undefined> {
  if (subject.kind === 'id') return productDetail(db, { id: subject.id })
  // What no slug can be is not looked for: PostgreSQL takes no text with a NUL.
  const slug = SlugSchema.safeParse(subject.slug)
  const detail = slug.success ? await productDetail(db, { slug: slug.data }) : undefined
  return subject.category === undefined || detail?.product.category === subject.category
    ? detail
    : undefined
}

function listings(db: Database, limit: number): Promise<(readonly [Category, Listing])[]> {
  return Promise.all(
    categories.map(async (category) => [category, await listing(db, limit, category)] as const),
  )
}

// Every page that is no product's.
async function allPages(db: Database): Promise<PageMetadata[]> {
  const { texts } = await catalogueOf(db)
  const dates: Partial<Record<string, string | null>> = {
    ...Object.fromEntries(legalPages.map((page) => [page, texts.changed[page]])),
    downloads: (await listDownloads(db)).changed,
  }
  return [
    ...Object.entries<PageMetadata>(fixedPages).map(([name, page]) => ({
      ...page,
      changed: dates[name] ?? page.changed,
    })),
    ...categories.map((category) => categoryMetadata(category, texts.readable)),
    ...(await comparisonPages(db)),
  ]
}
