import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from './fixtures.ts'
import { watchTraffic } from './traffic.ts'

// What a first visit may cost, in bytes as sent: a tenth more than the page of each kind that costs most. Times are not
// tested: `pnpm bench` measures them.
const kB = 1_000
const budgets = [
  ['Document', 27.5 * kB],
  ['Stylesheet', 22.5 * kB],
  ['Script', 185 * kB],
] as const
const chain = 2
// A fallback font can be matched in average width, not in that of each word: a score that is not visible,
// a twentieth of what counts as good (0.1).
const mostByFont = 0.005

const kindsOfPage = [
  '/home',
  '/products',
  '/cases',
  '/cases/edge',
  '/chairs/swift-pro',
  '/fit',
  '/compare/cases',
  '/contact',
  '/search?q=mouse',
]
/** Those that a wide screen lays out in another way. */
const kindsOfWidePage = ['/home', '/cases', '/chairs/swift-pro']

test.use({ serviceWorkers: 'allow' })

test('a first visit to each kind of page stays within its budget, and nothing moves when the font and then the pictures load late', async ({
  browser,
  viewport,
}) => {
  for (const address of viewport!.width < 768 ? kindsOfPage : kindsOfWidePage) {
    await test.step(address, async () => {
      const context = await browser.newContext()
      const page = await context.newPage()
      const font = Promise.withResolvers<void>()
      const pictures = Promise.withResolvers<void>()
      await page.route('**/*.woff2', (route) => font.promise.then(() => route.continue()))
      await page.route('**/pictures/**', (route) => pictures.promise.then(() => route.continue()))
      await page.addInitScript(noteShifts)
      const traffic = await watchTraffic(page)
      const byWorker = new Set<string>()
      context.on('request', (request) => {
        if (request.serviceWorker()) byWorker.add(new URL(request.url()).pathname)
      })
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(firstPaint)
      // What moves while the document still comes is not the font's.
      const fontTime = await page.evaluate(timeOfNextPaint)
      font.resolve()
      await page.waitForFunction(hasFont)
      const pictureTime = await page.evaluate(timeOfNextPaint)
      pictures.resolve()
      await hydrated(page)
      await page.waitForLoadState('networkidle')

      for (const [type, budget] of budgets) {
        const bytes = traffic.bytesOf(type)
        expect(bytes, type).toBeLessThanOrEqual(budget)
        // A file that came from the browser's cache would count as nothing.
        expect(bytes, type).toBeGreaterThan(budget / 4)
      }
      const largest = await largestPicture(page)
      for (const url of [...largest, ...traffic.addressesOf('Stylesheet')])
        expect(traffic.depthOf(url), url).toBeLessThanOrEqual(chain)

      const { moved, painted, fontLoaded } = await page.evaluate(() => {
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const woff2 = files.find(({ name }) => name.endsWith('.woff2'))
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        return {
          moved: window.moved,
          painted: paint?.startTime ?? Number.NaN,
          fontLoaded: woff2?.responseEnd ?? Number.NaN,
        }
      })
      expect(fontLoaded, 'the font is late').toBeGreaterThan(painted)
      const byFont = moved.filter(({ at }) => at > fontTime && at < pictureTime)
      expect(sum(byFont.map(({ score }) => score)), JSON.stringify(byFont)).toBeLessThan(mostByFont)
      expect(moved.filter(({ at }) => at >= pictureTime)).toEqual([])

      // What the service worker fetches beside them: itself, the offline page and, for a visitor who stays, the page.
      const ofWorker = ['/sw.js', '/offline.css', '/offline.html']
      await expect.poll(() => [...byWorker]).toEqual(expect.arrayContaining(ofWorker))
      const more = [...byWorker].filter((path) => !/^\/(assets|pictures)\//.test(path))
      expect(more.length).toBeLessThanOrEqual(ofWorker.length + 1)
      await context.close()
    })
  }
})

test.describe('without the service worker, whose requests have no end to wait for', () => {
  test.use({ serviceWorkers: 'block' })

  test(
    'a move to another page runs none of the page’s scripts again',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/cases')
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => {
        window.scriptsAdded = 0
        new MutationObserver((changes) => {
          for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
            if (node instanceof HTMLScriptElement) window.scriptsAdded += 1
        }).observe(document, { childList: true, subtree: true })
      })
      await page.getByRole('link', { name: 'G120, view details' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'G120' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => window.scriptsAdded)).toBe(0)
      await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
    },
  )
})

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

declare global {
  interface Window {
    moved: { at: number; score: number; words: string }[]
    scriptsAdded: number
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node?: Node }[]
}

// Runs in the page: each layout shift, its time, and the texts that moved.
function noteShifts(): void {
  window.moved = []
  new PerformanceObserver((list) => {
    for (const { startTime, value, sources } of list.getEntries() as LayoutShift[]) {
      const words = sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')
      window.moved.push({ at: startTime, score: value, words })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

// Runs in the page: whether it has been painted.
function firstPaint(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0
}

// Runs in the page: whether its font, which its stylesheet names, has come.
function hasFont(): boolean {
  return [...document.fonts].some(
    ({ family, status }) => family === 'Archivo' && status === 'loaded',
  )
}

// Runs in the page: when it has been painted with its font.
async function timeOfNextPaint(): Promise<number> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  return performance.now()
}

// The picture that is the page's largest paint; none where that is text.
function largestPicture(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1) as PerformanceEntry & { url: string }
          resolve(largest.url ? [largest.url] : [])
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
