import { createHash, randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './fixtures.ts'

/** Stores a subscription that waits to be confirmed, with a link as its e-mail would have it. */
function createLink(
  databaseFile: string,
  confirmsUntil = '2099-01-01T00:00:00.000Z',
): { secret: string } {
  const secret = randomBytes(16).toString('base64url')
  const database = new DatabaseSync(databaseFile, { timeout: 5_000 })
  const { lastInsertRowid } = database
    .prepare(
      'INSERT INTO newsletter_subscriptions (email, email_key, created_at) VALUES (?1, ?1, ?2)',
    )
    .run(`${secret.toLowerCase()}@example.com`, '2026-11-22T00:00:00.000Z')
  database
    .prepare('INSERT INTO newsletter_links VALUES (?, ?, ?)')
    .run(createHash('sha256').update(secret).digest('base64url'), lastInsertRowid, confirmsUntil)
  database.close()
  return { secret }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      'a subscription is confirmed and ended by the buttons that its links lead to',
      { tag: '@phone' },
      async ({ page, site }) => {
        const { secret } = createLink(site.databaseFile)
        const sent: Promise<string>[] = []
        page.on('request', (request) => {
          sent.push(
            request
              .allHeaders()
              .then((headers) => `${request.url()} from ${headers.referer ?? ''}`)
              .catch(() => ''),
          )
        })
        await page.goto(`/newsletter/confirm/${secret}`)
        await expect(heading(page)).toHaveText('Confirm your subscription')
        await page.getByRole('button', { name: 'Confirm' }).click()
        await expect(heading(page)).toHaveText('Confirmed')
        await expect(page).toHaveURL('/newsletter?subscription=confirmed')
        await expect(page.getByRole('link', { name: 'Explore Products' })).toHaveAttribute(
          'href',
          '/products',
        )
        await page.goto(`/newsletter/unsubscribe/${secret}`)
        await page.getByRole('button', { name: 'Unsubscribe' }).click()
        await expect(heading(page)).toHaveText('Unsubscribed')
        await page.goBack()
        await expect(heading(page)).toHaveText('Unsubscribed')
        const referred = (await Promise.all(sent)).filter((line) =>
          line.split(' from ')[1]?.includes(secret),
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
    const { secret } = createLink(site.databaseFile)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    for (const purpose of ['confirm', 'unsubscribe']) {
      await page.goto(`/newsletter/${purpose}/${secret}`)
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
    const { secret } = createLink(site.databaseFile, '2026-01-01T00:00:00.000Z')
    await page.goto(`/newsletter/confirm/${secret}`)
    await expect(heading(page)).toHaveText('This link has expired.')
    await expectAccessible(page)
    await page.goto(`/newsletter/confirm/${secret.slice(0, -3)}`)
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
      const { secret } = createLink(site.databaseFile)
      await open(page, '/cookies')
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await page.goto('/privacy')
      await page.goto(`/newsletter/confirm/${secret}`)
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
