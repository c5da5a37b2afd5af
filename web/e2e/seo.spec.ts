import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from './fixtures.ts'

interface JsonLd {
  '@type': string
  name?: string
  url?: string
}

/** The metadata and structured data of the document as scripts see it. */
function readHead(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    return {
      titles: all('title').length,
      canonicals: all('link[rel="canonical"]').map((link) => link.getAttribute('href')),
      descriptions: all('meta[name="description"]').length,
      previews: all('meta[property="og:url"]').map((meta) => meta.getAttribute('content')),
      scripts: all('script[type="application/ld+json"]').map((script) => ({
        inHead: script.parentElement === document.head,
        text: script.textContent,
      })),
    }
  })
}

function things({ scripts }: Awaited<ReturnType<typeof readHead>>): JsonLd[] {
  return scripts.flatMap(({ text }) => (JSON.parse(text) as { '@graph': JsonLd[] })['@graph'])
}

test(
  'after a navigation the title is the new page’s, and nothing is left of what the old one said to search engines',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/home')
    expect(things(await readHead(page)).map((thing) => thing['@type'])).toEqual([
      'Organization',
      'WebSite',
    ])
    await page.getByRole('main').getByRole('link', { name: 'View all products' }).first().click()
    await expectHead(page, 'All products – Argo')
    await page.getByRole('link', { name: 'Swift Pro, view details' }).click()
    await expectHead(page, 'Swift Pro – Chairs – Argo')
    await page.goBack()
    await expectHead(page, 'All products – Argo')
  },
)

async function expectHead(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect
    .poll(() => readHead(page))
    .toEqual({
      titles: 1,
      canonicals: [],
      descriptions: 0,
      previews: [],
      scripts: [],
    })
}

test(
  'hydration leaves metadata and structured data unchanged',
  { tag: '@desktop' },
  async ({ page, request }) => {
    for (const address of ['/chairs/swift-pro', '/cases', '/products', '/home']) {
      const html = await (await request.get(address)).text()
      const sent = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1]
      await open(page, address)
      expect((await readHead(page)).scripts).toEqual([{ inHead: true, text: sent }])
    }
  },
)

test(
  'a product in a color has the preferred address and the data of the product',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/chairs/astra')
    const before = await readHead(page)
    await page.getByRole('link', { name: 'Black/Purple', exact: true }).click()
    await expect(page).toHaveURL(/color=/)
    // Who shares the page now shares its address, with the color.
    expect((await readHead(page)).canonicals).toEqual([])
    await page.reload()
    await hydrated(page)
    expect(await readHead(page)).toEqual(before)
  },
)

test('sitemap and feed are XML to a browser', { tag: '@desktop' }, async ({ page, request }) => {
  // A page of the site takes no text for markup, not even there.
  await page.goto('about:blank')
  for (const [address, root] of [
    ['/sitemap.xml', 'urlset'],
    ['/feed.xml', 'feed'],
  ] as const) {
    const xml = await (await request.get(address)).text()
    const read = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'application/xml').documentElement.localName,
      xml,
    )
    expect(read).toBe(root)
  }
})
