import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { createNewsletterLinks } from '@argo/cli/test-newsletter-links'
import { startSite } from '@argo/cli/site-process'
import { expect, hydrated, test } from './fixtures.ts'

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)|TRPCClientError/],
})

// As long as a page is looked at before it is kept, by a clock that tests set forward.
const stay = 5_000

test.beforeEach(({ page }) => page.clock.install())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const category = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name })

test(
  'pages and pictures already seen open without a connection; any other says what is wrong and what still works, and opens when the connection is back',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openWithWorker(page, '/home')
    await openWithWorker(page, '/cooling')
    await openWithWorker(page, '/cases')
    await page.getByRole('link', { name: 'Edge, view details' }).click()
    await expect(heading(page)).toHaveText('Edge')
    await page.clock.fastForward(stay)
    await expect.poll(() => cached(page, '/cases/edge')).toBe(true)
    await context.setOffline(true)
    for (const [address, preferred, name] of [
      ['/', '/home', /Built to/],
      ['/cooling', '/cooling', 'Coolers'],
      ['/cases/edge', '/cases/edge', 'Edge'],
      ['/cases', '/cases', 'Cases'],
    ] as const) {
      await page.goto(address)
      await expect(heading(page)).toHaveText(name)
      await expect(page).toHaveURL(preferred)
    }
    const picture = page.getByRole('main').getByRole('article').getByRole('img').first()
    expect(
      await picture.evaluate((image: HTMLImageElement) =>
        image.decode().then(() => image.naturalWidth),
      ),
    ).toBeGreaterThan(0)

    await page.goto('/monitors')
    await expect(heading(page)).toHaveText('This page has not been seen yet.')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(10, 11, 13)')
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
    await context.setOffline(false)
    await expect(heading(page)).toHaveText('Monitors')
  },
)

test(
  'a link to a page already seen opens it without a connection, and any other the offline page, from which Back leads back',
  { tag: '@phone' },
  async ({ page, context }) => {
    await openWithWorker(page, '/cases')
    await openWithWorker(page, '/cookies')
    await context.setOffline(true)
    await category(page, 'Cases').click()
    await expect(heading(page)).toHaveText('Cases')
    await hydrated(page)
    await category(page, 'Monitors').click()
    await expect(heading(page)).toHaveText('This page has not been seen yet.')
    await expect(page).toHaveURL('/monitors')
    await page.goBack()
    await expect(heading(page)).toHaveText('Cases')
    await hydrated(page)
    await page.goBack()
    await expect(heading(page)).toHaveText('Cookies')
  },
)

test(
  'a page opened by a link without a connection renews its data when the connection is back, and so does each after it',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openWithWorker(page, '/cases')
    for (const name of ['Monitors', 'Chairs', 'Cases']) {
      await category(page, name).click()
      await expect(heading(page)).toHaveText(name)
    }
    await openWithWorker(page, '/cases')
    await context.setOffline(true)
    for (const name of ['Monitors', 'Chairs']) {
      await category(page, name).click()
      await expect(heading(page)).toHaveText(name)
    }
    const renewed = (name: string) =>
      page.waitForResponse((response) =>
        decodeURIComponent(response.url()).includes(`"category":"${name}"`),
      )
    const shown = renewed('chairs')
    await context.setOffline(false)
    expect((await shown).ok()).toBe(true)
    const next = renewed('monitors')
    await category(page, 'Monitors').click()
    expect((await next).ok()).toBe(true)
  },
)

test(
  'what was searched for is not kept, nor somebody’s parts, a link of an e-mail and what became of it, a preview or a file',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const links = createNewsletterLinks(site.databaseFile, randomUUID())
    await openWithWorker(page, '/cookies')
    await page.goto(`/newsletter/confirm/${links.confirm}`)
    await page.goto('/newsletter?subscription=declined')
    await hydrated(page)
    await page.goto('/cases/edge?preview=79.1.x')
    await hydrated(page)
    await page.goto('/search?q=mouse')
    await hydrated(page)
    await page.getByRole('searchbox').fill('quiet')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=quiet/)
    await page.goto('/fit?case=edge&card-length=300')
    await hydrated(page)
    await page.getByRole('textbox', { name: 'Length' }).first().fill('310')
    await page.goto('/cases/edge')
    const download = page.waitForEvent('download')
    await page.getByRole('region', { name: 'Downloads' }).getByRole('link').first().click()
    await (await download).path()
    await page.goto('/privacy')
    await expect.poll(() => cached(page, '/privacy')).toBe(true)
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const stores = await Promise.all(names.map((name) => caches.open(name)))
      const requests = await Promise.all(stores.map((store) => store.keys()))
      return requests.flat().map(({ url }) => decodeURIComponent(url))
    })
    expect(
      kept.filter((url) =>
        /[="](mouse|quiet)|subscription=|newsletter\/|preview|card-length|fit\.|downloads\//.test(
          url,
        ),
      ),
    ).toEqual([])
  },
)

