import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from './fixtures.ts'
import { watchTraffic } from './traffic.ts'

// What a first visit may cost, in bytes as sent. Times are not tested: `pnpm bench` measures them.
const kB = 1_000
const htmlBudget = 20 * kB
const cssBudget = 11.1 * kB
const requestsUpToThePicture = 15
const chain = 2
// A fallback font can be matched in average width, not in that of each word: a score that is not visible,
// a twentieth of what counts as good (0.1).
const unseen = 0.005
// A loaded font is painted within this many milliseconds; later shifts are caused by pictures.
const swap = 400

// Each with what its scripts may weigh, with what it fetches ahead once it is interactive: half a kilobyte more than they
// do. Whoever adds to them says here what for.
const kindsOfPage: [address: string, scripts: number][] = [
  ['/home', 119.8],
  ['/products', 122.1],
  ['/cases', 123],
  ['/cases?gpu-clearance-min=300', 126.8],
  ['/cases/edge', 123.7],
  ['/chairs/swift-pro', 123.7],
  ['/product/90', 123.7],
  ['/fit', 119.2],
  ['/compare/cases', 120],
  ['/contact', 118.9],
  ['/warranty', 117.9],
  ['/downloads', 115.7],
  ['/search?q=mouse', 115.9],
  ['/privacy', 114.4],
]

for (const [address, scripts] of kindsOfPage) {
  test(`a first visit to ${address} stays within its budget, and nothing moves when the font and then the pictures load late`, async ({
    page,
  }) => {
    await page.route('**/*.woff2', (route) => setTimeout(() => route.continue(), 500))
    await page.route('**/pictures/**', (route) => setTimeout(() => route.continue(), 1_500))
    await page.addInitScript(noteShifts)
    const traffic = await watchTraffic(page)
    await open(page, address)
    await page.waitForLoadState('networkidle')

    expect(traffic.bytesOf('Document'), 'HTML').toBeGreaterThan(kB)
    expect(traffic.bytesOf('Document'), 'HTML').toBeLessThanOrEqual(htmlBudget)
    expect(traffic.bytesOf('Stylesheet'), 'CSS').toBeLessThanOrEqual(cssBudget)

    expect(traffic.bytesOf('Script'), 'JavaScript').toBeLessThanOrEqual(scripts * kB)

    // What makes the page interactive is requested last.
    const entry = traffic.addressesOf('Script').find((url) => url.includes('client-')) ?? ''
    expect(entry).not.toBe('')
    const pictures = await largestPicture(page)
    for (const url of [...pictures, ...traffic.addressesOf('Stylesheet')])
      expect(traffic.depthOf(url), url).toBeLessThanOrEqual(chain)
    for (const url of pictures) {
      expect(traffic.placeOf(url), url).toBeLessThanOrEqual(requestsUpToThePicture)
      expect(traffic.placeOf(url), url).toBeLessThan(traffic.placeOf(entry))
    }

    const { moved, fontAt } = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const font = files.find(({ name }) => name.endsWith('.woff2'))
      return { moved: window.moved, fontAt: font?.responseEnd ?? Number.NaN }
    })
    expect(fontAt).toBeGreaterThan(500)
    const byFont = moved.filter(({ at }) => at < fontAt + swap)
    expect(sum(byFont.map(({ score }) => score)), JSON.stringify(byFont)).toBeLessThan(unseen)
    expect(moved.filter(({ at }) => at >= fontAt + swap)).toEqual([])
  })
}

test.describe('scripts', () => {
  const watchScripts = (page: Page) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    return scripts
  }

  test('start when the first picture has loaded', { tag: '@phone' }, async ({ page }) => {
    const scripts = watchScripts(page)
    let arrive = () => {}
    const late = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/pictures/edge/hero*', async (route) => {
      await late
      await route.continue()
    })
    await page.clock.install()
    await page.goto('/cases/edge', { waitUntil: 'domcontentloaded' })
    await page.clock.runFor(2_000)
    expect(scripts).toEqual([])
    arrive()
    await page.waitForLoadState('load')
    await page.clock.runFor(500)
    await expect.poll(() => scripts).not.toEqual([])
  })

  /** Opens a page whose first picture never loads, with a controlled clock. */
  const openWithoutPicture = async (page: Page) => {
    const scripts = watchScripts(page)
    await page.clock.install()
    await page.route('**/pictures/edge/hero*', () => {})
    await page.goto('/cases/edge', { waitUntil: 'domcontentloaded' })
    return scripts
  }

  test(
    'start at the first touch, even before the picture has loaded',
    { tag: '@phone' },
    async ({ page }) => {
      const scripts = await openWithoutPicture(page)
      // To the browser, a pointer that rests where a page appears has moved.
      await page.mouse.move(100, 100)
      await page.clock.runFor(2_000)
      expect(scripts).toEqual([])
      await page.keyboard.press('Tab')
      await expect.poll(() => scripts).not.toEqual([])
    },
  )

  test('start after three seconds at the latest', { tag: '@phone' }, async ({ page }) => {
    const scripts = await openWithoutPicture(page)
    await page.clock.runFor(3_100)
    await expect.poll(() => scripts).not.toEqual([])
  })
})

test('a move to another page runs none of the page’s scripts again', async ({ page }) => {
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
  await expect(page.locator('link[rel=stylesheet][href*="/site-"]')).toHaveCount(1)
})

test.describe('a file that does not load', () => {
  test.use({ expectedErrors: [/Failed to load resource|Failed to fetch|did not load/] })

  /** Opens a page to which no file of this name comes, then lets it come and tells the page of a connection. */
  const openWithout = async (page: Page, file: string) => {
    let connected = false
    await page.route(`**/assets/${file}`, (route) => (connected ? route.continue() : route.abort()))
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/contact')
    await failed
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    connected = true
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
  }

  for (const file of ['client-*.js', 'libraries-*.js', 'ContactPage-*.js']) {
    test(
      `is requested again, and the page becomes interactive: ${file}`,
      { tag: '@phone' },
      async ({ page }) => {
        await openWithout(page, file)
        await hydrated(page)
      },
    )
  }

  test('is requested again: the stylesheet', { tag: '@phone' }, async ({ page }) => {
    await openWithout(page, 'site-*.css')
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ href }) => href?.includes('/site-')),
    )
  })
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
