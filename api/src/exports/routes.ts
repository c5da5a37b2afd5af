import { categories } from '@argo/domain/products/category'
import {
  categoryMetadata,
  fixedPages,
  type PageMetadata,
} from '@argo/domain/site-pages/page-metadata'
import { legalPages } from '@argo/domain/texts/legal-page'
import type { FastifyInstance } from 'fastify'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { textIn } from '../catalogue/texts.ts'
import type { Database } from '../database/schema.ts'
import { cacheControl } from '../protocol/cache-control.ts'
import { canonicalAddress } from '../protocol/canonical-address.ts'
import { listDownloads } from '../products/queries.ts'
import { feed } from './feed.ts'
import { llms } from './llms.ts'
import { comparisonPages, newestProducts } from './queries.ts'
import { securityTxt } from './security-txt.ts'
import { sitemap } from './sitemap.ts'

const inFeed = 50
/** Of each category. */
const inList = 50

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
    llms(publicUrl, {
      products: await Promise.all(
        categories.map(async (category) => ({
          category,
          newest: await newestProducts(db, { limit: inList, category }),
        })),
      ),
      tables: await comparisonPages(db),
      downloads: await listDownloads(db),
      texts: (await catalogueOf(db)).texts.readable,
    }),
  )
  serve('/feed.xml', 'application/atom+xml; charset=utf-8', async () =>
    feed(publicUrl, await newestProducts(db, { limit: inFeed })),
  )
  serve('/sitemap.xml', 'application/xml; charset=utf-8', async () =>
    sitemap(publicUrl, await newestProducts(db), await allPages(db)),
  )

  function serve(url: string, type: string, write: () => Promise<string>): void {
    const cacheKey = (address: string) => canonicalAddress(address, () => [])
    app.get(url, { schema: { hide: true }, config: { cacheKey } }, async (_request, reply) =>
      reply
        .header('Cache-Control', cacheControl)
        .type(type)
        .send(await write()),
    )
  }
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
