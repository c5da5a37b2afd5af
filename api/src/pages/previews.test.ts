import { categoryPath } from '@argo/domain/products/category'
import { productPath } from '@argo/domain/products/product'
import { expect, test } from 'vitest'
import { seedCategories } from '../database/test-catalogue.ts'
import { testSite } from './test-site.ts'
import { listProducts } from '../products/queries.ts'

const site = 'https://argo.example'

/** What a page's head says of its preview, by name. */
function readPreview(html: string): Map<string, string[]> {
  const [head = ''] = html.split('</head>')
  const facts = head.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)
  const preview = new Map<string, string[]>()
  for (const [, name = '', content = ''] of facts)
    preview.set(name, [...(preview.get(name) ?? []), content])
  return preview
}

test('the preview of a link shows the page’s own card, or the site’s', async () => {
  const { app, open, db } = await testSite()
  const products = (await listProducts(db)).map(
    (product) => [productPath(product), product.imageUrl.split('/')[2] ?? ''] as const,
  )
  const pages = [
    ['/home', 'site'],
    ['/contact', 'site'],
    ['/products', 'site'],
    ...seedCategories.map((category) => [categoryPath(category), category] as const),
    ...products,
  ] as const
  for (const [address, name] of pages) {
    const preview = readPreview((await open(address)).html)
    const card = `/pictures/social/${name}.jpg`
    expect([address, preview.get('og:image')]).toEqual([address, [site + card]])
    expect(preview.get('twitter:card')).toEqual(['summary_large_image'])
    expect(preview.get('og:image:width')).toEqual(['1200'])
    expect(preview.get('og:image:height')).toEqual(['630'])
    expect(preview.get('og:image:alt')?.[0]?.length).toBeGreaterThan(3)
    expect((await app.inject(card)).headers['content-type']).toBe('image/jpeg')
  }
})

test('a product without a card has the site’s', async () => {
  const { db, open } = await testSite()
  const ours = { imageUrl: '/pictures/ours.jpg' }
  await db.updateTable('products').set(ours).where('slug', '=', 'edge').execute()
  const preview = readPreview((await open('/cases/edge')).html)
  expect(preview.get('og:image')).toEqual([`${site}/pictures/social/site.jpg`])
})
