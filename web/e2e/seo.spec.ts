import type { Page } from '@playwright/test'
import { expect, hydrated, open, sameTab } from './fixtures.ts'

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

function jsonLdOf({ scripts }: Awaited<ReturnType<typeof readHead>>): JsonLd[] {
  return scripts.flatMap(({ text }) => (JSON.parse(text) as { '@graph': JsonLd[] })['@graph'])
}

sameTab(
  'after a navigation title, description, preview and preferred address are the new page’s',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/home')
    expect(jsonLdOf(await readHead(page)).map((node) => node['@type'])).toEqual([
      'Organization',
      'WebSite',
    ])
    await page.getByRole('main').getByRole('link', { name: 'View all products' }).first().click()
    await expectHead(page, 'All products – Argo', '/products')
    await page.getByRole('link', { name: 'Swift Pro, view details' }).click()
    await expectHead(page, 'Swift Pro – Chairs – Argo', '/chairs/swift-pro')
    await page.goBack()
    await expectHead(page, 'All products – Argo', '/products')
  },
)

async function expectHead(page: Page, title: string, path: string): Promise<void> {
  await expect(page).toHaveTitle(title)
  const url = new URL(path, page.url()).href
  await expect
    .poll(() => readHead(page))
    .toMatchObject({ titles: 1, canonicals: [url], descriptions: 1, previews: [url] })
}

sameTab(
  'a product in a color has the preferred address and the data of the product',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/chairs/astra')
    const before = await readHead(page)
    await page.getByRole('link', { name: 'Black/Purple', exact: true }).click()
    await expect(page).toHaveURL(/color=/)
    expect((await readHead(page)).canonicals).toEqual(before.canonicals)
    await page.reload()
    await hydrated(page)
    expect(await readHead(page)).toEqual(before)
  },
)
