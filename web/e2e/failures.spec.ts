import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, open, test } from './fixtures.ts'

test.use({
  expectedErrors: [/Failed to (load resource|fetch)|TRPCClientError|TypeError|Error: 500/],
})

const failedHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })
const newsletter = (page: Page) => page.getByLabel('E-mail address')
const toWarranty = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Warranty' })
const toHome = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Argo, home' })
const warranty = (page: Page) => page.getByRole('heading', { level: 1, name: 'Warranty' })

/** Lets every list fail with a status. */
async function failLists(page: Page, status: number, message: string) {
  await page.unrouteAll()
  await page.route('**/trpc/products.page**', (route) =>
    route.fulfill({
      status,
      json: { error: { json: { message, code: -32_603, data: { httpStatus: status } } } },
    }),
  )
}

test('an error of a script reaches the server’s log', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/cases/edge')
  const report = page.waitForResponse('**/client-reports')
  await page.evaluate(() => void setTimeout(() => Reflect.apply(undefined as never, 0, [])))
  expect((await report).status()).toBe(204)
})

/** How many documents the page has loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

test(
  'a read that fails leaves header, footer and what was typed, says so in words of ours, and its link loads the document',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/home')
    await newsletter(page).fill('ada@example.com')
    await failLists(page, 500, 'Out of order')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chairs' }).click()
    await expect(failedHeading(page)).toBeFocused()
    await expect(page).toHaveTitle('This page could not be loaded – Argo')
    await expect(
      page.getByRole('status').filter({ hasText: 'This page could not be loaded' }),
    ).toHaveCount(1)
    await expect(page.getByRole('main')).toContainText('Something failed on our side.')
    await expect(page.getByRole('main')).not.toContainText('Out of order')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(newsletter(page)).toHaveValue('ada@example.com')
    await expectAccessible(page)

    const words = 'Too many requests from your address. Please try again in 42 seconds.'
    await failLists(page, 429, words)
    const tryAgain = page.getByRole('link', { name: 'Try again' })
    await expect(tryAgain).not.toHaveAttribute('aria-current')
    await toHome(page).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chairs' }).click()
    await expect(page.getByRole('main')).toContainText(words)
    await page.unrouteAll()
    await expect(newsletter(page)).toHaveValue('ada@example.com')
    const loads = countLoads(page)
    await tryAgain.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Chairs' })).toBeVisible()
    await expect(page).toHaveTitle('Chairs – Argo')
    expect(loads()).toBe(1)
  },
)

test(
  'a page that the server could not render can be tried again',
  { tag: '@desktop' },
  async ({ page, desk: { url, databaseFile } }) => {
    await withoutCatalogue(databaseFile, async () => {
      const response = await page.goto(`${url}/product/71?while=it-fails`)
      expect(response?.status()).toBe(500)
      await expect(failedHeading(page)).toBeVisible()
      await expect(page).toHaveTitle('This page could not be loaded – Argo')
      await expect(page.getByRole('main')).toContainText(
        `tell us this number: ${response?.headers()['x-request-id']}.`,
      )
      await expect(page.getByRole('banner')).toBeVisible()
    })
    await hydrated(page)
    // The page inside the layout is hydrated after it; a click in between is lost with the element.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'G-100M' })).toBeVisible()
  },
)

test.describe('a tab of another build', () => {
  /** Has the procedures answer as a newer build does, in which what a read returned has another shape. */
  async function deploy(page: Page): Promise<void> {
    await page.route('**/trpc/**', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'x-build': '/assets/entry-client-newer.js' },
        json: { result: { data: { json: {} } } },
      })
    })
  }

  test(
    'loads the document with the move that finds out, and with the next one',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/home')
      await deploy(page)
      let loads = countLoads(page)
      await toWarranty(page).dispatchEvent('click')
      await expect(warranty(page)).toBeVisible()
      expect(loads()).toBe(1)
      await hydrated(page)
      const answered = page.waitForResponse('**/trpc/**')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Chairs' }).hover()
      await answered
      loads = countLoads(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Chairs' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Chairs' })).toBeVisible()
      await expect(page).toHaveURL('/chairs')
      expect(loads()).toBe(1)
    },
  )

  test('stays where the answers are of its own build', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/home')
    const loads = countLoads(page)
    await toWarranty(page).click()
    await expect(warranty(page)).toBeFocused()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chairs' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Chairs' })).toBeFocused()
    expect(loads()).toBe(0)
  })
})

test.describe('the file of a page that does not load', () => {
  const file = '**/assets/WarrantyPage-*.js'

  test(
    'has the document loaded in its place, which stays and is hydrated later',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/home')
      await page.route(file, (route) => route.abort())
      const loads = countLoads(page)
      await toWarranty(page).click()
      await expect(warranty(page)).toBeVisible()
      await expect(page).toHaveURL('/warranty')
      await expect(page.getByRole('button', { name: 'Submit claim' })).toBeDisabled()
      await page.getByLabel('Serial number').fill('A-1')
      await page.unroute(file)
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(page.getByRole('button', { name: 'Submit claim' })).toBeEnabled()
      await expect(page.getByLabel('Serial number')).toHaveValue('A-1')
      expect(loads()).toBe(1)
    },
  )

  test(
    'while it is preloaded changes nothing, and is imported again for the click',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/home')
      await newsletter(page).fill('ada@example.com')
      const loads = countLoads(page)
      await page.route(file, (route) => route.abort())
      const failed = page.waitForEvent('requestfailed')
      await toWarranty(page).hover()
      await failed
      await page.unroute(file)
      await toWarranty(page).click()
      await expect(warranty(page)).toBeFocused()
      await expect(newsletter(page)).toHaveValue('ada@example.com')
      expect(loads()).toBe(0)
    },
  )
})

/** Takes away what tells the version of the catalogue, so that nobody can read it, while a test runs. */
async function withoutCatalogue(databaseFile: string, look: () => Promise<void>): Promise<void> {
  const database = new DatabaseSync(databaseFile, { timeout: 5_000 })
  database.exec('ALTER TABLE catalogue_version RENAME TO version_away')
  try {
    await look()
  } finally {
    database.exec('ALTER TABLE version_away RENAME TO catalogue_version')
    database.close()
  }
}
