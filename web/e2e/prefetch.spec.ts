import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from './fixtures.ts'

// As visitors have it; it answers nothing here but what it was asked for.
test.use({ serviceWorkers: 'allow' })

test(
  'a card that stayed on a phone’s screen opens without a request',
  { tag: '@phone' },
  async ({ page }) => {
    const calls = watchCalls(page)
    await open(page, '/cases')
    const card = page.getByRole('link', { name: 'Edge, view details' })
    await card.scrollIntoViewIfNeeded()
    await expect.poll(() => callsFor(calls, 'edge')).toBe(1)
    await page.waitForLoadState('networkidle')
    await card.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Edge' })).toBeVisible()
    expect(callsFor(calls, 'edge')).toBe(1)
  },
)

test(
  'a card that was hovered opens without a request, and is fetched once however often it is hovered',
  { tag: '@desktop' },
  async ({ page }) => {
    const calls = watchCalls(page)
    await open(page, '/cases')
    const card = (name: string) => page.getByRole('link', { name: `${name}, view details` })
    await card('Edge').hover()
    await expect.poll(() => callsFor(calls, 'edge')).toBe(1)
    await card('Calypso').hover()
    await expect.poll(() => callsFor(calls, 'calypso')).toBe(1)
    await card('Edge').hover()
    await page.waitForLoadState('networkidle')
    await card('Edge').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Edge' })).toBeVisible()
    expect(callsFor(calls, 'edge')).toBe(1)
  },
)

test(
  'nothing is prefetched for a visitor who saves data',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.clock.install()
    const calls = watchCalls(page)
    await page.goto('/cases')
    // The scripts come after the page's first picture, on the page's own clock.
    await page.clock.runFor(4_000)
    await hydrated(page)
    const card = page.getByRole('link', { name: 'Edge, view details' })
    await card.hover()
    await page.clock.runFor(2_000)
    expect(calls).toEqual([])
    await card.click()
    await expect.poll(() => callsFor(calls, 'edge')).toBe(1)
  },
)

// A browser has six connections to an HTTP/1.1 server: a file more would make the data wait for another one.
test(
  'a product is one call and at most five files away from a list, which fetches the page’s own ahead',
  { tag: '@desktop' },
  async ({ page }) => {
    const ahead = page.waitForRequest(/\/ProductPage-[^/]+\.js$/)
    await open(page, '/cases')
    // A second after the list is shown.
    await ahead
    await page.waitForLoadState('networkidle')
    const calls = watchCalls(page)
    const files = new Set<string>()
    page.on('request', (request) => {
      if (/\.(js|css)$/.test(request.url())) files.add(request.url())
    })
    await page.getByRole('link', { name: 'Edge, view details' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Edge' })).toBeVisible()
    expect(calls).toHaveLength(1)
    expect(files.size).toBeLessThanOrEqual(5)
  },
)

// The procedures that a page calls, by their addresses.
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/trpc/')) calls.push(decodeURIComponent(request.url()))
  })
  return calls
}

function callsFor(calls: string[], slug: string): number {
  return calls.filter((url) => url.includes('/products.detail') && url.includes(`"${slug}"`)).length
}
