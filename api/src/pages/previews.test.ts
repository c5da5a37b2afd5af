import { categories, categoryPath } from '@argo/domain/category'
import { pictureFiles } from '@argo/domain/picture-files.gen'
import { productPath } from '@argo/domain/product'
import { expect, test } from 'vitest'
import { testSite } from './test-site.ts'

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

/** The card of the first of these names that has one, else none. */
function cardOf(...names: string[]): string[] | undefined {
  const name = names.find((name) => Object.hasOwn(pictureFiles, `social/${name}`))
  return name === undefined ? undefined : [`${site}/pictures/social/${name}.jpg`]
}

test('the preview of a link shows the page’s own card, else the site’s', async () => {
  const { app, call, open } = await testSite()
  const products = (await call.products.list()).map(
    (product) => [productPath(product), product.imageUrl.split('/')[2] ?? ''] as const,
  )
  const pages = [
    ['/home', 'site'],
    ['/contact', 'site'],
    ['/products', 'site'],
    ...categories.map((category) => [categoryPath(category), category] as const),
    ...products,
  ] as const
  for (const [address, name] of pages) {
    const preview = readPreview((await open(address)).html)
    const card = cardOf(name, 'site')
    expect([address, preview.get('og:image')]).toEqual([address, card])
    expect(preview.get('twitter:image')).toEqual(card)
    expect(preview.get('twitter:card')).toEqual([card ? 'summary_large_image' : 'summary'])
    expect(preview.get('og:image:width')).toEqual(card && ['1200'])
    expect(preview.get('og:image:height')).toEqual(card && ['630'])
    expect(preview.get('og:image:alt')?.[0]?.length ?? 10).toBeGreaterThan(3)
    for (const url of card ?? [])
      expect((await app.inject(new URL(url).pathname)).headers['content-type']).toBe('image/jpeg')
  }
})
