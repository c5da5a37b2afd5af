import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/],
})

test('pages and pictures already seen open without a connection', async ({ page, context }) => {
  await page.goto('/cases')
  await workerInCharge(page)
  await page.reload()
  await hydrated(page)
  await page.getByRole('link', { name: 'Edge, view details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edge' })).toBeVisible()
  await expect.poll(() => cached(page, '/cases/edge')).toBe(true)
  await context.setOffline(true)
  await page.goto('/cases')
  await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible()
  expect(
    await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)
  await page.goto('/cases/edge')
  await expect(page.getByRole('heading', { level: 1, name: 'Edge' })).toBeVisible()
})

test('a page not seen yet says what is wrong and what still works', async ({ page, context }) => {
  await page.goto('/home')
  await workerInCharge(page)
  await context.setOffline(true)
  await page.goto('/monitors')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page has not been seen yet.',
  )
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
})

test('a new version takes over at once and drops the pages of the old one', async ({ page }) => {
  await page.goto('/home')
  await workerInCharge(page)
  await page.evaluate(async () => {
    const cache = await caches.open('pages-of-an-older-version')
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
    .not.toContain('pages-of-an-older-version')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Heavy on metal')
})

/** Waits until the service worker answers this page's requests. */
async function workerInCharge(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

function cached(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (address) => Boolean(await caches.match(address)), path)
}
