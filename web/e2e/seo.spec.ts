import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from './fixtures.ts'

interface Thing {
  '@type': string
  name?: string
  url?: string
}

/** What stands in the head for machines, as a machine that runs scripts reads it. */
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

function things({ scripts }: Awaited<ReturnType<typeof readHead>>): Thing[] {
  return scripts.flatMap(({ text }) => (JSON.parse(text) as { '@graph': Thing[] })['@graph'])
}

test('after moving inside the site the head is that of a page opened there', async ({
  page,
  context,
}) => {
  await open(page, '/home')
  expect(things(await readHead(page)).map((thing) => thing['@type'])).toEqual([
    'Organization',
    'WebSite',
  ])
  const ways = [
    { link: 'View all products', heading: /Arsenal/ },
    { link: 'Swift Pro, view details', heading: 'Swift Pro' },
    { link: 'Chairs', heading: 'Chairs' },
    { link: 'Imperium, view details', heading: 'Imperium' },
  ]
  for (const { link, heading } of ways) {
    await page.getByRole('main').getByRole('link', { name: link }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectHeadAsOpened(page, await context.newPage())
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Support' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible()
  await expectHeadAsOpened(page, await context.newPage())
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Imperium' })).toBeVisible()
  await expectHeadAsOpened(page, await context.newPage())
})

async function expectHeadAsOpened(page: Page, other: Page): Promise<void> {
  await other.goto(page.url())
  const opened = await readHead(other)
  await other.close()
  expect(opened.titles).toBe(1)
  expect(opened.canonicals).toHaveLength(1)
  await expect.poll(() => readHead(page)).toEqual(opened)
}

test('coming alive leaves what machines read as it came', async ({ page, request }) => {
  for (const address of ['/chairs/swift-pro', '/cases', '/products', '/home']) {
    const html = await (await request.get(address)).text()
    const sent = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1]
    await open(page, address)
    expect((await readHead(page)).scripts).toEqual([{ inHead: true, text: sent }])
  }
})

test('choosing a colour changes neither the page’s preferred address nor its data', async ({
  page,
}) => {
  await open(page, '/chairs/astra')
  const before = await readHead(page)
  await page.getByRole('link', { name: 'Black/Purple', exact: true }).click()
  await expect(page).toHaveURL(/color=/)
  expect(await readHead(page)).toEqual(before)
  await page.reload()
  await hydrated(page)
  expect(await readHead(page)).toEqual(before)
})

test('a page a visitor arrives at fetches nothing to describe itself', async ({ page }) => {
  // Nothing is fetched ahead of the visitor, who might go on from here.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await open(page, '/cases/edge')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => path.includes('structured-data'))).toEqual([])
})

test('sitemap and feed are XML to a browser', async ({ page, request }) => {
  await open(page, '/contact')
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
