import type { Page } from '@playwright/test'
import { expect, isPhone, open, test } from './fixtures.ts'

test('cards that were on a phone’s screen for a moment open without a request', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'a desktop hovers')
  const calls = watchCalls(page)
  await open(page, '/cases')
  const card = page.getByRole('link', { name: 'Edge, view details' })
  await card.scrollIntoViewIfNeeded()
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  const before = calls.length
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edge' })).toBeVisible()
  expect(calls.length).toBe(before)
})

test('a page view fetches at most fifteen answers ahead', async ({ page }) => {
  const calls = watchCalls(page)
  await open(page, '/products')
  await page.waitForLoadState('networkidle')
  for (const card of await page.getByRole('link', { name: /view details$/ }).all()) {
    await card.scrollIntoViewIfNeeded()
    await card.hover()
    await page.waitForTimeout(isPhone(page) ? 500 : 80)
  }
  await page.waitForLoadState('networkidle')
  expect(calls.length).toBe(15)
})

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const calls = watchCalls(page)
  await open(page, '/cases')
  const card = page.getByRole('link', { name: 'Edge, view details' })
  await card.hover()
  await page.waitForTimeout(800)
  expect(calls).toEqual([])
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edge' })).toBeVisible()
  expect(calls.length).toBeGreaterThan(0)
})

test('a product is one request away from a list', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has it before')
  const calls = watchCalls(page)
  await open(page, '/cases')
  await page.getByRole('link', { name: 'Edge, view details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edge' })).toBeVisible()
  expect(calls).toHaveLength(1)
})

// The procedures that a page calls, by their addresses.
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/trpc/')) calls.push(request.url())
  })
  return calls
}