test(
  'a move inside the site fetches data alone; a page that the visitor stays on is fetched once, and none on a slow connection',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openWithWorker(page, '/cases')
    await page.reload()
    await hydrated(page)
    // From here on time passes by the steps of the test alone, however slow the machine is.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    const documents: string[] = []
    context.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.serviceWorker() && !/^\/(trpc|assets|pictures)\//.test(pathname))
        documents.push(pathname)
    })
    for (const name of ['Chairs', 'Monitors']) {
      await category(page, name).click()
      await expect(heading(page)).toHaveText(name)
    }
    expect(documents).toEqual([])
    await page.clock.fastForward(stay)
    await expect.poll(() => documents).toEqual(['/monitors'])

    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
    )
    await page.goto('/cases')
    await hydrated(page)
    documents.length = 0
    await category(page, 'Chairs').click()
    await expect(heading(page)).toHaveText('Chairs')
    await page.clock.fastForward(stay)
    // What the worker fetches it fetches in turn: it would be the chairs first.
    await page.evaluate(() => fetch('/cookies', { headers: { Accept: 'text/html' } }))
    await expect.poll(() => documents).toEqual(['/cookies'])
  },
)

test(
  'data that the worker gave from its cache is read again once the server answers',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openWithWorker(page, '/cases')
    await page.reload()
    await hydrated(page)
    await category(page, 'Chairs').click()
    await expect(heading(page)).toHaveText('Chairs')
    await openWithWorker(page, '/cases')
    // The browser believes that it has a connection, but no answer comes.
    await context.route('**/trpc/**', (route) => route.abort())
    await category(page, 'Chairs').click()
    await expect(heading(page)).toHaveText('Chairs')
    const renewed = page.waitForResponse((response) =>
      decodeURIComponent(response.url()).includes('"category":"chairs"'),
    )
    await context.unroute('**/trpc/**')
    await page.getByRole('banner').getByRole('button', { name: 'Monitors' }).hover()
    expect((await renewed).ok()).toBe(true)
  },
)

test(
  'a page seen before stands in for one that the server does not send',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openWithWorker(page, '/cases')
    await openWithWorker(page, '/cookies')
    // Never answered.
    await context.route('**/cases', () => {})
    await page.goto('/cases')
    await expect(heading(page)).toHaveText('Cases')
  },
)

test(
  'of more than 800 responses those not seen for longest go, the offline page never',
  { tag: '@desktop' },
  async ({ page }) => {
    await openWithWorker(page, '/cookies')
    await page.evaluate(async () => {
      const [name = ''] = await caches.keys()
      const cache = await caches.open(name)
      for (let i = 0; i < 801; i += 1) await cache.put(`/pictures/${i}`, new Response('x'))
    })
    await openWithWorker(page, '/terms')
    const kept = () =>
      page.evaluate(async () => {
        const [name = ''] = await caches.keys()
        const requests = await (await caches.open(name)).keys()
        return requests.map(({ url }) => new URL(url).pathname)
      })
    await expect.poll(kept).not.toContain('/pictures/0')
    expect(await kept()).not.toContain('/cookies')
    expect(await kept()).toEqual(
      expect.arrayContaining(['/offline.html', '/offline.css', '/pictures/800', '/terms']),
    )
  },
)

test.describe('another version', () => {
  // The policy lets the page register no address but the site's own.
  test.use({ bypassCSP: true })

  test(
    'a new version takes over at once and drops the pages of the old one',
    { tag: '@desktop' },
    async ({ page }) => {
      await openWithWorker(page, '/home')
      await page.evaluate(async () => {
        const cache = await caches.open('seen-of-an-older-version')
        await cache.put(
          '/home',
          new Response('<h1>Old</h1>', { headers: { 'content-type': 'text/html' } }),
        )
      })
      // The same worker under another address is, to a browser, a new version.
      await page.evaluate(async () => {
        const taken = new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', resolve),
        )
        await navigator.serviceWorker.register('/sw.js?newer')
        await taken
      })
      await expect
        .poll(() => page.evaluate(() => caches.keys()))
        .not.toContain('seen-of-an-older-version')
      await page.reload()
      await expect(heading(page)).toContainText('Built to')
    },
  )
})

test(
  'a site that switches its worker off removes it, and all that it has kept, with the next page',
  { tag: '@desktop' },
  async ({ page }) => {
    const site = await startSite()
    await openWithWorker(page, `${site.url}/home`)
    await site.stop()
    const { port: PORT } = new URL(site.url)
    const without = await startSite({ settings: { PORT, SERVICE_WORKER: 'off' } })
    try {
      await page.goto(`${site.url}/cookies`)
      await expect(heading(page)).toHaveText('Cookies')
      const left = () =>
        page.evaluate(async () => {
          const registrations = await navigator.serviceWorker.getRegistrations()
          return [registrations.length, await caches.keys()]
        })
      await expect.poll(left).toEqual([0, []])
      await page.goto(`${site.url}/contact`)
      await hydrated(page)
      await expect.poll(left).toEqual([0, []])
    } finally {
      await without.stop()
    }
  },
)

/** Opens a page and waits until the service worker answers its requests and has cached it. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.clock.fastForward(stay)
  await expect.poll(() => cached(page, address)).toBe(true)
}

function cached(page: Page, path: string): Promise<boolean> {
  return page.evaluate(
    async (address) => Boolean(await caches.match(address, { ignoreVary: true })),
    path,
  )
}
