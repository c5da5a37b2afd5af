import type { PageMetadata } from '@argo/domain/site-pages/page-metadata'
import { picturesIn } from '@argo/domain/pictures/pictures'
import { productPath } from '@argo/domain/products/product'
import type { DatedProduct } from './dated-product.ts'
import { wholeAddress, escapeXml } from './xml.ts'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const pictureNamespace = 'http://www.google.com/schemas/sitemap-image/1.1'

/** The addresses we prefer: of these products, and of the pages beside them. */
export function sitemap(
  site: string,
  products: DatedProduct[],
  pages: readonly PageMetadata[],
): string {
  const entries = [
    ...pages.map(({ path, changed }) => entry(site, path, changed)),
    ...products.map((product) =>
      entry(site, productPath(product), product.updatedAt, picturesInAnyColor(product)),
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${namespace}" xmlns:image="${pictureNamespace}">
${entries.join('\n')}
</urlset>
`
}

function entry(site: string, path: string, changed?: string, pictures: string[] = []): string {
  const images = pictures
    .flatMap((src) => wholeAddress(site, src) ?? [])
    .map((url) => `<image:image><image:loc>${escapeXml(url)}</image:loc></image:image>`)
  const lastmod = changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`
  return `<url><loc>${escapeXml(wholeAddress(site, path) ?? site)}</loc>${lastmod}${images.join('')}</url>`
}

function picturesInAnyColor(product: DatedProduct): string[] {
  const colors = product.colorVariations?.length ? product.colorVariations : [null]
  return [...new Set(colors.flatMap((color) => picturesIn(product, color)))]
}
