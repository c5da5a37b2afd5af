import { randomUUID } from 'node:crypto'
import { createNewsletterLinks } from '@argo/cli/newsletter-links'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './fixtures.ts'

/** What the links of an e-mail hold that asks to confirm a subscription. */
const createLinks = (databaseFile: string, expiresAt?: string) =>
  createNewsletterLinks(databaseFile, randomUUID(), expiresAt)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      'a subscription is confirmed and ended by the buttons that its links lead to',
      { tag: '@phone' },
      async ({ page, site }) => {
        const links = createLinks(site.databaseFile)
        const sent: Promise<string>[] = []
        page.on('request', (request) => {
          sent.push(
            request
              .allHeaders()
              .then((headers) => `${request.url()} from ${headers.referer ?? ''}`)
              .catch(() => ''),
          )
        })
        await page.goto(`/newsletter/confirm/${links.confirm}`)
        await expect(heading(page)).toHaveText('Confirm your subscription')
        await page.getByRole('button', { name: 'Confirm' }).click()
        await expect(heading(page)).toHaveText('Confirmed')
        await expect(page).toHaveURL('/newsletter?subscription=confirmed')
        await expect(page.getByRole('link', { name: 'Explore Products' })).toHaveAttribute(
          'href',
          '/products',
        )
        await page.goto(`/newsletter/unsubscribe/${links.unsubscribe}`)
        await page.getByRole('button', { name: 'Unsubscribe' }).click()
        await expect(heading(page)).toHaveText('Unsubscribed')
        await page.goBack()
        await expect(heading(page)).toHaveText('Unsubscribed')
        const referred = (await Promise.all(sent)).filter((line) =>
          Object.values(links).some((secret) => line.split(' from ')[1]?.includes(secret)),
        )
        expect(referred).toEqual([])
      },
    )
  })
}

test(
  'the pages of links are accessible, fit the screen, and load no script',
  { tag: '@phone' },
  async ({ page, site }) => {
    const links = createLinks(site.databaseFile)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    for (const purpose of ['confirm', 'unsubscribe'] as const) {
      await page.goto(`/newsletter/${purpose}/${links[purpose]}`)
      await expectAccessible(page)
      const box = await page.getByRole('main').getByRole('button').boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true)
    }
    expect(scripts).toEqual([])
  },
)

test.describe('a link that does nothing', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('says why and what to do', { tag: '@phone' }, async ({ page, site }) => {
    const links = createLinks(site.databaseFile, '2026-01-01T00:00:00.000Z')
    await page.goto(`/newsletter/confirm/${links.confirm}`)
    await expect(heading(page)).toHaveText('This link has expired.')
    await expectAccessible(page)
    await page.goto(`/newsletter/confirm/${links.confirm.slice(0, -3)}`)
    await expect(heading(page)).toHaveText('This link is not known.')
    await page.getByRole('link', { name: 'To the newsletter' }).click()
    await expect(heading(page)).toHaveText('Newsletter')
  })
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'the address of a link is not kept in the browser',
    { tag: '@desktop' },
    async ({ page, site }) => {
      const links = createLinks(site.databaseFile)
      await open(page, '/cookies')
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await page.goto('/privacy')
      await page.goto(`/newsletter/confirm/${links.confirm}`)
      await expect(heading(page)).toHaveText('Confirm your subscription')
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      await page.goto('/terms')
      const addresses = () =>
        page.evaluate(async () => {
          const names = await caches.keys()
          const requests = await Promise.all(
            names.map(async (name) => (await caches.open(name)).keys()),
          )
          return requests.flat().map(({ url }) => new URL(url).pathname)
        })
      await expect.poll(addresses).toContain('/terms')
      expect((await addresses()).filter((path) => path.startsWith('/newsletter/'))).toEqual([])
    },
  )
})
