import { categoryFacts } from '@argo/domain/products/category'
import { truncate } from '@argo/domain/text/truncate'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { photographName } from '@argo/domain/pictures/photographs'
import { productPath } from '@argo/domain/products/product'
import type { DatedProduct } from './dated-product.ts'
import { wholeAddress, escapeXml } from './xml.ts'
import { changeWords } from '@argo/domain/products/spec-changes'

/** An Atom feed (RFC 4287) of products, in the order given. */
export function feed(site: string, products: DatedProduct[]): string {
  const { hostname } = new URL(site)
  const home = escapeXml(site)
  const changed = products.reduce(
    (latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest),
    '2026-11-20T00:00:00Z',
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0" xml:lang="en">
<id>tag:${hostname},2026:products</id>
<title>New Argo products</title>
<subtitle>${escapeXml(fixedPages.products.description)}</subtitle>
<updated>${escapeXml(changed)}</updated>
<author><name>Argo</name><uri>${home}/home</uri></author>
<icon>${home}/favicon.svg</icon>
<link rel="self" type="application/atom+xml" href="${home}/feed.xml"/>
<link rel="alternate" type="text/html" href="${home}/products"/>
${products.map((product) => entry(site, hostname, product)).join('\n')}
</feed>
`
}

// The id names the product and not its address, which a new slug would change.
function entry(site: string, hostname: string, product: DatedProduct): string {
  const { id, name, category, imageUrl, updatedAt, gtin } = product
  const picture = wholeAddress(site, imageUrl)
  const pictureType = photographName(imageUrl) === null ? '' : ' type="image/webp"'
  return `<entry>
<id>tag:${hostname},2026:product/${id}</id>
<title>${escapeXml(name)}</title>
<updated>${escapeXml(updatedAt)}</updated>
<link rel="alternate" type="text/html" href="${escapeXml(site + productPath(product))}"/>${picture === undefined ? '' : `\n<link rel="enclosure"${pictureType} href="${escapeXml(picture)}"/>`}
${gtin === null ? '' : `<g:gtin>${escapeXml(gtin)}</g:gtin>\n`}<category term="${category}" label="${categoryFacts(category).name}"/>
<summary>${escapeXml(summaryOf(product))}</summary>
</entry>`
}

// What a reader is told of first is what has changed.
function summaryOf({ description, changes: [latest] }: DatedProduct): string {
  const text = truncate(description, 300)
  if (!latest) return text
  return `Changed on ${latest.day}: ${latest.specs.map(changeWords).join('; ')}. ${text}`
}
